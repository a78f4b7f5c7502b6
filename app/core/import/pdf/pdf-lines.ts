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
import { joinMarginPeriods } from "./margin-periods.ts";

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

/**
 * The lines with whole periods in the margin, without icons, with "•" for every kind of bullet, and
 * margin headings apart.
 */
export function prepareLines(lines: readonly TextLine[]): TextLine[] {
  const joinedDates = joinMarginPeriods(lines);
  const marginHeadingStyles = new Set(
    joinedDates.filter(hasMarginHeading).map(({ cells }) => marginStyle(cells[0])),
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
  const widthOfColumn = columnWidths(prepared);
  const joined: DocLine[] = [];
  for (const [index, line] of prepared.entries()) {
    const previous = prepared[index - 1];
    const last = joined.at(-1);
    const withoutBullet = stripBullet(line.text);
    if (last && previous && withoutBullet === null && isWrapped(previous, line, widthOfColumn)) {
      const lastCell = last.cells.at(-1);
      if (lastCell) lastCell.text = joinWrapped(lastCell.text, line.text);
      last.text = last.cells.map(({ text }) => text).join(" ");
      continue;
    }
    const isSamePage = previous?.page === line.page;
    joined.push({
      text: withoutBullet ?? line.text,
      cells: line.cells.map(({ text, isBold }, index) => ({
        text: index === 0 && withoutBullet !== null ? (stripBullet(text) ?? text) : text,
        isBold: isBold || (index === 0 && startsWithBoldName(line)),
      })),
      isBold: line.isBold,
      isItalic: line.isItalic,
      size: line.size,
      styleKey: styleKeyOf(line),
      isBullet: withoutBullet !== null,
      level: null,
      gap: isSamePage ? Math.max(0, (line.y - previous.y) / (line.size || 1)) : 0,
      x: line.x,
      page: line.page,
    });
  }
  return joined;
}

/** The minimum ratio of a heading's font size to that of the line below. */
const MIN_HEADING_RATIO = 1.08;
const FIRST_ICON = /^([\ue000-\uf8ff])\s*(?=\S)/;
/** An icon is a bullet if at least this many lines start with it, with this many words on average, unlike contacts. */
const ICON_BULLETS = { lines: 2, words: 5 } as const;

/** Replaces an icon at the start of several sentences with a bullet. Before contact details, it is decoration. */
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

const HAS_TEXT = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** The bullets of the Symbol font, of which a page may have a single one. */
const SYMBOL_BULLET = /^[\uf0a7\uf0b7]$/;

/** The line without icons; empty if there is nothing else. */
function removeIcons(line: TextLine): TextLine[] {
  const stripped = line.cells.map((cell) => ({
    ...cell,
    text: cell.text.replace(ICONS, "").trim(),
  }));
  // A bullet without text is an empty item.
  const hasText = stripped.some(({ text }) => HAS_TEXT.test(text));
  const cells = stripped.filter(
    ({ text }, index) =>
      HAS_TEXT.test(text) || (hasText && index === 0 && SYMBOL_BULLET.test(text)),
  );
  if (cells.length === line.cells.length) return [{ ...line, cells, text: textOf(cells) }];
  return cells.length > 0 ? [lineOf(line, cells)] : [];
}

const textOf = (cells: TextLine["cells"]) => cells.map(({ text }) => text).join(" ");

/** Fonts whose letters are symbols: TeX's circle is a brace, Word's square an "n". */
const SYMBOL_FONTS = /symbol|dingbat|wingding|webding|marvosym|awesome|mathsy|cmsy|msam/i;

/** Replaces a symbol before text with "•". */
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
  const looksLikeHeading =
    line.isBold || (below !== undefined && line.size > below.size * MIN_HEADING_RATIO);
  if (text === null || !first || !looksLikeHeading || !readHeading(text)) return line;
  const cells = [{ ...first, text: stripBullet(first.text) ?? first.text }, ...rest];
  return { ...line, cells, text: textOf(cells) };
}

type Cell = TextLine["cells"][number];
const marginStyle = (cell: Cell | undefined) => `${cell?.font}|${cell?.size}|${cell?.x.toFixed(0)}`;

/** True for a heading in the margin that shares its line with the first words of its section, in another style. */
function hasMarginHeading({ cells: [first, second] }: TextLine): boolean {
  if (!first || !second || !readHeading(first.text)) return false;
  return marginStyle(first) !== marginStyle({ ...second, x: first.x });
}

/** Splits a margin heading from the text beside it. Custom headings are recognized by the style of the known ones. */
function splitOffHeading(line: TextLine, marginHeadingStyles: ReadonlySet<string>): TextLine[] {
  const [first, ...rest] = line.cells;
  const hasHeading = rest.length > 0 && marginHeadingStyles.has(marginStyle(first));
  if (!first || !hasHeading) return [line];
  return [lineOf(line, [first]), lineOf(line, rest)];
}

/** The line with only some of its cells. */
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
const startsWithBoldName = ({ cells, text }: TextLine) =>
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

/**
 * True if the other line extends beyond both ends of this one, as around centered text. Lines with
 * labels do not count.
 */
const isInside = (line: TextLine, { x, width, cells }: TextLine) =>
  cells.length === 1 && x < line.x && x + width > line.x + line.width;

/** True if the line continues the previous one: mostly, if its first word would not have fit there. */
function isWrapped(
  previous: TextLine,
  line: TextLine,
  widthOfColumn: (line: TextLine) => number,
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
    ? [lastCell.width, widthOfColumn(line)]
    : [previous.width, widthOfColumn(previous)];
  return width + line.size * SPACE_WIDTH + wordWidth > columnWidth * FULL_LINE;
}
