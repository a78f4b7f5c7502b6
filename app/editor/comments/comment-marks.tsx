/** Marks the words that open discussions are about, and counts these at their fields. */
import { useEffect, useRef, useState } from "react";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { stopMeasuring } from "#app/editor/presence/text-geometry.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { createFollowUp } from "#app/editor/sync/typing-pause.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { CommentCount } from "./comment-count.tsx";
import { type FieldMark, measureAnchors } from "./measure-anchors.ts";

/** After typing has paused: the marks of many discussions cost more than a keystroke may. */
const SETTLED_MS = 80;

export function CommentMarks({
  threads,
  active,
  onPick,
}: {
  /** The open ones. */
  threads: readonly Thread[];
  active: number | null;
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
    const rest = createFollowUp(SETTLED_MS, measure);
    measure();
    const unsubscribe = room.document.subscribe(rest.schedule);
    const resized = new ResizeObserver(rest.schedule);
    resized.observe(element);
    element.parentElement?.addEventListener("scroll", rest.schedule, true);
    // One entry closes when another is opened, which may leave the form as high as it was.
    element.parentElement?.addEventListener("click", rest.schedule);
    return () => {
      rest.cancel();
      unsubscribe();
      resized.disconnect();
      element.parentElement?.removeEventListener("scroll", rest.schedule, true);
      element.parentElement?.removeEventListener("click", rest.schedule);
    };
  }, [room, threads]);
  useEffect(() => stopMeasuring, []);

  return (
    <div ref={layer} className="pointer-events-none absolute inset-0 z-5 overflow-clip">
      {marks.map(({ field, threads: about, corner, ranges }) => (
        <div key={field}>
          {ranges.flatMap(({ threadId, boxes }) =>
            boxes.map((box) => (
              <span
                key={`${threadId} ${box.left} ${box.top}`}
                data-comment={threadId}
                className={classNames(
                  "absolute border-b-2 border-warn",
                  threadId === active ? "bg-warn/30" : "bg-warn/12",
                )}
                style={box}
              />
            )),
          )}
          <CommentCount
            about={labelOf(field)}
            threads={about}
            active={active}
            onPick={onPick}
            className="-translate-x-[calc(100%+1rem)] -translate-y-1/2"
            style={corner}
          />
        </div>
      ))}
    </div>
  );
}

const labelOf = (field: string): string =>
  document.querySelector(`label[for="${CSS.escape(`field-${field}`)}"]`)?.textContent ?? "";
