/**
 * A document with only the fonts of the last print, so that the next print with the same fonts need not load them
 * again (docs/decisions/0018). After a print, the browser's tab gets the `fontDocument` of that print's fonts, and
 * `loadFontFaces` loads them. If the next print has the same fonts, `insertContent` adds the rest of its HTML.
 */
import { FONT_STYLE_TAG } from "#app/core/templates/style/font-face.ts";

interface SplitHtml {
  /** The style element with the font faces, with its tags. */
  fonts: string;
  /** The HTML without it. */
  rest: string;
}

/** Null for HTML without that element. */
export function splitFonts(html: string): SplitHtml | null {
  const start = html.indexOf(FONT_STYLE_TAG);
  const end = html.indexOf("</style>", start) + "</style>".length;
  if (start < 0 || end <= start) return null;
  return { fonts: html.slice(start, end), rest: html.slice(0, start) + html.slice(end) };
}

/** Written into the browser's empty tab, as every printed HTML is. */
export const fontDocument = (fonts: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">${fonts}</head><body></body></html>`;

/** Runs in the browser's tab. Otherwise a font would load with the first text that uses it, during a print. */
export async function loadFontFaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Runs in the browser's tab: adds the content of the HTML and keeps the fonts that are already loaded. */
export async function insertContent(html: string): Promise<void> {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const { name, value } of parsed.documentElement.attributes) {
    document.documentElement.setAttribute(name, value);
  }
  for (const node of [...parsed.head.childNodes]) document.head.appendChild(node);
  document.body.replaceWith(parsed.body);
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
