/** Moves the focus on from the page's frame, whose links would come next although they only lead back to the form. */

const CONTROLS = "a[href], button, input, select, textarea, [tabindex]";

/** Focuses the first control of the editor after the frame; false if there is none. */
export function focusNextControl(pageDocument: Document): boolean {
  const frame = pageDocument.defaultView?.frameElement;
  if (!frame) return false;
  for (const control of frame.ownerDocument.querySelectorAll<HTMLElement>(CONTROLS)) {
    const isAfter = frame.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isAfter || control.tabIndex < 0 || control.matches(":disabled")) continue;
    if (control.getClientRects().length === 0) continue;
    control.focus();
    if (frame.ownerDocument.activeElement === control) return true;
  }
  return false;
}
