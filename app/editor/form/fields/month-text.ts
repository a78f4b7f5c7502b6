/** Parses months typed by hand, for browsers without a month picker. */

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `2024-05` for 2024-05, 05/2024, 5.2024, 2024/5 or May 2024; "" for blank text; null if it is not a month. */
export function parseMonth(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === "") return "";
  const yearFirst = /^(\d{4})\s*[-/. ]\s*(\d{1,2})$/.exec(typed);
  if (yearFirst) return formatMonth(yearFirst[1], Number(yearFirst[2]));
  const yearLast = /^(\d{1,2})\s*[-/. ]\s*(\d{4})$/.exec(typed);
  if (yearLast) return formatMonth(yearLast[2], Number(yearLast[1]));
  const named = /^([a-z]{3,9})\.?,?\s+(\d{4})$/.exec(typed);
  if (named) return formatMonth(named[2], MONTHS.indexOf((named[1] as string).slice(0, 3)) + 1);
  return null;
}

function formatMonth(year: string | undefined, number: number): string | null {
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, "0")}` : null;
}

/** Whether both months are set and `end` is before `start`. */
export function isEndBeforeStart(start: string, end: string): boolean {
  return start !== "" && end !== "" && end < start;
}
