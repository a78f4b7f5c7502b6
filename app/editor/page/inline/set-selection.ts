/** Sets the selection on the preview's page with as little layout work as possible. */

type Position = [node: Node, offset: number];

/**
 * Whether changing a selection's range changes the selection, as in the DOM standard; null until
 * tested.
 */
let isRangeLive: boolean | null = null;

/**
 * Sets the browser's selection. Moves a caret by its range, which takes 0.1 ms: `setBaseAndExtent`,
 * like reading the selection after a change of the page, makes the browser lay the page out (1.2 ms
 * per key).
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
