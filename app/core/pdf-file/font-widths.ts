/** The widths of a font's glyphs, in thousandths of its size, as Skia (Chromium's PDF writer) writes them. */
import type { PrintedPdf } from "./printed-pdf.ts";

/** Returns the width of a glyph, given by its number in four hexadecimal digits. */
export type GlyphWidth = (glyph: string) => number;

/**
 * The glyph widths of each composite font (Type0), by its name in the pages' resources. A name is taken for the
 * same font on all pages.
 */
export function readWidths(pdf: PrintedPdf): Map<string, GlyphWidth> {
  const fonts = new Map<string, GlyphWidth>();
  for (const number of pdf.numbers) {
    const page = pdf.read(number);
    if (!page.includes("/Type /Page\n")) continue;
    for (const [, name = "", font] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      if (fonts.has(name)) continue;
      const widths = widthsOf(pdf, Number(font));
      if (widths) fonts.set(name, widths);
    }
  }
  return fonts;
}

function widthsOf(pdf: PrintedPdf, font: number): GlyphWidth | null {
  const [, descendant] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(pdf.read(font)) ?? [];
  if (!descendant) return null;
  const descendantFont = pdf.read(Number(descendant));
  const [, list = ""] = /\/W \[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(descendantFont) ?? [];
  const defaultWidth = Number(/\/DW (\d+)/.exec(descendantFont)?.[1] ?? 1000);
  const widths = new Map<number, number>();
  // "first [width width …]" or "first last width".
  for (const [, from, glyphList, to, rangeWidth] of list.matchAll(
    /(\d+) (?:\[([^\]]*)\]|(\d+) ([\d.]+))/g,
  )) {
    if (glyphList === undefined)
      for (let glyph = Number(from); glyph <= Number(to); glyph++)
        widths.set(glyph, Number(rangeWidth));
    else
      for (const [index, width] of glyphList.trim().split(/\s+/).entries())
        widths.set(Number(from) + index, Number(width));
  }
  return (glyph) => widths.get(Number.parseInt(glyph, 16)) ?? defaultWidth;
}
