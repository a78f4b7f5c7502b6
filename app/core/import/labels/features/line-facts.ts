/** Describes a line before it is labeled: its style, its dates, and what the lines of the same style have in common. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";

export interface Facts {
  line: LabelLine;
  /** Font size, bold, italic, all capitals, indent, bullet and heading level, as one string. */
  style: string;
  /** The style without its indent, bullet and heading level. */
  look: string;
  /** The section that the line is a known heading of. */
  heading: string | null;
  /** The section that the line, if it is a heading, probably starts. */
  guess: string | null;
  /** Where the line has its date; "alone" if it has nothing else. */
  date: "alone" | "start" | "end" | "inside" | "none";
  /** The number of words. */
  words: number;
  /** True if the line ends near the right edge of its column, so that the next one may continue it. */
  isFull: boolean;
  /** True if the line's first word had room at the end of the line before, so that it was not wrapped. */
  fits: boolean;
}

/** Counts lines of one style; shares are "0", "few", "half" or "most". */
interface StyleShares {
  /** The number of lines in the style. */
  mates: number;
  /** The share of lines with a date. */
  dated: string;
  /** The share of lines that a bullet follows. */
  beforeBullet: string;
}
export const NO_SHARES: StyleShares = { mates: 0, dated: "0", beforeBullet: "0" };

export function sharesOfStyles(facts: readonly Facts[]): Map<string, StyleShares> {
  const counts = new Map<string, { mates: number; dated: number; beforeBullet: number }>();
  for (const [index, { style, date }] of facts.entries()) {
    const count = counts.get(style) ?? { mates: 0, dated: 0, beforeBullet: 0 };
    count.mates++;
    if (date !== "none") count.dated++;
    if (facts[index + 1]?.line.isBullet) count.beforeBullet++;
    counts.set(style, count);
  }
  return new Map(
    [...counts].map(([style, { mates, dated, beforeBullet }]) => [
      style,
      { mates, dated: step(dated / mates), beforeBullet: step(beforeBullet / mates) },
    ]),
  );
}

export function factsOf(line: LabelLine, before: LabelLine | undefined): Facts {
  const { text } = line;
  const caps = /\p{Ll}/u.test(text) ? "l" : "C";
  const indent = line.left === line.columnRight ? "" : Math.round((line.x - line.left) / 6);
  const first = line.cells[0];
  const [heading, date, words] = [readHeading(text), dateOf(text), text.split(/\s+/).length];
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
    heading,
    guess:
      heading ?? (words <= 5 && date === "none" && !/\d/.test(text) ? guessHeading(text) : null),
    date,
    words,
    isFull: line.columnRight > 0 && line.columnRight - line.right < line.size * 2,
    fits: before !== undefined && wouldHaveFit(before, line),
  };
}

/** True if the first word of the line had room at the end of the line before. */
export function wouldHaveFit(before: LabelLine, { text, x, right, size }: LabelLine): boolean {
  if (right === 0) return true;
  const [word = ""] = text.split(/\s/, 1);
  const width = ((right - x) * word.length) / Math.max(1, text.length);
  return before.right + size * 0.3 + width <= before.columnRight * 0.995;
}

function dateOf(text: string): Facts["date"] {
  const found = findPeriod(text)?.rest ?? findMonth(text)?.rest;
  if (found === undefined) return /^(?:19|20)\d{2}$/.test(text.trim()) ? "alone" : "none";
  if (found === "") return "alone";
  const at = text.search(/(?:19|20)\d{2}/);
  if (at < 20 && !text.startsWith(found.slice(0, 4))) return "start";
  return text.length - at < 28 ? "end" : "inside";
}

/** The style, look and font size that most of the text has. */
export interface BodyStyle {
  style: string;
  look: string;
  size: number;
}

export function bodyStyleOf(facts: readonly Facts[]): BodyStyle {
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
  const pages = new Map<string, Set<number>>();
  for (const { text, page } of lines) {
    const key = textWithoutNumbers(text);
    pages.set(key, (pages.get(key) ?? new Set()).add(page));
  }
  return new Set([...pages].filter(([, on]) => on.size > 1).map(([key]) => key));
}
export const textWithoutNumbers = (text: string) => text.replace(/\d+/g, "#").toLowerCase();

const step = (share: number) =>
  share === 0 ? "0" : share < 0.35 ? "few" : share < 0.7 ? "half" : "most";
