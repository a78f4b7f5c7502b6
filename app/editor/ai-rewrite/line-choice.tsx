/** Lets the user choose the line of a description to rewrite. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

export function LineChoice({
  index,
  count,
  onChoose,
}: {
  /** Index of the chosen line. */
  index: number;
  count: number;
  onChoose(index: number): void;
}) {
  if (count < 2) return <p className="min-h-6 text-sm font-semibold">{TEXTS.thisLine}</p>;
  return (
    <div className="-my-1 flex items-center gap-1">
      <p role="status" className="text-sm font-semibold tabular-nums">
        {TEXTS.lineOf({ line: index + 1, count })}
      </p>
      <IconButton
        size="small"
        label={TEXTS.previousLine}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onChoose(index - 1)}
      >
        <ChevronLeft aria-hidden size={16} />
      </IconButton>
      <IconButton
        size="small"
        label={TEXTS.nextLine}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onChoose(index + 1)}
      >
        <ChevronRight aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
