/** Dates as a resume holds them: a month (`2024-05`), a year alone (`2024`), a season (`2024-21`), or empty. */

/** False for a year alone and a season, which a month picker cannot show. */
export const isMonth = (date: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date);

/** Whether there are dates, and none of them is a month. */
export const hasNoMonth = (dates: readonly string[]): boolean =>
  dates.some((date) => date !== "") && !dates.some(isMonth);

/** Compares two months as months and everything else by year; false if either date is empty. */
export function isDateBefore(date: string, other: string): boolean {
  if (date === "" || other === "") return false;
  const length = isMonth(date) && isMonth(other) ? "2024-05".length : "2024".length;
  return date.slice(0, length) < other.slice(0, length);
}
