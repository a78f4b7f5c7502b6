/** Splits the lines of a section into entries: jobs, schools, projects. */
import { type DateRange, findDateRanges } from "./date-range.ts";
import type { TextLine } from "./lines.ts";
import { commonStyle, styleOf } from "./outline.ts";
import { attachEmployers } from "./roles.ts";

export interface ParsedEntry {
  lines: TextLine[];
  /** The texts above the first bullet or paragraph, without dates: titles, employers, schools. */
  heads: string[];
  dates: DateRange | null;
}

/** If more lines precede the first date, the section is one entry. */
const MAX_LEADING_LINES = 3;

/** `language`: as in findDateRanges. */
export function readEntries(lines: readonly TextLine[], language?: string): ParsedEntry[] {
  const starts = startsByStyle(lines) ?? startsByDates(lines);
  const entries = starts
    .map((from, index) => toEntry(lines.slice(from, starts[index + 1]), language))
    .filter((entry) => entry.lines.length > 0);
  return attachEmployers(entries.flatMap((entry) => splitRoles(entry, language)));
}

/** If an employer is in one style and its roles are in another, each role is an entry. */
function splitRoles(entry: ParsedEntry, language?: string): ParsedEntry[] {
  const [employer, second] = entry.lines;
  if (!employer || !second || !findDates(employer, language) || !findDates(second, language))
    return [entry];
  const starts = entry.lines.flatMap((line, index) =>
    index > 0 && firstStyle(line) === firstStyle(second) && findDates(line, language)
      ? [index]
      : [],
  );
  const parts = starts.map((from, index) => entry.lines.slice(from, starts[index + 1]));
  return [toEntry([employer], language), ...parts.map((part) => toEntry(part, language))];
}

/** Starts an entry at each line in the style of the first one; null if that is the style of the body text. */
function startsByStyle(lines: readonly TextLine[]): number[] | null {
  const [first] = lines;
  if (!first) return [];
  const headStyle = firstStyle(first);
  const hasHeadStyle = (line: TextLine) => firstStyle(line) === headStyle;
  const heads = lines.filter(hasHeadStyle);
  if (headStyle === commonStyle(lines) && heads.length > lines.length / 2) return null;
  const starts: number[] = [];
  let isDated = false;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const hasDate = findDates(line) !== null;
    const isNew = hasHeadStyle(line) && (!before || !hasHeadStyle(before) || (hasDate && isDated));
    if (isNew) starts.push(index);
    isDated = hasDate || (isDated && !isNew);
  });
  return starts;
}

/** Starts an entry as many lines above each date as precede the first date. */
function startsByDates(lines: readonly TextLine[]): number[] {
  const dated = lines.flatMap((line, index) => (findDates(line) ? [index] : []));
  const leading = dated[0] ?? 0;
  if (leading > MAX_LEADING_LINES) return [0];
  const starts = dated.map((index) => index - leading);
  return starts[0] === 0 ? starts : [0, ...starts];
}

function toEntry(lines: TextLine[], language: string | undefined): ParsedEntry {
  const end = lines.findIndex((line, index) => index > 0 && isBody(line));
  const head = lines.slice(0, end === -1 ? lines.length : end);
  const heads = head
    .flatMap(({ cells }) => cells.map(({ text }) => removeDates(text)))
    .filter((text) => text !== "");
  const dates =
    lines.map((line) => findDates(line, language)).find((range) => range !== null) ?? null;
  return { lines, heads, dates };
}

/** In characters; titles and employers are shorter. */
const MAX_HEAD_LENGTH = 70;
/** Whether a line is a bullet or long enough for running text. */
const isBody = ({ text }: TextLine) =>
  /^[•●▪◦·*\u2013-]/.test(text) || text.length > MAX_HEAD_LENGTH;

/** The style of a line's first word, because the text after a name may have another style. */
const firstStyle = ({ cells: [first] }: TextLine) =>
  first ? styleOf({ ...first, isBold: first.startsBold ?? first.isBold }) : "";

/** A date among more words is part of a sentence. */
const MAX_WORDS_BESIDE_DATE = 8;

/** The period of a line; a period within a sentence or bullet is ignored. */
function findDates({ cells, text }: TextLine, language?: string): DateRange | null {
  if (/^[•●▪◦·*]/.test(text)) return null;
  for (const cell of cells) {
    const [range] = findDateRanges(cell.text, language);
    if (range && removeDates(cell.text).split(/\s+/).length <= MAX_WORDS_BESIDE_DATE) return range;
    if (YEAR_ALONE.test(cell.text) && cells.length > 1)
      return { start: cell.text, end: "", at: 0, text: cell.text };
  }
  return null;
}

/** A year alone in its cell counts as a date. */
const YEAR_ALONE = /^(?:19|20)\d{2}$/;

function removeDates(text: string): string {
  if (YEAR_ALONE.test(text)) return "";
  return findDateRanges(text)
    .reduce((remaining, range) => remaining.replace(range.text, " "), text)
    .replace(/\s+/g, " ")
    .replace(/^[\s,;|()–-]+|[\s,;|()–-]+$/g, "");
}
