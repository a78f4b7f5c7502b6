/** Months typed by hand, where the browser has no month picker. */

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `2024-05` from 2024-05, 05/2024, 5.2024, 2024/5, May 2024; "" from nothing; null when it is no month. */
export function parseMonth(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === "") return "";
  const yearFirst = /^(\d{4})\s*[-/. ]\s*(\d{1,2})$/.exec(typed);
  if (yearFirst) return month(yearFirst[1], Number(yearFirst[2]));
  const yearLast = /^(\d{1,2})\s*[-/. ]\s*(\d{4})$/.exec(typed);
  if (yearLast) return month(yearLast[2], Number(yearLast[1]));
  const named = /^([a-z]{3,9})\.?,?\s+(\d{4})$/.exec(typed);
  if (named) return month(named[2], MONTHS.indexOf((named[1] as string).slice(0, 3)) + 1);
  return null;
}

function month(year: string | undefined, number: number): string | null {
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, "0")}` : null;
}

/** True when both months are there and run backwards. */
export function runsBackwards(start: string, end: string): boolean {
  return start !== "" && end !== "" && end < start;
}
