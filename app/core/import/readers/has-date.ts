/** Checks whether a line has a date. */
import { findDate, findPeriod } from "./read-dates.ts";

/** True for a line with a period or a date, which may be a year alone. */
export const hasDate = ({ text }: { text: string }): boolean =>
  findPeriod(text) !== null || findDate(text) !== null;

/** Also true for a year inside of what is not read as a date, such as "2019/20". */
export const hasDateOrYear = (line: { text: string }): boolean =>
  hasDate(line) || /\b(?:19|20)\d{2}\b/.test(line.text);
