/** The lines of a PDF with what is needed to tell headings, entries and wrapped text apart. */

import {
  afterBullet,
  type DocLine,
  endsInAddress,
  joinWrapped,
} from "#app/core/import/readers/doc-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { asUrls } from "#app/core/import/readers/read-links.ts";
import type { TextLine } from "#app/core/pdf-text/lines.ts";
import { joinMarginDates } from "./margin-dates.ts";

/** A line that ends this close to its column's edge may have been broken there, in shares of the size. */
const WORD_SPACE = 0.3;
/** From a bullet to the text beside it, in points. */
const MOST_INDENT = 30;
/** Columns begin where several lines begin; in points. */
const SAME_LEFT = 14;
/** Text beside a label goes on below itself; in points. */
const SAME_START = 1;

export function toDocLines(lines: readonly TextLine[]): DocLine[] {
  const whole = joinMarginDates(lines);
  const margin = new Set(whole.filter(hasHeadingBeside).map(({ cells }) => marginLook(cells[0])));
  const cut = whole
    .flatMap(withoutIcons)
    .map(withKnownBullet)
    .map(withBulletInside)
    .flatMap((line) => cutOffHeading(line, margin));
  const widths = columnWidths(cut);
  const joined: DocLine[] = [];
  for (const [index, line] of cut.entries()) {
    const before = cut[index - 1];
    const last = joined.at(-1);
    const bare = afterBullet(line.text);
    if (last && before && bare === null && isWrapped(before, line, widths)) {
      const [end] = last.cells.slice(-1);
      if (end) end.text = joinWrapped(end.text, line.text);
      last.text = last.cells.map(({ text }) => text).join(" ");
      continue;
    }
    joined.push({
      text: bare ?? line.text,
      cells: line.cells.map(({ text, isBold }, at) => ({
        text: at === 0 && bare !== null ? (afterBullet(text) ?? text) : text,
        isBold,
      })),
      isBold: line.isBold,
      isItalic: line.isItalic,
      size: line.size,
      look: lookOf(line),
      isBullet: bare !== null,
      level: null,
      gap: before?.page === line.page ? Math.max(0, (line.y - before.y) / (line.size || 1)) : 0,
      x: line.x,
      page: line.page,
    });
  }
  return joined;
}

/** Letters of icon fonts; two of Symbol's are bullets. */
const ICONS = /[\ue000-\uf0a6\uf0a8-\uf0b6\uf0b8-\uf8ff\ufffd]/g;

function withoutIcons(line: TextLine): TextLine[] {
  const plain = line.cells.map((cell) => ({ ...cell, text: cell.text.replace(ICONS, "").trim() }));
  const cells = plain.filter(({ text }) => text !== "");
  if (cells.length === line.cells.length) return [{ ...line, cells, text: textOf(cells) }];
  return cells.length > 0 ? [part(line, cells)] : [];
}

const textOf = (cells: TextLine["cells"]) => cells.map(({ text }) => text).join(" ");

/** Letters in them are pictures: TeX's circle is a brace, Word's square an n. */
const SIGNS = /symbol|dingbat|wingding|webding|marvosym|awesome|mathsy|cmsy|msam/i;

function withKnownBullet(line: TextLine): TextLine {
  const [first, ...rest] = line.cells;
  if (!first || !SIGNS.test(first.font) || !/^\S(?:\s|$)/u.test(first.text)) return line;
  const cells = [{ ...first, text: `•${first.text.slice(1)}` }, ...rest];
  const text = textOf(cells);
  // Beside a heading it is an ornament.
  return text === "•" || readHeading(text) ? line : { ...line, cells, text };
}

/** Some set the bullet far from its text, as if it stood apart. */
function withBulletInside(line: TextLine): TextLine {
  const [mark, first, ...rest] = line.cells;
  if (!mark || !first || afterBullet(`${mark.text} x`) !== "x") return line;
  const cells = [{ ...first, text: `${mark.text} ${first.text}` }, ...rest];
  return { ...line, cells, text: textOf(cells), isBold: first.isBold };
}

type Cell = TextLine["cells"][number];
const marginLook = (cell: Cell | undefined) => `${cell?.font}|${cell?.size}|${cell?.x.toFixed(0)}`;

/** A heading in the margin stands on one line with the first words of its section. */
function hasHeadingBeside({ cells: [first, second] }: TextLine): boolean {
  if (!first || !second || !readHeading(first.text)) return false;
  return marginLook(first) !== marginLook({ ...second, x: first.x });
}

/** The writer's own headings look like those we know. */
function cutOffHeading(line: TextLine, margin: ReadonlySet<string>): TextLine[] {
  const [first, ...rest] = line.cells;
  const isBeside = rest.length > 0 && margin.has(marginLook(first));
  if (!first || !isBeside) return [line];
  return [part(line, [first]), part(line, rest)];
}

function part(line: TextLine, cells: TextLine["cells"]): TextLine {
  const [first] = cells;
  const end = Math.max(...cells.map(({ x, width }) => x + width));
  const x = first?.x ?? line.x;
  return {
    ...line,
    cells,
    x,
    width: end - x,
    size: Math.max(...cells.map(({ size }) => size)),
    isBold: first?.isBold ?? false,
    isItalic: first?.isItalic ?? false,
    text: textOf(cells),
  };
}

const isCaps = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const lookOf = (line: TextLine) =>
  [line.cells[0]?.font, line.size.toFixed(1), line.isBold, isCaps(line.text)].join("|");

/** How wide text gets where a line begins. */
function columnWidths(lines: readonly TextLine[]): (line: TextLine) => number {
  return (line) =>
    Math.max(
      ...lines
        .filter((other) => Math.abs(other.x - line.x) <= SAME_LEFT || isInside(line, other))
        .map(({ width }) => width),
    );
}

/** Centred lines begin anywhere; a label in the margin is no part of the column beside it. */
const isInside = (line: TextLine, { x, width, cells }: TextLine) =>
  cells.length === 1 && x < line.x && x + width > line.x + line.width;

/** The next line's first word would not have fitted any more beside the last cell of this one. */
function isWrapped(before: TextLine, line: TextLine, widthAt: (line: TextLine) => number): boolean {
  const end = before.cells.at(-1);
  if (!end || line.cells.length > 1) return false;
  const isBeside = before.cells.length > 1;
  if (isBeside && Math.abs(line.x - end.x) > SAME_START) return false;
  if (endsInAddress(end.text)) return true;
  if (Math.abs(end.size - line.size) > 0.3 || end.isBold !== line.isBold) return false;
  if (end.font !== line.cells[0]?.font && end.isItalic !== line.isItalic) return false;
  if (afterBullet(before.text) !== null && line.page === before.page) {
    const indent = line.x - before.x;
    if (indent < -1) return false;
    if (indent > 1 && indent < MOST_INDENT) return true;
  }
  // A link stands on a line of its own.
  if (asUrls(line.text).length > 0) return false;
  const [word = ""] = line.text.split(/\s/, 1);
  const wordWidth = (line.width * word.length) / Math.max(1, line.text.length);
  const [width, most] = isBeside ? [end.width, widthAt(line)] : [before.width, widthAt(before)];
  return width + line.size * WORD_SPACE + wordWidth > most * 0.995;
}
