/** Dates of a JSON Resume, where a year alone is as good as a day, as our months. */

import { findMonth } from "#app/core/import/readers/read-dates.ts";
import type { Notes } from "./json-notes.ts";

const EXACT = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(\d{2})(?:T.*)?)?$/;
const NOW = /^(?:present|current|currently|now|today|ongoing)$/i;

/** The month, with a note at `field` where it is not what the file says; what is no date stays. */
export function easeMonth(value: string, field: string, notes: Notes): string {
  const text = value.trim();
  const exact = EXACT.exec(text);
  if (exact) {
    // Programs that demand a day get the first.
    if (exact[1] && exact[1] !== "01") notes.day(text.slice(0, 10));
    return text;
  }
  if (text === "" || (field.endsWith(".endDate") && NOW.test(text))) return "";
  const found = /^\d{4}$/.test(text) ? { month: `${text}-01`, isYearOnly: true } : findMonth(text);
  if (!found) {
    notes.check(field, text, `“${text.slice(0, 40)}” is no date we know`);
    return text;
  }
  const reason = found.isYearOnly
    ? `Only the year ${found.month.slice(0, 4)} is known: choose the month (January stands there now)`
    : `It was read from “${text}”`;
  notes.check(field, text, reason);
  return found.month;
}

const NAMES =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "2014-05" → "May 2014"; what is written otherwise stays. */
function sayDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(text.trim()) ?? [];
  const name = NAMES[Number(month) - 1];
  if (!year || !name) return text.trim();
  return [day ? Number(day) : "", name, year].filter(Boolean).join(" ");
}

/** "May 2014 to 2016", "From May 2014"; empty where nothing is said. */
export function sayPeriod(from: string, to: string): string {
  const [start, end] = [sayDate(from), sayDate(to)];
  if (start !== "" && end !== "") return start === end ? start : `${start} to ${end}`;
  if (start !== "") return `From ${start}`;
  return end === "" ? "" : `Until ${end}`;
}
