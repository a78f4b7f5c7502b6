/** Converts dates of a JSON Resume, which may be a day or written in words. */

import { findDate } from "#app/core/import/readers/read-dates.ts";
import type { IssueCollector } from "./issue-collector.ts";

const ISO_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(\d{2})(?:T.*)?)?)?$/;
const PRESENT = /^(?:present|current|currently|now|today|ongoing)$/i;

/**
 * Returns a date such as "2022-08", and reports an issue at `field` if it differs from the file. Text that is no date
 * is returned as it is, except "present" as an end date, which is empty in our resumes.
 */
export function normalizeDate(value: string, field: string, issues: IssueCollector): string {
  const text = value.trim();
  const isoDate = ISO_DATE.exec(text);
  if (isoDate) {
    const [, day] = isoDate;
    // The first of a month is not reported: programs that require a day write it where only the month is known.
    if (day && day !== "01") issues.addDroppedDay(text.slice(0, 10));
    return text;
  }
  if (text === "" || (field.endsWith(".endDate") && PRESENT.test(text))) return "";
  const date = findDate(text);
  if (!date) {
    issues.addField(field, text, `“${text.slice(0, 40)}” isn't a date format we know`);
    return text;
  }
  issues.addField(field, text, `It was read from “${text}”`);
  return date.value;
}

const MONTH_NAMES =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "2014-05" → "May 2014"; other text is returned as it is. */
function formatDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(text.trim()) ?? [];
  const name = MONTH_NAMES[Number(month) - 1];
  if (!year || !name) return text.trim();
  return [day ? Number(day) : "", name, year].filter(Boolean).join(" ");
}

/** "May 2014 to 2016", "From May 2014" or "Until 2016"; empty if both dates are. */
export function formatPeriod(from: string, to: string): string {
  const [start, end] = [formatDate(from), formatDate(to)];
  if (start !== "" && end !== "") return start === end ? start : `${start} to ${end}`;
  if (start !== "") return `From ${start}`;
  return end === "" ? "" : `Until ${end}`;
}
