/** Shortens dates to their years, and brings the months back where the year is still the same. */
const YEAR_LENGTH = 4;

export const yearOf = (date: string) => date.slice(0, YEAR_LENGTH);

/** @param withMonths the dates before they were shortened, in the same order */
export function restoreMonths(dates: readonly string[], withMonths: readonly string[]): string[] {
  return dates.map((date, index) => {
    const former = withMonths[index];
    return former !== undefined && date !== "" && date === yearOf(former) ? former : date;
  });
}
