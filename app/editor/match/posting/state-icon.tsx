/**
 * The icon of a line's state. With `showsName`, also the state's name; otherwise the caller renders
 * it, for screen readers.
 */
import { CircleCheck, CircleQuestionMark, CircleX, Contrast } from "lucide-react";
import type { LineState } from "./posting-lines.ts";
import { STATE_LABELS } from "./texts.ts";

const ICONS = {
  shown: { Icon: CircleCheck, tone: "text-good" },
  partly: { Icon: Contrast, tone: "text-warn" },
  missing: { Icon: CircleX, tone: "text-bad" },
  unread: { Icon: CircleQuestionMark, tone: "text-ink-soft" },
} as const;

export function StateIcon({ state, showsName = false }: { state: LineState; showsName?: boolean }) {
  if (state === "plain") return null;
  const { Icon, tone } = ICONS[state];
  return (
    <>
      <span
        title={STATE_LABELS[state]}
        className={`grid h-5 w-4 shrink-0 place-items-center ${tone}`}
      >
        <Icon aria-hidden size={16} />
      </span>
      {showsName ? STATE_LABELS[state] : null}
    </>
  );
}
