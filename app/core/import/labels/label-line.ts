/**
 * Defines a document line as the models that label lines see it, and creates it from the lines of any format. Texts are
 * cleaned: pictures, levels drawn as signs ("●●●○○") and colons before values are removed.
 */

import { withLetterBullets } from "#app/core/import/labels/lines/letter-bullets.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { cleanText } from "#app/core/import/readers/clean-text.ts";
import { type DocLine, stripBullet } from "#app/core/import/readers/doc-line.ts";
import type { ColumnPart, TextLine, TextSpan } from "#app/core/pdf-text/lines.ts";
import type { PageText, TextBlock } from "#app/core/pdf-text/text-run.ts";

/** A text of a line, with wide gaps or tabs around it. */
export interface LabelCell {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** The left edge and the width in points; 0 where unknown. */
  x: number;
  width: number;
  /** The font size, if the cells of a line differ in it. */
  size?: number;
  /** The runs of text in one style, if there are several. */
  spans?: TextSpan[];
  /** The texts between gaps wider than a space, if there are several. */
  pieces?: string[];
  /** The part of an entry's head that the name of its table column gives; absent without one. */
  part?: ColumnPart;
}

/** A line with its label. */
export interface LabeledLine {
  line: LabelLine;
  labeled: Labeled;
}

/** A line of a document. */
export interface LabelLine {
  text: string;
  /** The texts between wide gaps or tabs. Examples in comments write such a gap as "⇥". */
  cells: LabelCell[];
  /** The font size in points; 0 where unknown. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  isBullet: boolean;
  /** The level of a heading in a Word file or in tags: 0 title, 1 section, 2 entry; null for other text. */
  level: number | null;
  /** Left and right edge in points; both 0 where unknown. */
  x: number;
  right: number;
  /** Edges of the column in points; both 0 where unknown. */
  left: number;
  columnRight: number;
  /** Distance from the line above in the same column, as a multiple of the font size; 0 where unknown. */
  gap: number;
  /** From 1. */
  page: number;
  /** Number of the column or band, in reading order. */
  block: number;
  /** From the top of the page, 0 to 1; null where unknown. */
  height: number | null;
  /** For a table row: whether an entry starts here. */
  startsEntry?: boolean;
  /** Text next to the dates of a table's row. */
  besideDates?: string[];
  /** The label that its table gives the line, or only its kind of content; absent if neither is known. */
  tableLabel?: string;
  /** The role of the tagged paragraph that starts here, empty within one; absent for a file without tags. */
  tag?: string;
}

/** Returns the line with these cells, and their texts as its text. */
export const replaceCells = (line: LabelLine, cells: LabelCell[]): LabelLine => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(" "),
});

/** Returns the line with this text as its only cell, in the style of its first; without cells, it stays empty. */
export function replaceText(line: LabelLine, text: string): LabelLine {
  const [first] = line.cells;
  return replaceCells(line, first ? [{ ...first, text, spans: undefined, pieces: undefined }] : []);
}

/** Returns the line with each of its texts rewritten. */
export const rewriteText = (line: LabelLine, rewrite: (text: string) => string): LabelLine =>
  rewrite(line.text) === line.text
    ? line
    : {
        ...line,
        text: rewrite(line.text),
        cells: line.cells.map(({ spans, pieces, ...cell }) => ({
          ...cell,
          text: rewrite(cell.text),
          ...(spans ? { spans: spans.map((span) => ({ ...span, text: rewrite(span.text) })) } : {}),
          ...(pieces ? { pieces: pieces.map(rewrite) } : {}),
        })),
      };

/** Creates the lines of a format without positions, such as Word or HTML. */
export function fromDocLines(lines: readonly DocLine[]): LabelLine[] {
  const read = lines
    .map(cleanLine)
    .filter(hasCells)
    .map(({ text, cells, size, isBold, isItalic, isBullet, level, ...row }) => ({
      text,
      cells: cells.map((cell) => ({ isItalic, x: 0, width: 0, ...cell })),
      size,
      isBold,
      isItalic,
      isBullet,
      level,
      x: 0,
      right: 0,
      left: 0,
      columnRight: 0,
      gap: 0,
      page: 1,
      block: 0,
      height: null,
      ...(row.startsEntry === undefined ? {} : { startsEntry: row.startsEntry }),
      ...(row.besideDates ? { besideDates: row.besideDates } : {}),
      ...(row.tableLabel ? { tableLabel: row.tableLabel } : {}),
    }));
  return withLetterBullets(read);
}

