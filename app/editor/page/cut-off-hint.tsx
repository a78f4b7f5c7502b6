/**
 * For reviewers on a phone, whose page opens at its real size: how to read a line to its end, and a
 * button that fits the page instead.
 */
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

export function CutOffHint({ onFit }: { onFit(): void }) {
  return (
    <div className="flex items-center justify-center gap-3 border-b border-line bg-raised px-3 py-1 text-sm">
      <p>{TEXTS.dragSideways}</p>
      <Button size="small" onClick={onFit}>
        {TEXTS.fitPage}
      </Button>
    </div>
  );
}
