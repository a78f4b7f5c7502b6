/**
 * Draws over a text area what it cannot show: a bullet beside each line of a description
 * (docs/decisions/0026-bullets-in-the-form.md), and bold, italic and linked words. The layer is a
 * copy of the text that wraps as the text area does. If the text has formats, the layer's letters
 * are shown in place of the text area's; otherwise they are invisible. Bold is drawn as a thicker
 * outline and italic as slanted letters, so that both are as wide as the text area's letters.
 */
import { type Run, readInline } from "#app/core/resume/inline-text.ts";
import { lineMarks } from "./bullet-lines.ts";

const LAYER_CLASS =
  "pointer-events-none invisible col-start-1 row-start-1 overflow-clip border border-transparent py-2 pe-3 text-start whitespace-pre-wrap wrap-break-word pointer-coarse:text-base data-formatted:visible data-formatted:text-ink ";
/** Classes of the layer over a text area: without bullets, and with them. */
export const FORMATS_LAYER_CLASS = `${LAYER_CLASS}ps-3`;
export const BULLETS_LAYER_CLASS = `${LAYER_CLASS}ps-7`;
/**
 * Classes of each row. A CSS rule for the layer's children instead would be tried on every element
 * of the page.
 */
const ROW_CLASS =
  "relative min-h-[1lh] [unicode-bidi:plaintext] before:visible before:absolute before:-start-4 before:font-bold before:text-ink-soft data-[mark=blank]:before:text-ink-faint data-[mark=blank]:before:content-['•'] data-[mark=bullet]:before:content-['•'] data-[mark=nested]:before:-start-2 data-[mark=nested]:before:content-['–']";
/** Classes of the text area, whose letters are visible only while the layer's are not. */
export const UNDER_LAYER_CLASS = "data-formatted:text-transparent data-formatted:caret-ink";

/** The drawn content of each row, so that typing in a long text updates only one row. */
const drawnContent = new WeakMap<Element, string>();

/** @param marked the text with format marks (such as `**bold**`), as in a resume's JSON */
export function drawLayer(
  layer: HTMLElement,
  area: HTMLElement,
  marked: string,
  hasBullets: boolean,
): void {
  const lines = marked.split("\n").map(readInline);
  const isFormatted = lines.some((runs) => runs.some(hasFormat));
  layer.toggleAttribute("data-formatted", isFormatted);
  area.toggleAttribute("data-formatted", isFormatted);
  // The layer would be invisible, and laying it out would take a good part of a keystroke's time.
  if (!isFormatted && !hasBullets) {
    layer.replaceChildren();
    return;
  }
  const texts = lines.map((runs) => runs.map(({ text }) => text).join(""));
  const marks = hasBullets ? lineMarks(texts) : [];
  while (layer.childElementCount > lines.length) layer.lastElementChild?.remove();
  for (const [index, runs] of lines.entries()) {
    const row = (layer.children[index] ?? appendRow(layer)) as HTMLElement;
    const key = runs.some(hasFormat) ? JSON.stringify(runs) : (texts[index] ?? "");
    if (drawnContent.get(row) !== key) {
      row.replaceChildren(...runs.map(drawRun));
      drawnContent.set(row, key);
    }
    const mark = marks[index];
    if (mark && row.dataset.mark !== mark) row.dataset.mark = mark;
  }
}

const hasFormat = ({ bold, italic, link }: Run) => Boolean(bold || italic || link);

function drawRun(run: Run): Node {
  if (!hasFormat(run)) return document.createTextNode(run.text);
  const span = document.createElement("span");
  span.textContent = run.text;
  const { style } = span;
  if (run.bold) style.setProperty("-webkit-text-stroke", "0.045em");
  if (run.italic) style.fontStyle = "italic";
  if (run.link) style.textDecoration = "underline";
  return span;
}

function appendRow(layer: HTMLElement): Element {
  const row = layer.ownerDocument.createElement("div");
  row.className = ROW_CLASS;
  return layer.appendChild(row);
}
