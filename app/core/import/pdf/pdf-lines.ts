/** Converts text lines of a PDF to document lines: splits off margin headings, marks bullets and joins wrapped text. */

import {
  type DocLine,
  endsInCutUrl,
  joinWrapped,
  stripBullet,
} from "#app/core/import/readers/doc-line.ts";
import { parseUrlLine } from "#app/core/import/readers/find-contacts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { TextLine } from "#app/core/pdf-text/lines.ts";
import { joinMarginDates } from "./margin-dates.ts";

/** The width of a space, as a multiple of the font size. */
const SPACE_WIDTH = 0.3;
/** The largest distance from a bullet to its text, in points. */
const MAX_INDENT = 30;
/** The largest distance between the left edges of lines in one column, in points. */
const COLUMN_TOLERANCE = 14;
/** A line is full if it reaches this share of its column's width. */
const FULL_LINE = 0.995;
/** The largest offset of wrapped text next to a label, in points. */
const WRAP_TOLERANCE = 1;

/** Joins dates split over lines in the margin, removes icons, recognizes bullets and splits off margin headings. */
export function prepareLines(lines: readonly TextLine[]): TextLine[] {
  const joinedDates = joinMarginDates(lines);
  const marginHeadingStyles = new Set(
    joinedDates.filter(hasHeadingBeside).map(({ cells }) => marginStyle(cells[0])),
  );
  return withIconBullets(joinedDates)
    .flatMap(removeIcons)
    .map(recognizeBullet)
    .map(attachBullet)
    .map(withoutHeadingBullet)
    .flatMap((line) => splitOffHeading(line, marginHeadingStyles));
}

export function toDocLines(lines: readonly TextLine[]): DocLine[] {
  const prepared = prepareLines(lines);
  const widths = columnWidths(prepared);
  const joined: DocLine[] = [];
  for (const [index, line] of prepared.entries()) {
    const previous = prepared[index - 1];
    const last = joined.at(-1);
    const withoutBullet = stripBullet(line.text);
    if (last && previous && withoutBullet === null && isWrapped(previous, line, widths)) {
      const [end] = last.cells.slice(-1);
      if (end) end.text = joinWrapped(end.text, line.text);
      last.text = last.cells.map(({ text }) => text).join(" ");
      continue;
    }
    joined.push({
      text: withoutBullet ?? line.text,
      cells: line.cells.map(({ text, isBold }, at) => ({
        text: at === 0 && withoutBullet !== null ? (stripBullet(text) ?? text) : text,
        isBold: isBold || (at === 0 && hasBoldName(line)),
      })),
      isBold: line.isBold,
      isItalic: line.isItalic,
      size: line.size,
      styleKey: styleKeyOf(line),
      isBullet: withoutBullet !== null,
      level: null,
      gap: previous?.page === line.page ? Math.max(0, (line.y - previous.y) / (line.size || 1)) : 0,
      x: line.x,
      page: line.page,
    });
  }
  return joined;
}

/** The minimum ratio of a heading's font size to that of the line below. */
const LARGER = 1.08;
const FIRST_ICON = /^([\ue000-\uf8ff])\s*(?=\S)/;
/** An icon is a bullet if at least this many lines start with it, with this many words on average, unlike contacts. */
const ICON_BULLETS = { lines: 2, words: 5 } as const;

/** Replaces an icon at the start of several sentences with a bullet. */
function withIconBullets(lines: readonly TextLine[]): TextLine[] {
  const textsByIcon = new Map<string, string[]>();
  for (const { text } of lines) {
    const [, icon] = FIRST_ICON.exec(text) ?? [];
    if (icon) textsByIcon.set(icon, [...(textsByIcon.get(icon) ?? []), text]);
  }
  const isBullet = (icon: string) => {
    const texts = textsByIcon.get(icon) ?? [];
    const words = texts.reduce((sum, text) => sum + text.split(" ").length - 1, 0);
    return texts.length >= ICON_BULLETS.lines && words >= texts.length * ICON_BULLETS.words;
  };
  return lines.map((line) => {
    const [first, ...rest] = line.cells;
    const [, icon = ""] = FIRST_ICON.exec(line.text) ?? [];
    if (!first || !isBullet(icon)) return line;
    const cells = [{ ...first, text: `• ${first.text.slice(1).trim()}`.trim() }, ...rest];
    return { ...line, cells, text: textOf(cells) };
  });
}

/** Private-use characters of icon fonts, except the two that are bullets in the Symbol font. */
const ICONS = /[\ue000-\uf0a6\uf0a8-\uf0b6\uf0b8-\uf8ff\ufffd]/g;

