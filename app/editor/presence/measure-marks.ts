/** Measures the carets and selections of other people as boxes over the form. */

import type * as Y from "yjs";
import { rangeOf } from "#app/core/collab/protocol/presence.ts";
import { findExpander } from "#app/editor/form/focus-field.ts";
import type { OtherCollaborator } from "#app/editor/sync/collaboration/presence-state.ts";
import { type Box, boxesOf, type TextControl } from "./text-geometry.ts";

/** Where to draw one person's cursor; boxes are relative to the layer over the form. */
export interface CursorMark {
  clientId: number;
  user: OtherCollaborator["user"];
  boxes: Box[];
  caret: Box | null;
  /** The control's box, to outline it if the caret's position in it is unknown. */
  outline: Box | null;
  /** Changes when the caret moves in its text, but not when the form is laid out again. */
  position: string;
}

/** @param layer the element over the form, to whose upper left corner all positions are relative */
export function measureCursorMarks(
  doc: Y.Doc,
  layer: HTMLElement,
  others: readonly OtherCollaborator[],
): CursorMark[] {
  const origin = layer.getBoundingClientRect();
  const relativeToLayer = ({ left, top, width, height }: Box): Box => ({
    left: left - origin.left,
    top: top - origin.top,
    width,
    height,
  });
  return others.flatMap<CursorMark>(({ clientId, user, cursor }) => {
    const control = cursor && document.getElementById(`field-${cursor.field}`);
    if (!control) return [];
    const range = rangeOf(doc, cursor);
    const position = `${cursor.field} ${JSON.stringify(range)}`;
    const markedPerson = { clientId, user, position };
    // In a collapsed entry or section, its heading line is marked instead.
    const expander = findExpander(control);
    const visibleElement = expander ?? control;
    // Its pane is hidden.
    if (visibleElement.getClientRects().length === 0) return [];
    if (expander) {
      return [
        {
          ...markedPerson,
          boxes: [],
          caret: null,
          outline: relativeToLayer(expander.getBoundingClientRect()),
        },
      ];
    }
    const isText = control instanceof HTMLTextAreaElement || isTextInput(control);
    if (range && isText) {
      const { boxes, caret } = boxesOf(control as TextControl, range.start, range.end, range.head);
      return [
        {
          ...markedPerson,
          boxes: boxes.map(relativeToLayer),
          caret: caret && relativeToLayer(caret),
          outline: null,
        },
      ];
    }
    return [
      {
        ...markedPerson,
        boxes: [],
        caret: null,
        outline: relativeToLayer(control.getBoundingClientRect()),
      },
    ];
  });
}

function isTextInput(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && ["text", "tel", "email"].includes(control.type);
}
