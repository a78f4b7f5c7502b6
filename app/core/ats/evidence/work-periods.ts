/** Reads the periods of a resume's jobs, in months. */
import { matchesOf, matchesWithDigits } from "#app/core/ats/words/matches-of.ts";

/** Months since year 0. */
export type Month = number;

export interface WorkPeriod {
  from: Month;
  /** Exclusive. */
  to: Month;
  /** Offsets of its words in the clean text. */
  start: number;
  end: number;
}

const MONTHS_PER_YEAR = 12;
/** Month names by their first letters, in English, German, French, Spanish and Polish. */
const MONTH_NAMES: readonly RegExp[] = [
  /^(?:jan|ene|sty)/,
  /^(?:feb|fev|lut)/,
  /^(?:mar|maer)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:may|mai|maj)/,
  /^(?:jun|juin|cze)/,
  /^(?:jul|juil|lip)/,
  /^(?:aug|aou|ago|sie)/,
  /^(?:sep|wrz)/,
  /^(?:oct|okt|paz)/,
  /^(?:nov|lis)/,
  /^(?:dec|dez|dic|gru)/,
];

/** The name of a month with its punctuation. */
const NAME = "(?:[\\p{L}]{3,10}\\.?,? {0,2}(?:de )?)";
/** `2019`, `May 2019`, `2019-05`, `05/2019`, `05/19`, `May '19`. */
const DATE = `(?:${NAME}?(?:19|20)\\d\\d(?:[-/.](?:0?[1-9]|1[0-2])(?!\\d))?|(?:0?[1-9]|1[0-2])[/.-](?:(?:19|20)\\d\\d|\\d\\d(?!\\d))|${NAME}?'\\d\\d)`;
const NOW =
  "present|current(?:ly)?|now|today|date|ongoing|heute|aktuell|jetzt|laufend|aujourd'hui|actuellement|ce jour|present|actual(?:idad|mente)?|presente|hoy|obecnie|teraz|dzis|nadal";
/** In characters: the longest month name with its punctuation. */
const NAME_REACH = 18;
/** In characters: the longest word for `since` with its spaces. */
const SINCE_REACH = 8;
/** `May 2019 - present`, lower-cased. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d'])(${DATE})\\s{0,2}(?:-|to|until|till|through|bis|au?|hasta|do)(?:\\s{1,2}(?:the|a|to|till|until))?\\s{0,2}(?:(${DATE})|(${NOW}))(?![\\p{L}\\d])`,
  "uy",
);
/** `since 2019`. */
const SINCE = new RegExp(
  `(?<![\\p{L}\\d])(?:since|seit|depuis|desde|od|from)\\s{1,2}(${DATE})(?![\\d'])(?!\\s{0,2}(?:-|to|until|till|bis|a|au|hasta|do)\\b)`,
  "uy",
);
/** A year alone at the end of a line: `Baker, Corner Crust, 2020`. */
const ONE_YEAR = /(?<![\p{L}\d/.'-])((?:19|20)\d\d)\)?(?=[^\S\n]*(?:\n|$))/gu;

export const monthIndex = (today: Date): Month =>
  today.getUTCFullYear() * MONTHS_PER_YEAR + today.getUTCMonth();

/**
 * The periods in a text, in its order; ranges that end before they begin or start in the future are
 * left out.
 * @param low a clean text, lower-cased
 */
export function workPeriods(low: string, today: Date): WorkPeriod[] {
  const now = monthIndex(today);
  const periods: WorkPeriod[] = [];
  const seen: { start: number; end: number }[] = [];
  const add = (from: Month | null, to: Month | null, start: number, length: number) => {
    seen.push({ start, end: start + length });
    if (from === null || to === null || to <= from || from > now) return;
    periods.push({ from, to: Math.min(to, now + 1), start, end: start + length });
  };
  for (const { 0: match, 1: first = "", 2: last, index } of matchesWithDigits(
    low,
    RANGE,
    NAME_REACH,
  )) {
    const from = monthOf(first, now);
    const to = last === undefined ? now + 1 : endOf(last, from, now);
    add(from, to, index, match.length);
  }
  for (const { 0: match, 1: first = "", index } of matchesWithDigits(
    low,
    SINCE,
    NAME_REACH + SINCE_REACH,
  ))
    add(monthOf(first, now), now + 1, index, match.length);
  const ranges = [...seen];
  for (const { 0: match, 1: year = "", index } of matchesOf(low, ONE_YEAR)) {
    if (ranges.some(({ start, end }) => start < index + match.length && index < end)) continue;
    const from = Number(year) * MONTHS_PER_YEAR;
    add(from, from + MONTHS_PER_YEAR, index, match.length);
  }
  return periods.sort((a, b) => a.start - b.start);
}

/**
 * Months count in full. Years alone run from January to January; a period within one year counts as
 * half a year.
 */
function endOf(date: string, from: Month | null, now: Month): Month | null {
  const to = monthOf(date, now);
  if (to === null || from === null) return null;
  if (hasMonth(date)) return to + 1;
  return to === from ? from + MONTHS_PER_YEAR / 2 : to;
}

const hasMonth = (date: string) => /\p{L}|[/.-]/u.test(date);

/** Reads a lower-cased date; null if it names no year. */
export function monthOf(date: string, now: Month): Month | null {
  const year = yearOf(date, now);
  if (year === null) return null;
  const [name = ""] = /\p{L}+/u.exec(date) ?? [];
  const named = MONTH_NAMES.findIndex((pattern) => pattern.test(name));
  const [, before, after] = /^(\d{1,2})[/.-]|[/.-](\d{1,2})$/.exec(date) ?? [];
  const isYearFirst = /^(?:\p{L}+\.?,? {0,2})?(?:19|20)\d\d/u.test(date);
  const digits = Number(isYearFirst ? after : before);
  const numbered = digits >= 1 && digits <= MONTHS_PER_YEAR ? digits - 1 : 0;
  const month = named >= 0 ? named : numbered;
  return year * MONTHS_PER_YEAR + month;
}

/** Expands a two-digit year to the latest one up to next year, which may be an expected end. */
function yearOf(date: string, now: Month): number | null {
  const [whole] = /(?:19|20)\d\d/.exec(date) ?? [];
  if (whole) return Number(whole);
  const [, short] = /(?:'|[/.-])(\d\d)$/.exec(date) ?? [];
  if (!short) return null;
  const century = Math.floor(now / MONTHS_PER_YEAR / 100) * 100;
  const year = century + Number(short);
  return year * MONTHS_PER_YEAR > now + MONTHS_PER_YEAR ? year - 100 : year;
}

/** The time covered by at least one period, in years. */
export function yearsCovered(periods: readonly WorkPeriod[]): number {
  const sorted = [...periods].sort((a, b) => a.from - b.from);
  let months = 0;
  let until = 0;
  for (const { from, to } of sorted) {
    months += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return months / MONTHS_PER_YEAR;
}
