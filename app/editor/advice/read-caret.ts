/** The field and the offset of the caret, in the form or on the page. */
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";

export function readCaret(): { field: string; offset: number } | null {
  const control = document.activeElement;
  if (control instanceof HTMLIFrameElement) {
    const cursor = pageCursor.read();
    return cursor?.range ? { field: cursor.field, offset: cursor.range.end } : null;
  }
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return null;
  const offset = control.selectionEnd;
  if (!control.id.startsWith("field-") || offset === null) return null;
  return { field: control.id.slice("field-".length), offset };
}
