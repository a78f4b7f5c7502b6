/**
 * Marks the words in the form that open comment threads are about, with a count of threads at each
 * field.
 */
import { useEffect, useRef, useState } from "react";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { removeMirror } from "#app/editor/presence/text-geometry.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { roomValuesOf } from "#app/editor/sync/room-values.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { CommentCount } from "./comment-count.tsx";
import { type FieldMark, measureAnchors } from "./measure-anchors.ts";

/**
 * Delay after the last change, since measuring many marks takes too long to do at every keystroke.
 */
const MEASURE_DELAY_MS = 80;

export function CommentMarks({
  threads,
  activeThreadId,
  onPick,
}: {
  /** The open threads. */
  threads: readonly Thread[];
  activeThreadId: number | null;
  onPick(threadId: number): void;
}) {
  const room = useOpenRoom();
  const layer = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<FieldMark[]>([]);
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    const measure = () =>
      setMarks(room.presence.withDocument((doc) => measureAnchors(doc, element, threads)));
    const measureTask = createTypingPauseTask(MEASURE_DELAY_MS, measure);
    measure();
    const unsubscribe = roomValuesOf(room).subscribe(measureTask.schedule);
    const resizeObserver = new ResizeObserver(measureTask.schedule);
    resizeObserver.observe(element);
    element.parentElement?.addEventListener("scroll", measureTask.schedule, true);
    // A click may open an entry and close another, without changing the form's height.
    element.parentElement?.addEventListener("click", measureTask.schedule);
    return () => {
      measureTask.cancel();
      unsubscribe();
      resizeObserver.disconnect();
      element.parentElement?.removeEventListener("scroll", measureTask.schedule, true);
      element.parentElement?.removeEventListener("click", measureTask.schedule);
    };
  }, [room, threads]);
  // `measureAnchors` adds an invisible copy of a field to the page.
  useEffect(() => removeMirror, []);

  return (
    <div ref={layer} className="pointer-events-none absolute inset-0 z-5 overflow-clip">
      {marks.map(({ field, threadIds, countPosition, ranges }) => (
        <div key={field}>
          {ranges.flatMap(({ threadId, boxes }) =>
            boxes.map((box) => (
              <span
                key={`${threadId} ${box.left} ${box.top}`}
                data-comment={threadId}
                className={classNames(
                  "absolute border-b-2 border-warn",
                  threadId === activeThreadId ? "bg-warn/30" : "bg-warn/12",
                )}
                style={box}
              />
            )),
          )}
          <CommentCount
            fieldLabel={labelOf(field)}
            threadIds={threadIds}
            activeThreadId={activeThreadId}
            onPick={onPick}
            className="-translate-x-[calc(100%+1rem)] -translate-y-1/2"
            style={countPosition}
          />
        </div>
      ))}
    </div>
  );
}

const labelOf = (field: string): string =>
  document.querySelector(`label[for="${CSS.escape(`field-${field}`)}"]`)?.textContent ?? "";
