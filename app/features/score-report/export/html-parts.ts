/** Plain tags for the exported report; whatever people wrote is escaped here. */
import { escapeHtml } from "#app/core/escape-html.ts";

export function htmlList(items: string[]): string {
  if (items.length === 0) return "";
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

/** A cell of several texts has the first as it is and the rest, smaller, below it. */
type Cell = string | string[];

export function htmlTable(heads: string[], rows: Cell[][]): string {
  const top = heads.map((text) => `<th>${escapeHtml(text)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map(htmlCell).join("")}</tr>`).join("");
  return `<table><thead><tr>${top}</tr></thead><tbody>${body}</tbody></table>`;
}

function htmlCell(cell: Cell): string {
  const [first = "", ...rest] = typeof cell === "string" ? [cell] : cell;
  const below = rest.map((text) => `<p class="soft">${escapeHtml(text)}</p>`).join("");
  return `<td>${escapeHtml(first)}${below}</td>`;
}
