/** Button with the number of open comment threads on a field; each click shows the next thread. */
import type { CSSProperties } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";

export function CommentCount({
  about,
  threads,
  active,
  onPick,
  className,
  style,
}: {
  /** The field's label; empty if unknown. */
  about: string;
  threads: readonly number[];
  /** The thread that is shown now, if any. */
  active: number | null;
  onPick(threadId: number): void;
  className: string;
  style: CSSProperties;
}) {
  const count = threads.length;
  const name = about === "" ? TEXTS.comments(count) : TEXTS.commentsOn({ count, about });
  const isActive = active !== null && threads.includes(active);
  return (
    <button
      type="button"
      data-comment-count
      aria-label={name}
      title={name}
      onClick={() => onPick(nextThread(threads, active))}
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
function nextThread(threads: readonly number[], active: number | null): number {
  const index = active === null ? -1 : threads.indexOf(active);
  return threads[(index + 1) % threads.length] as number;
}
