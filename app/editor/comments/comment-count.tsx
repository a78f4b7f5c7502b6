/** Button with the number of open comment threads on a field; each click shows the next thread. */
import type { CSSProperties } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";

export function CommentCount({
  fieldLabel,
  threadIds,
  activeThreadId,
  onPick,
  className,
  style,
}: {
  /** The field's label; empty if unknown. */
  fieldLabel: string;
  threadIds: readonly number[];
  /** The thread that is shown now, if any. */
  activeThreadId: number | null;
  onPick(threadId: number): void;
  className: string;
  style: CSSProperties;
}) {
  const count = threadIds.length;
  const name =
    fieldLabel === "" ? TEXTS.comments(count) : TEXTS.commentsOn({ count, about: fieldLabel });
  const isActive = activeThreadId !== null && threadIds.includes(activeThreadId);
  return (
    <button
      type="button"
      data-comment-count
      aria-label={name}
      title={name}
      onClick={() => onPick(nextThread(threadIds, activeThreadId))}
      className={classNames(
        "pointer-events-auto absolute grid h-6 min-w-6 place-items-center rounded-full border px-1.5 text-xs font-semibold tabular-nums pointer-coarse:h-8 pointer-coarse:min-w-8",
        isActive ? "border-warn bg-warn text-paper" : "border-warn bg-warn-wash text-warn",
        className,
      )}
      style={style}
    >
      {count}
    </button>
  );
}

/** The thread after the active one, else the first. */
function nextThread(threadIds: readonly number[], activeThreadId: number | null): number {
  const index = activeThreadId === null ? -1 : threadIds.indexOf(activeThreadId);
  return threadIds[(index + 1) % threadIds.length] as number;
}
