/** Splits the lines of a section into entries: a head of short lines, and the text below it. */
import type { DocLine } from "./doc-line.ts";
import { hasDate } from "./has-date.ts";
import { findPeriod } from "./read-dates.ts";
import { findValidity } from "./validity.ts";

export interface DocEntry {
  head: DocLine[];
  body: DocLine[];
}

/** Further lines are body text, even if they are short. */
const MAX_HEAD_LINES = 4;
/** In characters; a longer line is body text. */
const MAX_HEAD_LENGTH = 90;
/** In characters; a longer line does not start an entry, even if it begins in bold. */
const MAX_EMPHASIZED_LENGTH = 135;

/** Entries start at emphasized lines if there are any; otherwise at gaps, dates and ends of body text. */
export function splitEntries(lines: readonly DocLine[]): DocEntry[] {
  const starts = findStarts(lines);
  return starts.map((from, index) => toEntry(lines.slice(from, starts[index + 1] ?? lines.length)));
}

/**
 * True for a line with a validity ("valid until 2027"), alone or after an issuer. It belongs to the
 * license above it.
 */
function isValidity({ text }: DocLine): boolean {
  const { rest } = findValidity(text) ?? {};
  return rest === "" || (rest !== undefined && /^\s*·/.test(text.slice(rest.length)));
}
/** True for descriptive text, as opposed to the names and dates of an entry's head. */
export const isBodyText = (line: DocLine | undefined) =>
  line !== undefined &&
  (line.isBullet || line.text.length > MAX_HEAD_LENGTH || isSentence(line.text));

/** Requires several words, because names such as "s.r.o." and "Inc." also end with a period. */
const isSentence = (text: string) =>
  /[^.]{3}[.!?]$/.test(text) &&
  text.split(/\s+/).length > 4 &&
  // "lis 2019. – lip 2022." (Croatian) is a date range.
  findPeriod(text)?.rest !== "" &&
  // "CNCF · Vrijedi do svi 2027." (Croatian) is a license's validity.
  findValidity(text) === null;

/** The indices of the lines that start entries. If the file marks entries as headings (level 2), only those do. */
function findStarts(lines: readonly DocLine[]): number[] {
  const medianGap = medianOfGaps(lines);
  const bodyStyle = findBodyStyle(lines);
  const hasEntryHeadings = lines.some(({ level }) => level === 2);
  const emphasized = lines.map((line) =>
    hasEntryHeadings ? line.level === 2 : isEmphasized(line, bodyStyle),
  );
  const hasEmphasis = emphasized.filter(Boolean).length > 1 || emphasized[0];
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const head = lines.slice(starts.at(-1) ?? 0, index);
    if (previous === undefined || line.startsEntry) starts.push(index);
    else if (line.startsEntry === false) continue;
    else if (line.isBullet) continue;
    else if (hasEmphasis) {
      // Two emphasized lines in a row are one head, unless each has its own date.
      const continuesHead = emphasized[index - 1] && !(head.some(hasDate) && hasDate(line));
      if (emphasized[index] && !continuesHead) starts.push(index);
    } else if (startsWithoutEmphasis(line, previous, head, medianGap)) starts.push(index);
  }
  return starts;
}

/** The minimum ratio of a gap between entries to the common gap between lines. */
const WIDE_GAP = 1.35;

/** Without bold lines, an entry starts after body text, after a wider gap, or at a second date. */
function startsWithoutEmphasis(
  line: DocLine,
  previous: DocLine,
  head: DocLine[],
  medianGap: number,
): boolean {
  if (isBodyText(line)) return false;
  const isWideGap = line.gap > medianGap * WIDE_GAP && medianGap > 0;
  if (head.some(hasDate) && (isBodyText(previous) || isWideGap)) return true;
  return head.some(hasDate) && hasDate(line) && (!isValidity(line) || head.some(isValidity));
}

function isEmphasized(line: DocLine, bodyStyle: string): boolean {
  if (line.isBullet || line.text.length > MAX_EMPHASIZED_LENGTH) return false;
  return (line.cells[0]?.isBold ?? false) && line.styleKey !== bodyStyle;
}

/** The style of most of the text; empty if all lines have the same style: it distinguishes no line. */
function findBodyStyle(lines: readonly DocLine[]): string {
  const weights = new Map<string, number>();
  for (const { styleKey, text } of lines)
    weights.set(styleKey, (weights.get(styleKey) ?? 0) + text.length);
  const [mostCommon] = [...weights].sort((a, b) => b[1] - a[1]);
  return weights.size > 1 ? (mostCommon?.[0] ?? "") : "";
}

/** The median of the known gaps between lines. */
function medianOfGaps(lines: readonly DocLine[]): number {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** Makes the first lines, up to the first body text, the head of one entry. */
export function toEntry(lines: readonly DocLine[]): DocEntry {
  let end = 1;
  while (end < Math.min(lines.length, MAX_HEAD_LINES) && !isBodyText(lines[end])) end++;
  return { head: lines.slice(0, end), body: lines.slice(end) };
}
