/** Finds a text of the resume on the rendered page: its elements, and offsets in them. */
import type { ShownOffset } from "./line-map.ts";

export interface PageText {
  /** The element that becomes editable. */
  host: HTMLElement;
  /** One element per line. */
  lines: HTMLElement[];
}

/** Null if the page does not show the text. */
export function findPageText(root: HTMLElement, key: string): PageText | null {
  const parts = [...root.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(key)}"]`)];
  const [first] = parts;
  if (!first) return null;
  // The paragraphs of the summary are siblings: their section becomes editable, without its heading.
  if (parts.length > 1) return { host: first.parentElement ?? first, lines: parts };
  const lines = first.tagName === "UL" ? ([...first.children] as HTMLElement[]) : [first];
  return { host: first, lines };
}

/** The keys of the page's fields, in their order. */
export const fieldKeysIn = (root: HTMLElement | null): string[] =>
  [...(root?.querySelectorAll<HTMLElement>("[data-field]") ?? [])].map(
    ({ dataset }) => dataset.field ?? "",
  );

/** The text of each line. */
export const shownLines = ({ lines }: PageText): string[] =>
  lines.map((line) => line.textContent ?? "");

/** The line and offset of a DOM position on the page; between lines, the start of the next line. */
export function shownOffsetOf({ lines }: PageText, node: Node, offset: number): ShownOffset {
  const index = lines.findIndex((line) => line.contains(node));
  const line = lines[index];
  if (line) return { line: index, offset: offsetInLine(line, node, offset) };
  const next = lines.findIndex((element) => comparePosition(element, node, offset) > 0);
  if (next !== -1) return { line: next, offset: 0 };
  return { line: lines.length - 1, offset: lines.at(-1)?.textContent?.length ?? 0 };
}

/** The DOM position of an offset on the page, as a node and an offset in it. */
export function positionOf(
  { lines, host }: PageText,
  { line, offset }: ShownOffset,
): [Node, number] {
  const element = lines[line];
  if (!element) return [host, 0];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let remaining = offset;
  let last: Text | null = null;
  while (walker.nextNode()) {
    last = walker.currentNode as Text;
    if (remaining <= last.length) return [last, remaining];
    remaining -= last.length;
  }
  return last ? [last, last.length] : [element, 0];
}

function offsetInLine(line: HTMLElement, node: Node, offset: number): number {
  if (node.nodeType === Node.TEXT_NODE && line.childNodes.length === 1 && line.firstChild === node)
    return offset;
  const range = line.ownerDocument.createRange();
  range.setStart(line, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** Positive if the element begins after the position. */
function comparePosition(element: HTMLElement, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.setStart(node, offset);
  const start = element.ownerDocument.createRange();
  start.setStart(element, 0);
  return start.compareBoundaryPoints(Range.START_TO_START, range);
}
