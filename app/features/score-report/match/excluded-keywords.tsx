/** Says what a person removed from the analysis as no requirement. */
import { Button } from "#app/ui/controls/button.tsx";

export function ExcludedKeywords({
  excluded = [],
  onRestore,
}: {
  excluded?: string[] | undefined;
  onRestore?: (() => void) | undefined;
}) {
  if (excluded.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      Not counted, because you marked them as no requirement: {excluded.join(", ")}.{" "}
      {onRestore ? (
        <Button variant="quiet" size="small" className="px-1 text-accent" onClick={onRestore}>
          Count them again
        </Button>
      ) : null}
    </p>
  );
}
