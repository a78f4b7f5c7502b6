/**
 * Draws the carets and selections of other people on the preview page, in the texts that they are
 * in.
 */
import { useCallback, useState } from "react";
import { createPortal } from "react-dom";
import { rangeOf } from "#app/core/collab/protocol/presence.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";
import { boxesOnPage, boxStyle, type PageBox } from "#app/editor/page/marks/page-boxes.ts";
import { findPageRange } from "#app/editor/page/marks/page-range.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import type { OtherCollaborator } from "#app/editor/sync/collaboration/presence-state.ts";
import type { ReadableRoom, Room } from "#app/editor/sync/room.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TruncatedName } from "./truncated-name.tsx";
import { useLabelFade } from "./use-label-fade.ts";
import { useLabelVisibility } from "./use-label-visibility.ts";
import { usePresence } from "./use-presence.ts";

/**
 * A name closer than this to the page's right edge, in percent of its width, is drawn to the left
 * of its caret.
 */
const NAME_WIDTH_PERCENT = 25;

interface PageMark {
  clientId: number;
  user: OtherCollaborator["user"];
  boxes: PageBox[];
  /** Null if the whole field is marked. */
  caret: PageBox | null;
  /** Changes when the caret moves in its text, but not when the page is laid out again. */
  position: string;
}

export function PageCarets({ preview }: { preview: PagePreview }) {
  const room = useOpenRoom();
  const others = usePresence((view) => view.others);
  const [marks, setMarks] = useState<PageMark[]>([]);
  const { pageDocument, layer } = preview;
  const measure = useCallback(
    () => setMarks(others.flatMap((other) => measureMark(room, pageDocument, other) ?? [])),
    [room, pageDocument, others],
  );
  usePageMeasure(pageDocument, measure);
  return createPortal(
    <div aria-hidden>
      {marks.map((mark) => (
        <RemoteMark key={mark.clientId} {...mark} />
      ))}
    </div>,
    layer,
  );
}

function measureMark(
  room: Room & ReadableRoom,
  pageDocument: Document,
  { clientId, user, cursor }: OtherCollaborator,
): PageMark | null {
  const snapshot = room.document.read();
  if (!cursor || !snapshot) return null;
  const range = room.presence.withDocument((doc) => {
    const located = rangeOf(doc, cursor);
    return located && { start: located.start, end: located.end, head: located.head };
  });
  const textRange = findPageRange(pageDocument, snapshot, cursor.field, range);
  const head =
    range &&
    findPageRange(pageDocument, snapshot, cursor.field, { start: range.head, end: range.head });
  const isSelection = range === null || range.start < range.end;
  const boxes = textRange && isSelection ? boxesOnPage(textRange) : [];
  const caret = head?.collapsed ? (boxesOnPage(head)[0] ?? null) : null;
  const position = `${cursor.field} ${JSON.stringify(range)}`;
  return boxes.length > 0 || caret ? { clientId, user, boxes, caret, position } : null;
}

function RemoteMark({ clientId, user, boxes, caret, position }: PageMark) {
  const { color } = user;
  const labelBox = caret ?? boxes[0];
  const isAtRight = labelBox !== undefined && labelBox.left > 100 - NAME_WIDTH_PERCENT;
  const label = useLabelVisibility("page", clientId, labelBox !== undefined);
  useLabelFade(label, labelBox ? position : null);
  return (
    <>
      {boxes.map((box) => (
        <span
          key={`${box.left} ${box.top}`}
          className={classNames("absolute", caret ? "opacity-25" : "opacity-15")}
          style={{ ...boxStyle(box), background: color }}
        />
      ))}
      {caret ? (
        <span
          data-page-caret={shownName(user)}
          className="absolute -ml-px w-0.5 rounded-full"
          style={{
            left: `${caret.left}%`,
            top: `${caret.top}%`,
            height: `${caret.height}%`,
            background: color,
          }}
        />
      ) : null}
      {labelBox ? (
        <span
          ref={label}
          className={classNames(
            "absolute max-w-40 -translate-y-full truncate rounded-control px-1 text-[0.6875rem] leading-3.5 font-semibold text-sheet",
            isAtRight ? "rounded-br-none" : "rounded-bl-none",
          )}
          style={{
            ...(isAtRight ? { right: `${100 - labelBox.left}%` } : { left: `${labelBox.left}%` }),
            top: `${labelBox.top}%`,
            background: color,
          }}
        >
          <TruncatedName person={user} />
        </span>
      ) : null}
    </>
  );
}
