/**
 * Joins the glyphs of a line into one text operator. Skia (Chromium's PDF writer) draws each separately, so PDFium
 * mistakes the pages of short resumes for vertical writing, and reads a cluster (ActualText) once for each of its
 * glyphs. No glyph moves by more than a two-thousandth of its size along the line, or a two- hundredth across it.
 * Expects streams as Skia writes them: each line ends with an operator.
 */
import type { GlyphWidth } from "./font-widths.ts";

/** Operators of content streams (ISO 32000-1, 9.4): "0 0 Td <0041> Tj", "12 0 Td", "/F4 10 Tf". */
const SHOW_TEXT = /^(?:(-?[\d.]+) (-?[\d.]+) Td )?<([\dA-F]+)> Tj$/i;
const MOVE_TEXT = /^(-?[\d.]+) (-?[\d.]+)(?= Td\b)/;
const SELECT_FONT = /^\/(F\d+) ([\d.]+) Tf$/;
/** How far from its line a glyph may be, as a share of its size: Thai vowels are off by less. */
const MAX_OFF_LINE = 1 / 200;
/**
 * A shorter distance, in thousandths of the font size, is added to that of the next glyph. Longer
 * ones are rounded to a tenth, not more coarsely: pdftotext separates words by the gap between
 * them, which is small in tightly set text.
 */
const MIN_DISTANCE = 0.5;
/** Hexadecimal digits of a glyph. */
const DIGITS_PER_GLYPH = 4;

/** `fonts`: the widths of fonts by name; texts in others stay as they are. */
export function joinGlyphs(content: string, fonts: ReadonlyMap<string, GlyphWidth>): string {
  const lines: string[] = [];
  let widths: GlyphWidth | undefined;
  let size = 0;
  /** Sum of the moves inside joined texts, because the next move starts where the text did. */
  let [movedX, movedY] = [0, 0];
  /** The text being joined, and its end relative to the start of its last glyphs. */
  let text: string | null = null;
  let end = 0;
  /** Whether the next text starts at the origin of its matrix, without a move. */
  let isAtOrigin = false;
  const close = () => {
    if (text !== null) lines.push(`${text}>] TJ`);
    text = null;
  };
  /** The width of these glyphs, in units of the text space. */
  const advance = (glyphs: string) => {
    let sum = 0;
    for (let start = 0; start < glyphs.length; start += DIGITS_PER_GLYPH)
      sum += widths?.(glyphs.slice(start, start + DIGITS_PER_GLYPH)) ?? 0;
    return (sum * size) / 1000;
  };
  /** Adds the moves that were left out to the move of this line. */
  const addSkippedMoves = (line: string) => {
    const move = movedX || movedY ? MOVE_TEXT.exec(line) : null;
    if (!move) return line;
    const [x, y] = [Number(move[1]) + movedX, Number(move[2]) + movedY];
    [movedX, movedY] = [0, 0];
    return `${decimal(x)} ${decimal(y)}${line.slice(move[0].length)}`;
  };
  for (const line of content.split("\n")) {
    const show = line.endsWith("> Tj") ? SHOW_TEXT.exec(line) : null;
    if (!show) {
      close();
      const font = line.endsWith("Tf") ? SELECT_FONT.exec(line) : null;
      if (font) [widths, size] = [fonts.get(font[1] ?? ""), Number(font[2])];
      else if (line === "BT" || line.endsWith("Tm")) [movedX, movedY, isAtOrigin] = [0, 0, true];
      lines.push(addSkippedMoves(line));
      continue;
    }
    const [, x, y, glyphs = ""] = show;
    if (text !== null && x && Math.abs(movedY + Number(y)) <= size * MAX_OFF_LINE) {
      const gap = end - Number(x);
      const exact = (gap * 1000) / size;
      const distance = Math.abs(exact) < MIN_DISTANCE ? 0 : Number(exact.toFixed(1));
      text += distance ? `>${distance}<${glyphs}` : glyphs;
      movedX += Number(x);
      movedY += Number(y);
      end = gap - (distance * size) / 1000 + advance(glyphs);
      continue;
    }
    close();
    const first = addSkippedMoves(line);
    // A text without a move starts where the previous one ended, which is unknown, so it isn't
    // joined.
    if (widths && (x || isAtOrigin))
      [text, end] = [`${first.slice(0, first.indexOf("<"))}[<${glyphs}`, advance(glyphs)];
    else lines.push(first);
    isAtOrigin = false;
  }
  close();
  return lines.join("\n");
}

const decimal = (value: number) => String(Number(value.toFixed(5)));
