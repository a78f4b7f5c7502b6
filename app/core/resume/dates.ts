/** Dates as a resume holds them: a month (`2024-05`), a year alone (`2024`), a season (`2024-21`), or nothing. */

/** A month as the picker holds it; a year alone and a season are none. */
export const isMonth = (date: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(date);

/** Whether both dates are set and `end` is before `start`, as far as both say: other than months are compared as years. */
export function isEndBeforeStart(start: string, end: string): boolean {
  if (start === "" || end === "") return false;
  const length = isMonth(start) && isMonth(end) ? "2024-05".length : "2024".length;
  return end.slice(0, length) < start.slice(0, length);
}
