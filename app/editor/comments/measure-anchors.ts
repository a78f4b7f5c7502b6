/** Where discussions are on the screen: boxes over their words, and a count at each field. */
import type * as Y from "yjs";
import { placeOf } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { findExpander } from "#app/editor/form/focus-field.ts";
import { type Box, boxesOf, isTextControl } from "#app/editor/presence/text-geometry.ts";

export interface FieldMark {
  field: string;
  /** The eldest first. */
  threads: number[];
  /** Where the count is: the control's lower right corner, or the end of a closed entry's line. */
  corner: { left: number; top: number };
  ranges: { threadId: number; boxes: Box[] }[];
}

export function measureAnchors(
  doc: Y.Doc,
  layer: HTMLElement,
  threads: readonly Thread[],
): FieldMark[] {
  const origin = layer.getBoundingClientRect();
  const place = (box: Box): Box => ({
    ...box,
    left: box.left - origin.left,
    top: box.top - origin.top,
  });
  const fields = new Set(threads.map(({ anchor }) => anchor.field));
  /** Of closed entries and sections: all comments in one are counted together, on its line. */
  const closed = new Map<HTMLElement, FieldMark>();
  return [...fields].flatMap<FieldMark>((field) => {
    const about = threads.filter(({ anchor }) => anchor.field === field);
    const ids = about.map(({ id }) => id);
    const control = document.getElementById(`field-${field}`);
    if (!control) return [];
    const expander = findExpander(control);
    const shown = expander ?? control;
    // A pane that is not shown.
    if (shown.getClientRects().length === 0) return [];
    const frame = shown.getBoundingClientRect();
    const left = frame.right - origin.left;
    if (expander) {
      const counted = closed.get(expander);
      if (counted) {
        counted.threads.push(...ids);
        return [];
      }
      const corner = { left, top: frame.top + frame.height / 2 - origin.top };
      const mark = { field, threads: ids, corner, ranges: [] };
      closed.set(expander, mark);
      return [mark];
    }
    const ranges = about.flatMap(({ id, anchor }) => {
      const words = placeOf(doc, anchor);
      if (words.kind !== "range" || !isTextControl(control)) return [];
      const { boxes } = boxesOf(control, words.start, words.end, words.start);
      return [{ threadId: id, boxes: boxes.map(place) }];
    });
    return [{ field, threads: ids, corner: { left, top: frame.bottom - origin.top }, ranges }];
  });
}
