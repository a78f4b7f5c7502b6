/**
 * Converts texts with bold, italic, links and bullets to the HTML that Europass stores in its XML.
 */

import { cleanLines } from "#app/core/export/clean-line.ts";
import { escapeXml } from "#app/core/export/xml.ts";
import { type Bullet, readFormattedDescription } from "#app/core/resume/description.ts";
import type { Run } from "#app/core/resume/inline-text.ts";

/** Returns HTML, which must be escaped again to be the text of an XML element. */
export function toHtml(description: string): string {
  const block = readFormattedDescription(cleanLines(description));
  if (!block) return "";
  return block.kind === "paragraph" ? `<p>${runsHtml(block.runs)}</p>` : listHtml(block.items);
}

/** Each line is a paragraph. */
export const toParagraphs = (text: string): string => text.split("\n").map(toHtml).join("");

function listHtml(bullets: readonly Bullet[]): string {
  const items: { html: string; nested: string[] }[] = [];
  for (const { runs, isNested } of bullets) {
    const last = items.at(-1);
    if (isNested && last) last.nested.push(`<li>${runsHtml(runs)}</li>`);
    else items.push({ html: runsHtml(runs), nested: [] });
  }
  const written = items.map(({ html, nested }) =>
    nested.length > 0 ? `<li>${html}<ul>${nested.join("")}</ul></li>` : `<li>${html}</li>`,
  );
  return `<ul>${written.join("")}</ul>`;
}

const runsHtml = (runs: readonly Run[]) =>
  runs
    .map(({ text, bold, italic, link }) => {
      let html = escapeXml(text);
      if (italic) html = `<em>${html}</em>`;
      if (bold) html = `<strong>${html}</strong>`;
      return link ? `<a href="${escapeXml(link)}">${html}</a>` : html;
    })
    .join("");
