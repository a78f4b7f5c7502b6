/**
 * Boxes around text on the shown page, in percent of its size, so that they stay in place at any
 * zoom.
 */

export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One box per line of the range's text; none for lines on another page. */
export function boxesOnPage(range: Range): PageBox[] {
  const pageDocument = range.startContainer.ownerDocument;
  if (!pageDocument) return [];
  const { clientWidth, clientHeight } = pageDocument.documentElement;
  const percent = ({ left, top, width, height }: DOMRect): PageBox => ({
    left: (left / clientWidth) * 100,
    top: (top / clientHeight) * 100,
    width: (width / clientWidth) * 100,
    height: (height / clientHeight) * 100,
  });
  return rectsOf(range, pageDocument)
    .filter(({ left, height }) => left >= 0 && left < clientWidth && height > 0)
    .map(percent);
}

/** The style of an element that covers a box. */
export const boxStyle = ({ left, top, width, height }: PageBox) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

/**
 * The rectangles of the text only: a range's own rectangles include whole elements, such as a list's lines in their
 * full width.
 */
function rectsOf(range: Range, pageDocument: Document): DOMRect[] {
  if (range.collapsed) return caretRects(range);
  const walker = pageDocument.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  const part = pageDocument.createRange();
  let node: Node | null = walker.currentNode;
  if (node.nodeType !== Node.TEXT_NODE) node = walker.nextNode();
  for (; node; node = walker.nextNode()) {
    if (!range.intersectsNode(node) || node.textContent?.trim() === "") continue;
    part.selectNodeContents(node);
    if (node === range.startContainer) part.setStart(node, range.startOffset);
    if (node === range.endContainer) part.setEnd(node, range.endOffset);
    rects.push(...part.getClientRects());
  }
  return joinLines(rects);
}

/**
 * Formatted words are separate nodes: joins the boxes of one line. These overlap vertically by more than 1 px, and are
 * less than a line's height apart horizontally.
 */
function joinLines(rects: readonly DOMRect[]): DOMRect[] {
  const joined: DOMRect[] = [];
  for (const rect of rects) {
    const last = joined.at(-1);
    const isSameLine = last && rect.top < last.bottom - 1 && rect.bottom > last.top + 1;
    if (isSameLine && Math.abs(rect.left - last.right) < rect.height) {
      const [left, top] = [Math.min(last.left, rect.left), Math.min(last.top, rect.top)];
      const [right, bottom] = [
        Math.max(last.right, rect.right),
        Math.max(last.bottom, rect.bottom),
      ];
      joined[joined.length - 1] = new DOMRect(left, top, right - left, bottom - top);
    } else joined.push(rect);
  }
  return joined;
}

/** A caret in an empty line has no rectangle of its own, so its element's is used. */
function caretRects(range: Range): DOMRect[] {
  const [rect] = range.getClientRects();
  if (rect) return [rect];
  const { startContainer } = range;
  const element =
    startContainer.nodeType === Node.TEXT_NODE ? startContainer.parentElement : startContainer;
  return element ? [(element as HTMLElement).getBoundingClientRect()] : [];
}
