/**
 * A document that holds the fonts of the last print and nothing else, so that the next print with the same
 * fonts need not read them again (docs/decisions/0018). Runs in the printer's page, over the protocol.
 */
import { FONT_STYLE } from "#app/core/templates/style/font-face.ts";

interface SplitPage {
  /** The whole style element. */
  fonts: string;
  rest: string;
}

/** Null for a page that is none of our layouts. */
export function splitFonts(html: string): SplitPage | null {
  const start = html.indexOf(FONT_STYLE);
  const end = html.indexOf("</style>", start) + "</style>".length;
  if (start < 0 || end <= start) return null;
  return { fonts: html.slice(start, end), rest: html.slice(0, start) + html.slice(end) };
}

/** Written, as every page, under the policy that the printer's empty page came with. */
export const fontDocument = (fonts: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">${fonts}</head><body></body></html>`;

/** In the page. Else a face is read when the first text asks for it, which is while somebody waits. */
export async function loadFontFaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** In the page: makes the whole of it the document that is given, beside the fonts that are there. */
export async function insertContent(html: string): Promise<void> {
  const given = new DOMParser().parseFromString(html, "text/html");
  for (const { name, value } of given.documentElement.attributes) {
    document.documentElement.setAttribute(name, value);
  }
  for (const node of [...given.head.childNodes]) document.head.appendChild(node);
  document.body.replaceWith(given.body);
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
