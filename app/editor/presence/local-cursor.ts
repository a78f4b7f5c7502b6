/** Reads the user's caret or selection from the DOM, when it is about to be sent to others. */
import { fieldKeyOf } from "#app/editor/form/focus-field.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import type { LocalCursor } from "#app/editor/sync/collaboration/presence-store.ts";

/** Null if no field of the resume has the focus. */
export function readLocalCursor(): LocalCursor | null {
  const control = document.activeElement;
  if (!document.hasFocus() || !control) return null;
  if (control instanceof HTMLIFrameElement) return pageCursor.read();
  const field = fieldKeyOf(control);
  if (field === null) return null;
  return { field, range: rangeIn(control) };
}

/** Null for controls without a selection: e-mail and month inputs, checkboxes. */
function rangeIn(control: Element): LocalCursor["range"] {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = control;
  if (start === null || end === null) return null;
  return { start, end, isBackward: selectionDirection === "backward" };
}
