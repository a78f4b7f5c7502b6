/** Where discussions are on the screen: boxes over their words, and a count at each field. */
import type * as Y from "yjs";
import { placeOf } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { type Box, boxesOf, type TextControl } from "#app/editor/presence/text-geometry.ts";

export interface FieldMark {
  field: string;
  /** The eldest first. */
  threads: number[];
  /** Where the count stands: the control's lower right corner. */
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
  return [...fields].flatMap<FieldMark>((field) => {
    const about = threads.filter(({ anchor }) => anchor.field === field);
    const control = document.getElementById(`field-${field}`);
    // Nothing to draw in a section that is folded, or a pane that is not shown.
    if (!control || control.getClientRects().length === 0) return [];
    const frame = control.getBoundingClientRect();
    const ranges = about.flatMap(({ id, anchor }) => {
      const words = placeOf(doc, anchor);
      if (words.kind !== "range" || !isTextControl(control)) return [];
      const { boxes } = boxesOf(control, words.start, words.end, words.start);
      return [{ threadId: id, boxes: boxes.map(place) }];
    });
    const corner = { left: frame.right - origin.left, top: frame.bottom - origin.top };
    return [{ field, threads: about.map(({ id }) => id), corner, ranges }];
  });
}

export function isTextControl(control: Element): control is TextControl {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && ["text", "tel", "url"].includes(control.type);
}
