/**
 * A document with only the fonts of the last print, so that the next print with the same fonts need not load them
 * again (docs/decisions/0018). Partly runs in the printer's page, over the DevTools protocol.
 */
import { FONT_STYLE } from "#app/core/templates/style/font-face.ts";

interface SplitPage {
  /** The whole style element. */
  fonts: string;
  rest: string;
}

/** Null for a page that is not one of our layouts. */
export function splitFonts(html: string): SplitPage | null {
  const start = html.indexOf(FONT_STYLE);
  const end = html.indexOf("</style>", start) + "</style>".length;
  if (start < 0 || end <= start) return null;
  return { fonts: html.slice(start, end), rest: html.slice(0, start) + html.slice(end) };
}

/** Like every page, it is written into the printer's empty page and subject to its policy. */
export const fontDocument = (fonts: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">${fonts}</head><body></body></html>`;

/** Runs in the page. Otherwise a font would load with the first text that uses it, during a print. */
export async function loadFontFaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Runs in the page: adds the document's content and keeps the fonts that are already loaded. */
export async function insertContent(html: string): Promise<void> {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const { name, value } of parsed.documentElement.attributes) {
    document.documentElement.setAttribute(name, value);
  }
  for (const node of [...parsed.head.childNodes]) document.head.appendChild(node);
  document.body.replaceWith(parsed.body);
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
