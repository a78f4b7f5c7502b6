/**
 * Lists the keywords that the user marked as not a requirement, with a button to count them again.
 */

import { TEXTS } from "#app/features/score-report/texts.ts";
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
      {TEXTS.notCounted(excluded.join(", "))}{" "}
      {onRestore ? (
        <Button variant="quiet" size="small" className="px-1 text-accent" onClick={onRestore}>
          {TEXTS.countThemAgain}
        </Button>
      ) : null}
    </p>
  );
}
