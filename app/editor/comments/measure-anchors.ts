/**
 * Measures where comment threads are in the form: boxes over their words, and the place of a count at each field. The
 * anchor of a thread is its field and, unless it is about the whole field, the characters that it is about.
 */
import type * as Y from "yjs";
import { locateAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { findExpander } from "#app/editor/form/focus-field.ts";
import { type Box, boxesOf, isTextControl } from "#app/editor/presence/text-geometry.ts";

export interface FieldMark {
  field: string;
  /** Oldest first. */
  threadIds: number[];
  /**
   * The place of the count: the control's lower right corner, or the end of a collapsed entry's
   * line.
   */
  countPosition: { left: number; top: number };
  ranges: { threadId: number; boxes: Box[] }[];
}

/** @param layer the element over the form, to whose upper left corner all positions are relative */
export function measureAnchors(
  doc: Y.Doc,
  layer: HTMLElement,
  threads: readonly Thread[],
): FieldMark[] {
  const origin = layer.getBoundingClientRect();
  const relativeToLayer = (box: Box): Box => ({
    ...box,
    left: box.left - origin.left,
    top: box.top - origin.top,
  });
  const fields = new Set(threads.map(({ anchor }) => anchor.field));
  /** Marks of collapsed entries and sections, each of which has one count for all threads in it. */
  const collapsed = new Map<HTMLElement, FieldMark>();
  return [...fields].flatMap<FieldMark>((field) => {
    const fieldThreads = threads.filter(({ anchor }) => anchor.field === field);
    const threadIds = fieldThreads.map(({ id }) => id);
    const control = document.getElementById(`field-${field}`);
    if (!control) return [];
    const expander = findExpander(control);
    const visibleElement = expander ?? control;
    // Its pane is hidden.
    if (visibleElement.getClientRects().length === 0) return [];
    const bounds = visibleElement.getBoundingClientRect();
    const left = bounds.right - origin.left;
    if (expander) {
      const earlierMark = collapsed.get(expander);
      if (earlierMark) {
        earlierMark.threadIds.push(...threadIds);
        return [];
      }
      const countPosition = { left, top: bounds.top + bounds.height / 2 - origin.top };
      const mark = { field, threadIds, countPosition, ranges: [] };
      collapsed.set(expander, mark);
      return [mark];
    }
    const ranges = fieldThreads.flatMap(({ id, anchor }) => {
      const location = locateAnchor(doc, anchor);
      if (location.kind !== "range" || !isTextControl(control)) return [];
      const { boxes } = boxesOf(control, location.start, location.end, location.start);
      return [{ threadId: id, boxes: boxes.map(relativeToLayer) }];
    });
    const countPosition = { left, top: bounds.bottom - origin.top };
    return [{ field, threadIds, countPosition, ranges }];
  });
}
