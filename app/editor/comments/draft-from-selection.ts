/**
 * Makes the target of a new comment from the selection, and shows an anchor's words in the form or
 * on the page.
 */

import { anchorAt, fieldText, locateAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Anchor } from "#app/core/collab/comments/discussion.ts";
import { focusField, revealField } from "#app/editor/form/focus-field.ts";
import { findPageRange } from "#app/editor/page/marks/page-range.ts";
import { showOnPage } from "#app/editor/page/marks/show-on-page.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { isTextControl } from "#app/editor/presence/text-geometry.ts";
import type { FieldSelection } from "#app/editor/selection/field-selection.ts";
import { findWords, textRangeOfSelection } from "#app/editor/selection/selection-text-range.ts";
import type { DraftTarget } from "#app/editor/sync/offline/comment-drafts.ts";
import type { Room } from "#app/editor/sync/room.ts";

/** Null if the document has no such field. */
export function draftFromSelection(
  room: Room,
  selected: FieldSelection,
  kind: DraftTarget["kind"],
): DraftTarget | null {
  const { field, control } = selected;
  return room.presence.withDocument((doc) => {
    const fullText = fieldText(doc, field);
    if (fullText === null) return null;
    const range = selected.onPage
      ? textRangeOfSelection(fullText, field, selected.onPage)
      : rangeInForm(fullText, selected);
    const anchor = range
      ? anchorAt(doc, field, range.start, range.end)
      : { field, start: null, end: null };
    if (control) revealAbovePanel(control);
    const location = locateAnchor(doc, anchor);
    return { kind, anchor, words: location.kind === "gone" ? fullText : location.text };
  });
}

/**
 * The input's text can differ from the document's: if it is too long to be saved, or a list being
 * typed.
 */
function rangeInForm(fullText: string, { control, range }: FieldSelection) {
  if (!range || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return null;
  if (control.value === fullText) return range;
  return findWords(fullText, control.value.slice(range.start, range.end));
}

/** On a phone the comments panel covers the lower half of the screen. */
function revealAbovePanel(control: HTMLElement): void {
  if (matchMedia("(max-width: 40rem)").matches) control.scrollIntoView({ block: "start" });
}

/** Brings the words into view on the page. */
export function showWordsOnPage(room: Room, preview: PagePreview, anchor: Anchor): void {
  const snapshot = room.document.read();
  const location = room.presence.withDocument((doc) => locateAnchor(doc, anchor));
  if (!snapshot || location.kind === "gone") return;
  const words = location.kind === "range" ? location : null;
  const range = findPageRange(preview.pageDocument, snapshot, anchor.field, words);
  if (range) showOnPage(preview, range);
}

/**
 * Brings the words into view in the form. With touch, the field is not focused, which would open
 * the keyboard.
 */
export function showWords(room: Room, form: HTMLElement, anchor: Anchor): void {
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const control = (isTouch ? revealField : focusField)(form, anchor.field);
  if (!control) return;
  revealAbovePanel(control);
  const location = room.presence.withDocument((doc) => locateAnchor(doc, anchor));
  if (location.kind !== "range" || !isTextControl(control)) return;
  control.setSelectionRange(location.start, location.start);
}
