/** Measures the carets and selections of other people as boxes over the form. */

import type * as Y from "yjs";
import { rangeOf } from "#app/core/collab/protocol/presence.ts";
import { findExpander } from "#app/editor/form/focus-field.ts";
import type { OtherCollaborator } from "#app/editor/sync/collaboration/presence-state.ts";
import { type Box, boxesOf, type TextControl } from "./text-geometry.ts";

export interface Mark {
  clientId: number;
  user: OtherCollaborator["user"];
  boxes: Box[];
  caret: Box | null;
  /** The control's box, to outline it if the caret's place in it is unknown. */
  outline: Box | null;
}

export function measureMarks(
  doc: Y.Doc,
  layer: HTMLElement,
  others: readonly OtherCollaborator[],
): Mark[] {
  const origin = layer.getBoundingClientRect();
  const place = ({ left, top, width, height }: Box): Box => ({
    left: left - origin.left,
    top: top - origin.top,
    width,
    height,
  });
  return others.flatMap<Mark>(({ clientId, user, cursor }) => {
    const control = cursor && document.getElementById(`field-${cursor.field}`);
    if (!control) return [];
    const who = { clientId, user };
    // In a collapsed entry or section, its heading line is marked instead.
    const expander = findExpander(control);
    const shown = expander ?? control;
    // Its pane is hidden.
    if (shown.getClientRects().length === 0) return [];
    if (expander) {
      return [{ ...who, boxes: [], caret: null, outline: place(expander.getBoundingClientRect()) }];
    }
    const range = rangeOf(doc, cursor);
    const isText = control instanceof HTMLTextAreaElement || isTextInput(control);
    if (range && isText) {
      const { boxes, caret } = boxesOf(control as TextControl, range.start, range.end, range.head);
      return [{ ...who, boxes: boxes.map(place), caret: caret && place(caret), outline: null }];
    }
    return [{ ...who, boxes: [], caret: null, outline: place(control.getBoundingClientRect()) }];
  });
}

function isTextInput(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && ["text", "tel", "email"].includes(control.type);
}
