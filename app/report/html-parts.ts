/** Plain tags for the exported report; whatever people wrote is escaped here. */
import { escapeHtml } from "#app/escape-html.ts";

export function htmlList(items: string[]): string {
  if (items.length === 0) return "";
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

export function htmlTable(heads: string[], rows: string[][]): string {
  const cells = (tag: string, texts: string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("");
  const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("");
  return `<table><thead><tr>${cells("th", heads)}</tr></thead><tbody>${body}</tbody></table>`;
}
