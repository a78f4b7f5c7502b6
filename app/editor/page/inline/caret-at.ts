/** The caret position at a point of the page, in CSS pixels of its window; null outside of any text. */
export function caretAt(pageDocument: Document, x: number, y: number): Range | null {
  // Safari lacks the standard function.
  if (!pageDocument.caretPositionFromPoint) return pageDocument.caretRangeFromPoint(x, y);
  const position = pageDocument.caretPositionFromPoint(x, y);
  if (!position) return null;
  const range = pageDocument.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}
