/** Describes a line before it is labeled: its style, its dates, and what the lines of the same style have in common. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";

export interface LineFacts {
  line: LabelLine;
  /** Font size, bold, italic, all capitals, indent, bullet and heading level, as one string. */
  style: string;
  /** The style without its indent, bullet and heading level. */
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
export const NO_SHARES: StyleShares = { lineCount: 0, dated: "0", beforeBullet: "0" };

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
        dated: shareStep(datedCount / lineCount),
        beforeBullet: shareStep(beforeBullet / lineCount),
      },
    ]),
  );
}

export function describeLine(line: LabelLine, before: LabelLine | undefined): LineFacts {
  const { text } = line;
  const caps = /\p{Ll}/u.test(text) ? "l" : "C";
  const indent = line.left === line.columnRight ? "" : Math.round((line.x - line.left) / 6);
  const first = line.cells[0];
  const [heading, date, words] = [
    readHeading(text),
    findDatePosition(text),
    text.split(/\s+/).length,
  ];
  return {
    line,
    look: [line.size.toFixed(1), first?.isBold, first?.isItalic, caps].join("|"),
    style: [
      line.size.toFixed(1),
      first?.isBold ? "b" : "",
      first?.isItalic ? "i" : "",
      caps,
      Math.min(Number(indent) || 0, 6),
      line.isBullet ? "*" : "",
      line.level ?? "",
    ].join("|"),
    headingSection: heading,
    likelySection:
      heading ?? (words <= 5 && date === "none" && !/\d/.test(text) ? guessHeading(text) : null),
    datePosition: date,
    wordCount: words,
    isFull: line.columnRight > 0 && line.columnRight - line.right < line.size * 2,
    wouldFitAbove: before !== undefined && wouldHaveFit(before, line),
  };
}

/** True if the line's first word had room at the end of the line before, so that the text was not wrapped there. */
export function wouldHaveFit(before: LabelLine, { text, x, right, size }: LabelLine): boolean {
  if (right === 0) return true;
  const [word = ""] = text.split(/\s/, 1);
  const width = ((right - x) * word.length) / Math.max(1, text.length);
  return before.right + size * 0.3 + width <= before.columnRight * 0.995;
}

function findDatePosition(text: string): LineFacts["datePosition"] {
  const textWithoutDate = findPeriod(text)?.rest ?? findDate(text)?.rest;
  if (textWithoutDate === undefined) return /^(?:19|20)\d{2}$/.test(text.trim()) ? "alone" : "none";
  if (textWithoutDate === "") return "alone";
  const yearIndex = text.search(/(?:19|20)\d{2}/);
  if (yearIndex < 20 && !text.startsWith(textWithoutDate.slice(0, 4))) return "start";
  return text.length - yearIndex < 28 ? "end" : "inside";
}

/** The style, look and font size that most of the text has. */
export interface BodyStyle {
  style: string;
  look: string;
  size: number;
}

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

/** Texts that are on several pages, as headers and footers are; page numbers may differ. */
export function repeatedTexts(lines: readonly LabelLine[]): Set<string> {
  const pagesByText = new Map<string, Set<number>>();
  for (const { text, page } of lines) {
    const key = maskNumbers(text);
    pagesByText.set(key, (pagesByText.get(key) ?? new Set()).add(page));
  }
  return new Set(
    [...pagesByText].filter(([, pageNumbers]) => pageNumbers.size > 1).map(([key]) => key),
  );
}
export const maskNumbers = (text: string) => text.replace(/\d+/g, "#").toLowerCase();

const shareStep = (share: number) =>
  share === 0 ? "0" : share < 0.35 ? "few" : share < 0.7 ? "half" : "most";