/** Creates the lines of a PDF page. `blocks` are its columns and bands in reading order. */
export function fromTextBlocks(
  blocks: readonly (readonly TextLine[])[],
  { height: pageHeight, blocks: tagged = [] }: PageText,
): LabelLine[] {
  const starts = tagStarts(tagged);
  return blocks.flatMap((raw, block) => {
    const lines = raw.map(cleanLine).filter(hasCells);
    const left = Math.min(...lines.map(({ x }) => x));
    const columnRight = Math.max(...lines.map(({ x, width }) => x + width));
    return lines.map((line, index): LabelLine => {
      const before = lines[index - 1];
      const sameRow = before?.page === line.page;
      return {
        text: line.text,
        cells: line.cells.map(
          ({ text, isBold, isItalic, startsBold, x, width, size, spans, pieces, part }) => ({
            text,
            isBold: isBold || startsBold === true,
            isItalic,
            x,
            width,
            ...(size === line.size ? {} : { size }),
            ...(spans ? { spans } : {}),
            ...(pieces ? { pieces: pieces.map(cleanText) } : {}),
            ...(part ? { part } : {}),
          }),
        ),
        size: line.size,
        isBold: line.isBold,
        isItalic: line.isItalic,
        isBullet: stripBullet(line.text) !== null,
        level: null,
        x: line.x,
        right: line.x + line.width,
        left,
        columnRight,
        gap: sameRow ? Math.max(0, (line.y - before.y) / (line.size || 1)) : 0,
        page: line.page,
        block,
        height: line.y / pageHeight,
        ...(line.tableLabel ? { tableLabel: line.tableLabel } : {}),
        ...(tagged.length > 0 ? { tag: tagOf(line, starts) } : {}),
      };
    });
  });
}

/** Where a tagged paragraph starts; tagged PDFs tell the role of each, such as "P" or "H1". */
interface TagStart {
  x: number;
  y: number;
  role: string;
}

/** The starts of the paragraphs; " of L" marks those in a list. */
const tagStarts = (blocks: readonly TextBlock[]): TagStart[] =>
  blocks.flatMap(({ role, list, runs }) => {
    const first = runs.find(({ text }) => text.trim() !== "");
    return first ? [{ x: first.x, y: first.y, role: list === null ? role : `${role} of L` }] : [];
  });

/** In points: the baselines of a line and of its first word differ by less than this. */
const SAME_LINE = 2;

/** The role of the paragraph that starts at the line; "" if none does. */
function tagOf(line: TextLine, starts: readonly TagStart[]): string {
  const end = line.cells[0] ? line.cells[0].x + line.cells[0].width : line.x;
  const start = starts.find(
    ({ x, y }) => Math.abs(y - line.y) < SAME_LINE && x >= line.x - 1 && x < end,
  );
  return start?.role ?? "";
}

/** What lines of all formats have. */
interface Texts {
  text: string;
  cells: { text: string; spans?: TextSpan[]; pieces?: string[] }[];
}

/** Signs that draw a level, full, half or empty. */
const SIGNS = "●○◐◯⬤★☆⭐■□▪▫◆◇✦✧⚫⚪";
/** "Python ●●●○○" or "●●●○○". */
const RATING = new RegExp(`^(?:([^${SIGNS}]{1,40}?)\\s+)?((?:[${SIGNS}]\\s?){3,10})$`, "u");
const EMPTY_SIGN = /[○◐◯☆□▫◇✧⚪]/u;

/**
 * The text without a level drawn as three to ten signs, "●●●○○", alone or after a name; null without any. After a name
 * one sign is empty: the stars of a hotel are part of its name.
 */
function withoutRating(text: string): string | null {
  const [, name = "", signs = ""] = RATING.exec(text.trim()) ?? [];
  return signs !== "" && (name === "" || EMPTY_SIGN.test(signs)) ? name : null;
}

const hasCells = ({ cells }: Texts) => cells.length > 0;

/** "Languages ⇥ : ⇥ German" has its colon in a cell of its own; where the name was split off, it begins the line. */
const COLON = /^(?:\s*:)+\s*/;

/**
 * A picture alone, such as the bulb of a Notion callout, a star or a flag, but not "✅" and "❌", which tell yes or no.
 */
const EMOJI_ALONE =
  /^\s*(?:(?![✅❌])(?:[\u{1f000}-\u{1faff}]|\p{Emoji_Presentation})[\ufe0f\u200d]*)+\s*$/u;

/** The line with clean texts, without pictures, levels drawn as signs and a colon at its start. */
function cleanLine<Line extends Texts>(line: Line): Line {
  if (COLON.test(line.text)) return cleanLine(withoutColon(line));
  const withText = line.cells.filter(({ text }) => !EMOJI_ALONE.test(text));
  if (withText.length > 0 && withText.length < line.cells.length)
    return cleanLine({
      ...line,
      cells: withText,
      text: withText.map(({ text }) => text).join(" "),
    });
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: cleanText(cell.text),
    ...(cell.spans
      ? { spans: cell.spans.map((span) => ({ ...span, text: cleanText(span.text) })) }
      : {}),
  }));
  const clean = { ...line, text: cleanText(line.text), cells };
  return cells.some(({ text }) => withoutRating(text) !== null) ? withoutRatings(clean) : clean;
}

/** The line without the colon at its start, and without a cell that has only this. */
function withoutColon<Line extends Texts>(line: Line): Line {
  const [first, ...rest] = line.cells;
  const text = first?.text.replace(COLON, "") ?? "";
  const pieces = first?.pieces?.map((piece) => piece.replace(COLON, "")).filter(Boolean);
  const cells =
    first && text !== "" ? [{ ...first, text, spans: undefined, pieces }, ...rest] : rest;
  return { ...line, text: line.text.replace(COLON, ""), cells };
}

/** Removes ratings from the cells; the line has no cells left if there was nothing else. */
function withoutRatings<Line extends Texts>(line: Line): Line {
  const cells = line.cells.flatMap((cell) => {
    const text = withoutRating(cell.text);
    if (text === null) return [cell];
    return text === "" ? [] : [{ ...cell, text, spans: undefined }];
  });
  return { ...line, text: cells.map(({ text }) => text).join(" "), cells };
}
