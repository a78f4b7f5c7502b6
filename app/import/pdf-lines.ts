/** The lines of a PDF with what is needed to tell headings, entries and wrapped text apart. */
import type { TextLine } from "#app/pdf-text/lines.ts";
import { afterBullet, type DocLine, joinWrapped } from "./doc-line.ts";
import { readHeading } from "./headings.ts";
import { asUrls } from "./read-links.ts";

/** A line that ends this close to its column's edge may have been broken there, in shares of the size. */
const WORD_SPACE = 0.3;
/** From a bullet to the text beside it, in points. */
const MOST_INDENT = 30;
/** Columns begin where several lines begin; in points. */
const SAME_LEFT = 14;

export function toDocLines(lines: readonly TextLine[]): DocLine[] {
  const margin = new Set(lines.filter(hasHeadingBeside).map(({ cells }) => marginLook(cells[0])));
  const cut = lines
    .flatMap(withoutIcons)
    .map(withBulletInside)
    .flatMap((line) => cutOffHeading(line, margin));
  const widths = columnWidths(cut);
  const joined: DocLine[] = [];
  for (const [index, line] of cut.entries()) {
    const before = cut[index - 1];
    const last = joined.at(-1);
    const bare = afterBullet(line.text);
    if (last && before && bare === null && isWrapped(before, line, widths)) {
      last.text = joinWrapped(last.text, line.text);
      last.cells = [{ text: last.text, isBold: last.isBold }];
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
        .filter(({ x, width }) => Math.abs(x - line.x) <= SAME_LEFT || isInside(line, x, width))
        .map(({ width }) => width),
    );
}

/** Centred lines begin anywhere. */
const isInside = (line: TextLine, x: number, width: number) =>
  x < line.x && x + width > line.x + line.width;

/** The next line's first word would not have fitted any more. */
function isWrapped(before: TextLine, line: TextLine, widthAt: (line: TextLine) => number): boolean {
  if (before.cells.length > 1 || line.cells.length > 1) return false;
  if (Math.abs(before.size - line.size) > 0.3 || before.isBold !== line.isBold) return false;
  if (before.cells[0]?.font !== line.cells[0]?.font && before.isItalic !== line.isItalic) {
    return false;
  }
  if (afterBullet(before.text) !== null && line.page === before.page) {
    const indent = line.x - before.x;
    if (indent < -1) return false;
    if (indent > 1 && indent < MOST_INDENT) return true;
  }
  // A link stands on a line of its own.
  if (asUrls(line.text).length > 0) return false;
  const [word = ""] = line.text.split(/\s/, 1);
  const wordWidth = (line.width * word.length) / Math.max(1, line.text.length);
  return before.width + line.size * WORD_SPACE + wordWidth > widthAt(before) * 0.995;
}
