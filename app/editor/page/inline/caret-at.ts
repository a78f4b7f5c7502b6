/** The caret position at a point of the page, in CSS pixels of its window; null outside of any text. */
export function caretAt(frame: Document, x: number, y: number): Range | null {
  // Safari lacks the standard function.
  if (!frame.caretPositionFromPoint) return frame.caretRangeFromPoint(x, y);
  const position = frame.caretPositionFromPoint(x, y);
  if (!position) return null;
  const range = frame.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}
