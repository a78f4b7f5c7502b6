/** Tells lines with dates. */
import { findMonth, findPeriod } from "./read-dates.ts";

/** True for a line with a period or a month; a year alone may be another number. */
export const hasDate = ({ text }: { text: string }): boolean =>
  findPeriod(text) !== null || findMonth(text) !== null;

export const hasDateOrYear = (line: { text: string }): boolean =>
  hasDate(line) || /\b(?:19|20)\d{2}\b/.test(line.text);
