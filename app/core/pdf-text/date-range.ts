/** Finds periods such as "Mar 2021 – Present", "03/2021 - 04/2023" and "2019–2021", in all languages of resumes. */
import { isDateBefore } from "#app/core/dates.ts";
import {
  datePatterns,
  isDate,
  isPresent,
  readDate,
} from "#app/core/resume-languages/reading/date-patterns.ts";

export interface DateRange {
  /** `2021-03`, `2021` without a month, `2021-23` for its fall. */
  start: string;
  /** The same, or `present`; empty for a single date. */
  end: string;
  /** The offset in the text. */
  at: number;
  text: string;
}

let cachedPattern: RegExp | null = null;
/** Built at the first text with a year. */
function rangePattern(): RegExp {
  const { date, present, to } = datePatterns();
  cachedPattern ??= new RegExp(
    `(?<![\\p{L}\\p{M}\\d])(${date})(?:${to}(${date}|${present}))?(?![\\p{L}\\p{M}\\d/])`,
    "giu",
  );
  return cachedPattern;
}
const HAS_YEAR = /(?:19|20)\d{2}|['’]\d{2}(?!\d)/;

/**
 * Returns the periods in the order of the text. A year alone counts only as part of a period. `language` resolves names
 * of months that mean different months in two languages, such as "listopad".
 */
export function findDateRanges(text: string, language?: string): DateRange[] {
  if (!HAS_YEAR.test(text)) return [];
  const pattern = rangePattern();
  const toIso = (date: string) => (isPresent(date) ? "present" : readDate(date, language));
  const ranges: DateRange[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { 0: matched, 1: from = "", 2: to, index } = match;
    // The pattern accepts any word as a month, so each match is checked.
    if (!isDate(from) || (to && !isPresent(to) && !isDate(to))) pattern.lastIndex = index + 1;
    else if (to || !/^\d{4}$/.test(from))
      ranges.push({ start: toIso(from), end: to ? toIso(to) : "", at: index, text: matched });
  }
  return ranges;
}

/** True if the period ends before it starts; false unless both are dates. */
export const isReversed = ({ start, end }: Pick<DateRange, "start" | "end">): boolean =>
  end !== "present" && isDateBefore(end, start);
