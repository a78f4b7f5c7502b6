/**
 * Describes the lines of a document before a model labels them: style, dates, and what the lines of one style have in
 * common. line-features.ts makes the model's features of this; `wouldHaveFit`, which tells wrapped lines, is used by
 * many corrections.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";

export interface LineFacts {
  line: LabelLine;
  /**
   * Font size, bold, italic, all capitals, indent, bullet and heading level, as one string. Bold and italic are those
   * of the first cell.
   */
  style: string;
  /** Font size, bold, italic and all capitals only, as one string. */
  look: string;
  /** The section that the line is a known heading of. */
  headingSection: string | null;
  /** The section that the line, if it is a heading, probably starts. */
  likelySection: string | null;
  /** Where the line has its date; "alone" if it has nothing else. */
  datePosition: "alone" | "start" | "end" | "inside" | "none";
  /** The number of words. */
  wordCount: number;
  /** True if the line ends near the right edge of its column, so that the next one may continue it. */
  isFull: boolean;
  /** True if the line's first word had room at the end of the line before, so that it was not wrapped. */
  wouldFitAbove: boolean;
}

/** Counts lines of one style; shares are "0", "few", "half" or "most". */
interface StyleShares {
  /** The number of lines in the style. */
  lineCount: number;
  /** The share of lines with a date. */
  dated: string;
  /** The share of lines that a bullet follows. */
  beforeBullet: string;
}
/** For a style that no line has. */
export const NO_SHARES: StyleShares = { lineCount: 0, dated: "0", beforeBullet: "0" };

/** The counts and shares of each style, by `style`. */
export function sharesOfStyles(facts: readonly LineFacts[]): Map<string, StyleShares> {
  const counts = new Map<string, { lineCount: number; dated: number; beforeBullet: number }>();
  for (const [index, { style, datePosition }] of facts.entries()) {
    const count = counts.get(style) ?? { lineCount: 0, dated: 0, beforeBullet: 0 };
    count.lineCount++;
    if (datePosition !== "none") count.dated++;
    if (facts[index + 1]?.line.isBullet) count.beforeBullet++;
    counts.set(style, count);
  }
  return new Map(
    [...counts].map(([style, { lineCount, dated: datedCount, beforeBullet }]) => [
      style,
      {
        lineCount,
        dated: shareName(datedCount / lineCount),
        beforeBullet: shareName(beforeBullet / lineCount),
      },
    ]),
  );
}

/** In points: indents are rounded to multiples of this, and larger ones than MAX_INDENT_STEPS of them count as that. */
const INDENT_STEP = 6;
const MAX_INDENT_STEPS = 6;

/** Describes one line; `before` is the line above it. */
export function describeLine(line: LabelLine, before: LabelLine | undefined): LineFacts {
  const { text } = line;
  // "C" for a text without lowercase letters.
  const caps = /\p{Ll}/u.test(text) ? "l" : "C";
  // Where positions are unknown, both edges of the column are 0.
  const hasPosition = line.left !== line.columnRight;
  const indent = hasPosition ? Math.round((line.x - line.left) / INDENT_STEP) : 0;
  const first = line.cells[0];
  const heading = readHeading(text);
  const date = findDatePosition(text);
  const wordCount = text.split(/\s+/).length;
  return {
    line,
    look: [line.size.toFixed(1), first?.isBold, first?.isItalic, caps].join("|"),
    style: [
      line.size.toFixed(1),
      first?.isBold ? "b" : "",
      first?.isItalic ? "i" : "",
      caps,
      Math.min(indent || 0, MAX_INDENT_STEPS),
      line.isBullet ? "*" : "",
      line.level ?? "",
    ].join("|"),
    headingSection: heading,
    likelySection:
      heading ??
      (wordCount <= 5 && date === "none" && !/\d/.test(text) ? guessHeading(text) : null),
    datePosition: date,
    wordCount,
    isFull: line.columnRight > 0 && line.columnRight - line.right < line.size * 2,
    wouldFitAbove: before !== undefined && wouldHaveFit(before, line),
  };
}

/** True if the line's first word had room at the end of the line before, so that the text was not wrapped there. */
export function wouldHaveFit(before: LabelLine, { text, x, right, size }: LabelLine): boolean {
  // Without a position, nothing shows that the line was wrapped.
  if (right === 0) return true;
  const [word = ""] = text.split(/\s/, 1);
  // The width of the word, by the mean width of the line's characters, and that of a space, about 0.3 of the font size.
  const width = ((right - x) * word.length) / Math.max(1, text.length);
  const spaceWidth = size * 0.3;
  return before.right + spaceWidth + width <= before.columnRight * 0.995;
}

/** In characters: a date whose year is this close to the start of the text may be at its start. */
const MAX_START_DATE = 20;
/** In characters: a date whose first year is this close to the end of the text is at its end; it may be a period. */
const MAX_END_DATE = 28;

/** Where the text has its date or period; see `LineFacts`. */
function findDatePosition(text: string): LineFacts["datePosition"] {
  const textWithoutDate = findPeriod(text)?.rest ?? findDate(text)?.rest;
  if (textWithoutDate === undefined) return /^(?:19|20)\d{2}$/.test(text.trim()) ? "alone" : "none";
  if (textWithoutDate === "") return "alone";
  // -1 for a date with a short year, "Mar '19"; it counts as near the start, and in a short text as near the end.
  const yearIndex = text.search(/(?:19|20)\d{2}/);
  // Four characters identify the text's start; further ones may differ, because the date in between was removed.
  const startsWithOtherText = text.startsWith(textWithoutDate.slice(0, 4));
  if (yearIndex < MAX_START_DATE && !startsWithOtherText) return "start";
  return text.length - yearIndex < MAX_END_DATE ? "end" : "inside";
}

/** The style, look and font size that most of the text has. */
export interface BodyStyle {
  style: string;
  look: string;
  size: number;
}

/** The style, look and font size with the most characters. */
export function findBodyStyle(facts: readonly LineFacts[]): BodyStyle {
  const [styles, sizes] = [new Map<string, number>(), new Map<number, number>()];
  const looks = new Map<string, number>();
  for (const { style, look, line } of facts) {
    looks.set(look, (looks.get(look) ?? 0) + line.text.length);
    styles.set(style, (styles.get(style) ?? 0) + line.text.length);
    const size = Math.round(line.size * 10) / 10;
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
  }
  const most = <T>(counts: Map<T, number>) => [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return { style: most(styles) ?? "", look: most(looks) ?? "", size: most(sizes) ?? 0 };
}

/**
 * The texts that are on several pages, as headers and footers are, in the form of `maskNumbers`, because page numbers
 * differ.
 */
export function repeatedMaskedTexts(lines: readonly LabelLine[]): Set<string> {
  const pagesByText = new Map<string, Set<number>>();
  for (const { text, page } of lines) {
    const key = maskNumbers(text);
    pagesByText.set(key, (pagesByText.get(key) ?? new Set()).add(page));
  }
  return new Set(
    [...pagesByText].filter(([, pageNumbers]) => pageNumbers.size > 1).map(([key]) => key),
  );
}
/** "page 2 of 3" → "page # of #". */
export const maskNumbers = (text: string) => text.replace(/\d+/g, "#").toLowerCase();

/** The step of a share from 0 to 1. */
const shareName = (share: number) =>
  share === 0 ? "0" : share < 0.35 ? "few" : share < 0.7 ? "half" : "most";
