/** The narrow strip in place of a collapsed pane, which opens it again. */
import { PanelLeftOpen, PanelRightOpen } from "lucide-react";
import { TEXTS } from "#app/editor/shell/texts.ts";

export function PaneRail({
  label,
  side,
  onOpen,
}: {
  label: string;
  side: "left" | "right";
  onOpen(): void;
}) {
  const Icon = side === "left" ? PanelLeftOpen : PanelRightOpen;
  return (
    <button
      type="button"
      aria-label={TEXTS.show({ label: label.toLowerCase() })}
      title={TEXTS.show({ label: label.toLowerCase() })}
      aria-expanded={false}
      onClick={onOpen}
      className="flex h-full w-full flex-col items-center gap-3 bg-raised py-3 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden size={18} />
      <span aria-hidden className="text-sm font-semibold [writing-mode:vertical-rl]">
        {label}
      </span>
    </button>
  );
}
