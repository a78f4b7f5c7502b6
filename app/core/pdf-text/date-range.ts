/** Finds periods such as "Mar 2021 – Present", "03/2021 - 04/2023" and "2019–2021". */

export interface DateRange {
  /** `2021-03`, or `2021` without a month; empty if only the end is given. */
  start: string;
  /** The same, or `present`; empty for a single date. */
  end: string;
  /** The offset in the text. */
  at: number;
  text: string;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NAME =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const YEAR = "(?:19|20)\\d{2}";
const DATE = `(?:${NAME}\\.?,?\\s+(?:\\d{1,2},?\\s+)?${YEAR}|(?:0?[1-9]|1[0-2])[/.](?:19|20)\\d{2}|${YEAR}-(?:0[1-9]|1[0-2])|${YEAR})`;
const PRESENT = "(?:present|now|current(?:ly)?|today|to date|ongoing)";
const DASH = "\\s*(?:[-\u2010-\u2015\u2212]|\\bto\\b|\\buntil\\b)\\s*";
const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(${DATE})(?:${DASH}(${DATE}|${PRESENT}))?(?![\\p{L}\\d/])`,
  "giu",
);
const PRESENT_ONLY = new RegExp(`^${PRESENT}$`, "i");

/** Returns the periods in the order of the text. A year alone counts only as part of a period. */
export function findDateRanges(text: string): DateRange[] {
  return Array.from(text.matchAll(RANGE)).flatMap(({ 0: found, 1: from = "", 2: to, index }) => {
    if (!to && /^\d{4}$/.test(from)) return [];
    return [{ start: toIsoMonth(from), end: to ? toIsoMonth(to) : "", at: index, text: found }];
  });
}

function toIsoMonth(date: string): string {
  if (PRESENT_ONLY.test(date)) return "present";
  const year = new RegExp(YEAR).exec(date)?.[0] ?? "";
  const rest = date.replace(year, "").toLowerCase();
  const named = MONTHS.findIndex((month) => rest.includes(month)) + 1;
  const month = named || Number(/\d+/.exec(rest)?.[0] ?? 0);
  return month > 0 ? `${year}-${String(month).padStart(2, "0")}` : year;
}

/** True if the period ends before it starts; false unless both are dates. */
export function isReversed({ start, end }: Pick<DateRange, "start" | "end">): boolean {
  if (start === "" || end === "" || end === "present") return false;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}