function removeIcons(line: TextLine): TextLine[] {
  const stripped = line.cells.map((cell) => ({
    ...cell,
    text: cell.text.replace(ICONS, "").trim(),
  }));
  const cells = stripped.filter(({ text }) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
  if (cells.length === line.cells.length) return [{ ...line, cells, text: textOf(cells) }];
  return cells.length > 0 ? [lineOf(line, cells)] : [];
}

const textOf = (cells: TextLine["cells"]) => cells.map(({ text }) => text).join(" ");

/** Fonts whose letters are symbols: TeX's circle is a brace, Word's square an "n". */
const SYMBOL_FONTS = /symbol|dingbat|wingding|webding|marvosym|awesome|mathsy|cmsy|msam/i;

function recognizeBullet(line: TextLine): TextLine {
  const [first, ...rest] = line.cells;
  if (!first || !SYMBOL_FONTS.test(first.font) || !/^\S(?:\s|$)/u.test(first.text)) return line;
  const cells = [{ ...first, text: `•${first.text.slice(1)}` }, ...rest];
  const text = textOf(cells);
  // Next to a heading, the symbol is decoration.
  return text === "•" || readHeading(text) ? line : { ...line, cells, text };
}

/** Joins a bullet that is so far from its text that it became a separate cell. */
function attachBullet(line: TextLine): TextLine {
  const [mark, first, ...rest] = line.cells;
  if (!mark || !first || stripBullet(`${mark.text} x`) !== "x") return line;
  const cells = [{ ...first, text: `${mark.text} ${first.text}` }, ...rest];
  return { ...line, cells, text: textOf(cells), isBold: first.isBold };
}

/** Removes the square or icon before a heading: text that is a known heading and is bold or larger. */
function withoutHeadingBullet(line: TextLine, index: number, all: readonly TextLine[]): TextLine {
  const text = stripBullet(line.text);
  const [first, ...rest] = line.cells;
  const below = all[index + 1];
  const looksLikeHeading = line.isBold || (below !== undefined && line.size > below.size * LARGER);
  if (text === null || !first || !looksLikeHeading || !readHeading(text)) return line;
  const cells = [{ ...first, text: stripBullet(first.text) ?? first.text }, ...rest];
  return { ...line, cells, text: textOf(cells) };
}

type Cell = TextLine["cells"][number];
const marginStyle = (cell: Cell | undefined) => `${cell?.font}|${cell?.size}|${cell?.x.toFixed(0)}`;

/** A heading in the margin shares its line with the first words of its section. */
function hasHeadingBeside({ cells: [first, second] }: TextLine): boolean {
  if (!first || !second || !readHeading(first.text)) return false;
  return marginStyle(first) !== marginStyle({ ...second, x: first.x });
}

/** Custom headings are recognized by the formatting of the standard ones. */
function splitOffHeading(line: TextLine, marginHeadingStyles: ReadonlySet<string>): TextLine[] {
  const [first, ...rest] = line.cells;
  const isBesideLabel = rest.length > 0 && marginHeadingStyles.has(marginStyle(first));
  if (!first || !isBesideLabel) return [line];
  return [lineOf(line, [first]), lineOf(line, rest)];
}

function lineOf(line: TextLine, cells: TextLine["cells"]): TextLine {
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

/** True for a line with a bold name and its place or, in a separate cell, dates. */
const hasBoldName = ({ cells, text }: TextLine) =>
  cells[0]?.startsBold === true && (cells.length > 1 || / [·|] /.test(text)) && !LABEL.test(text);
/** A label before the items of a list. */
const LABEL = /^[^:,;]{2,40}:(?:\s|$)/;

const isCaps = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const styleKeyOf = (line: TextLine) =>
  [line.cells[0]?.font, line.size.toFixed(1), line.isBold, isCaps(line.text)].join("|");

/** Returns a function that gives the width of a line's column. */
function columnWidths(lines: readonly TextLine[]): (line: TextLine) => number {
  return (line) =>
    Math.max(
      ...lines
        .filter((other) => Math.abs(other.x - line.x) <= COLUMN_TOLERANCE || isInside(line, other))
        .map(({ width }) => width),
    );
}

/** Centered lines may start anywhere in a column; a label in the margin is not part of the column next to it. */
const isInside = (line: TextLine, { x, width, cells }: TextLine) =>
  cells.length === 1 && x < line.x && x + width > line.x + line.width;

/** True if the first word of the line would not have fit at the end of the previous line. */
function isWrapped(
  previous: TextLine,
  line: TextLine,
  widthAt: (line: TextLine) => number,
): boolean {
  const lastCell = previous.cells.at(-1);
  if (!lastCell || line.cells.length > 1) return false;
  const isBesideLabel = previous.cells.length > 1;
  if (isBesideLabel && Math.abs(line.x - lastCell.x) > WRAP_TOLERANCE) return false;
  // After a separating dot, the line must continue.
  if (/\s·$/.test(lastCell.text)) return true;
  if (line.cells[0]?.startsBold && LABEL.test(line.text)) return false;
  if (endsInCutUrl(lastCell.text)) return true;
  if (Math.abs(lastCell.size - line.size) > 0.3 || lastCell.isBold !== line.isBold) return false;
  if (lastCell.font !== line.cells[0]?.font && lastCell.isItalic !== line.isItalic) return false;
  if (stripBullet(previous.text) !== null && line.page === previous.page) {
    const indent = line.x - previous.x;
    if (indent < -1) return false;
    if (indent > 1 && indent < MAX_INDENT) return true;
  }
  // A URL on its own line is not wrapped text.
  if (parseUrlLine(line.text).length > 0) return false;
  const [word = ""] = line.text.split(/\s/, 1);
  const wordWidth = (line.width * word.length) / Math.max(1, line.text.length);
  const [width, columnWidth] = isBesideLabel
    ? [lastCell.width, widthAt(line)]
    : [previous.width, widthAt(previous)];
  return width + line.size * SPACE_WIDTH + wordWidth > columnWidth * FULL_LINE;
}
