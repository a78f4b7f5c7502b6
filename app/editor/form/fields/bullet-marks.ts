/**
 * Draws a mark beside each line of a text area: an invisible copy of the text, which wraps as the text area does,
 * carries the marks (docs/decisions/0026-bullets-in-the-form.md).
 */
import { lineMarks } from "./bullet-lines.ts";

/** Of the layer over the text area; its text is invisible, and only the marks of its lines show. */
export const MARKS_CLASS =
  "pointer-events-none invisible col-start-1 row-start-1 overflow-clip border border-transparent py-2 ps-7 pe-3 text-start whitespace-pre-wrap wrap-break-word pointer-coarse:text-base " +
  "*:relative *:min-h-[1lh] *:[unicode-bidi:plaintext] " +
  "*:before:visible *:before:absolute *:before:-start-4 *:before:font-bold *:before:text-ink-soft *:data-[mark=blank]:before:text-ink-faint *:data-[mark=blank]:before:content-['•'] *:data-[mark=bullet]:before:content-['•']";

/** Changes only the lines that differ: typing in a long text touches one. */
export function drawBulletMarks(layer: HTMLElement, text: string): void {
  const lines = text.split("\n");
  const marks = lineMarks(lines);
  while (layer.childElementCount > lines.length) layer.lastElementChild?.remove();
  lines.forEach((line, index) => {
    const row = (layer.children[index] ?? appendRow(layer)) as HTMLElement;
    if (row.textContent !== line) row.textContent = line;
    const mark = marks[index];
    if (row.dataset.mark !== mark) row.dataset.mark = mark;
  });
}

function appendRow(layer: HTMLElement): Element {
  return layer.appendChild(layer.ownerDocument.createElement("div"));
}
