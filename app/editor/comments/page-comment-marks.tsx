/**
 * Marks the words on the page that open comment threads are about, with counts of threads in its
 * margin.
 */
import { useCallback, useState } from "react";
import { createPortal } from "react-dom";
import { locateAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { labelOfField } from "#app/core/resume/compare-resumes.ts";
import { boxesOnPage, boxStyle, type PageBox } from "#app/editor/page/marks/page-boxes.ts";
import { pageRangeFinder } from "#app/editor/page/marks/page-range.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { CommentCount } from "./comment-count.tsx";
import { TEXTS } from "./texts.ts";

/**
 * Counts closer than this, in percent of the page's height, are combined into one: a little more than the height of a
 * count at 100%, 24 of 1123 px.
 */
const MIN_COUNT_DISTANCE = 2.4;

interface PageThread {
  thread: Thread;
  boxes: PageBox[];
}

interface MarginCount {
  top: number;
  /** Field of the first thread. */
  field: string;
  threadIds: number[];
}

export function PageCommentMarks({
  preview,
  threads,
  activeThreadId,
  onPick,
}: {
  preview: PagePreview;
  /** The open threads. */
  threads: readonly Thread[];
  activeThreadId: number | null;
  onPick(threadId: number): void;
}) {
  const room = useOpenRoom();
  const [marks, setMarks] = useState<PageThread[]>([]);
  const { pageDocument, layer } = preview;
  const measure = useCallback(
    () => setMarks(measureThreads(room, pageDocument, threads)),
    [room, pageDocument, threads],
  );
  usePageMeasure(pageDocument, measure);
  const resume = room.document.read()?.resume;
  return createPortal(
    <>
      {marks.flatMap(({ thread, boxes }) =>
        boxes.map((box) => (
          <span
            key={`${thread.id} ${box.left} ${box.top}`}
            data-page-comment={thread.id}
            className={classNames(
              "absolute border-b-2 border-[#b45309]",
              thread.id === activeThreadId ? "bg-[#b45309]/30" : "bg-[#b45309]/12",
            )}
            style={boxStyle(box)}
          />
        )),
      )}
      {combineCounts(marks).map(({ top, field, threadIds }) => (
        <CommentCount
          // Not keyed by position, so that the button keeps the focus while the text above it
          // grows.
          key={threadIds[0]}
          fieldLabel={TEXTS.onThePage({ labelOfField: labelOfField(resume, field) })}
          threadIds={threadIds}
          activeThreadId={activeThreadId}
          onPick={onPick}
          className="right-1"
          style={{ top: `${top}%` }}
        />
      ))}
    </>,
    layer,
  );
}

function measureThreads(
  room: Room,
  pageDocument: Document,
  threads: readonly Thread[],
): PageThread[] {
  const snapshot = room.document.read();
  if (!snapshot) return [];
  const findRange = pageRangeFinder(pageDocument, snapshot);
  return threads.flatMap((thread) => {
    const { anchor } = thread;
    const location = room.presence.withDocument((doc) => locateAnchor(doc, anchor));
    if (location.kind === "gone") return [];
    const textRange = location.kind === "range" ? location : null;
    const range = findRange(anchor.field, textRange);
    const boxes = range ? boxesOnPage(range) : [];
    return boxes.length > 0 ? [{ thread, boxes }] : [];
  });
}

/** The counts from top to bottom, close ones combined. */
function combineCounts(marks: readonly PageThread[]): MarginCount[] {
  const counts: MarginCount[] = [];
  const byTop = marks
    .map(({ thread, boxes }) => ({ thread, top: boxes[0]?.top ?? 0 }))
    .sort((a, b) => a.top - b.top);
  for (const { thread, top } of byTop) {
    const last = counts.at(-1);
    if (last && top - last.top < MIN_COUNT_DISTANCE) last.threadIds.push(thread.id);
    else counts.push({ top, field: thread.anchor.field, threadIds: [thread.id] });
  }
  return counts;
}
