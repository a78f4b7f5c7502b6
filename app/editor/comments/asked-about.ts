/** From a selection in the form to what is said about it, and from an anchor back to the form. */

import { anchorAt, fieldText, placeOf } from "#app/core/collab/comments/anchors.ts";
import type { Anchor } from "#app/core/collab/comments/discussion.ts";
import { focusField, revealField } from "#app/editor/form/focus-field.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { isTextControl } from "./measure-anchors.ts";
import type { Selected } from "./selected-text.ts";
import type { Asked } from "./use-kept.ts";

/** Null where there is nothing in the document to say it about. */
export function askedAbout(room: Room, selected: Selected, kind: Asked["kind"]): Asked | null {
  const { field, range, control } = selected;
  return room.presence.withDocument((doc) => {
    const whole = fieldText(doc, field);
    if (whole === null) return null;
    // A text still too long to be saved is another one than the room's.
    const isSame = isTextControl(control) && control.value === whole;
    const anchor =
      range && isSame
        ? anchorAt(doc, field, range.start, range.end)
        : { field, start: null, end: null };
    revealAboveSheet(control);
    const words = anchor.start === null || !range ? whole : whole.slice(range.start, range.end);
    return { kind, anchor, words };
  });
}

/** On a phone the sheet covers the lower half. */
function revealAboveSheet(control: HTMLElement): void {
  if (matchMedia("(max-width: 40rem)").matches) control.scrollIntoView({ block: "start" });
}

/** Brings the words into view; a finger gets no keyboard for it. */
export function showWords(room: Room, form: HTMLElement, anchor: Anchor): void {
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const control = (isTouch ? revealField : focusField)(form, anchor.field);
  if (!control) return;
  revealAboveSheet(control);
  const place = room.presence.withDocument((doc) => placeOf(doc, anchor));
  if (place.kind !== "range" || !isTextControl(control)) return;
  control.setSelectionRange(place.start, place.start);
}
