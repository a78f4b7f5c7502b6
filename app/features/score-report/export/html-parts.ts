/** HTML lists and tables for the exported report; all text is escaped here. */
import { escapeHtml } from "#app/core/escape-html.ts";

export function htmlList(items: string[]): string {
  if (items.length === 0) return "";
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

/** In a cell with several texts, the first is shown normally and the rest below it in small type. */
type Cell = string | string[];

export function htmlTable(heads: string[], rows: Cell[][]): string {
  const headerCells = heads.map((text) => `<th>${escapeHtml(text)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map(htmlCell).join("")}</tr>`).join("");
  return `<table><thead><tr>${headerCells}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A non-breaking space, because a tagged PDF omits empty cells, which leaves a row too few. */
const EMPTY = "&nbsp;";

function htmlCell(cell: Cell): string {
  const [first = "", ...details] = typeof cell === "string" ? [cell] : cell;
  const detailsHtml = details.map((text) => `<p class="soft">${escapeHtml(text)}</p>`).join("");
  return `<td>${escapeHtml(first) || (detailsHtml ? "" : EMPTY)}${detailsHtml}</td>`;
}
