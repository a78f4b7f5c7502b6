type Position = [node: Node, offset: number];

/** Whether the range that a selection gives is part of it, as the DOM standard says; null while not known. */
let isRangeLive: boolean | null = null;

/**
 * Sets the browser's selection. A caret is moved by its range: `setBaseAndExtent` lays the page out, and so does
 * reading the selection after a change of the page (1.2 ms per key, against 0.1).
 */
export function setSelection(selection: Selection, anchor: Position, head: Position): void {
  const [node, offset] = head;
  const isCaret = anchor[0] === node && anchor[1] === offset;
  if (!isCaret || isRangeLive === false || selection.rangeCount === 0) {
    selection.setBaseAndExtent(...anchor, ...head);
    return;
  }
  const range = selection.getRangeAt(0);
  range.setStart(node, offset);
  range.collapse(true);
  isRangeLive ??= selection.focusNode === node && selection.focusOffset === offset;
  if (!isRangeLive) selection.setBaseAndExtent(...anchor, ...head);
}
