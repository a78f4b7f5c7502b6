/** Formats months so that people and parsers can read them: "Jan 2020 – Present". */
import type { DateFormat } from "#app/core/resume/design.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** By the numbers of EDTF, from 21 on. */
const SEASONS = ["Spring", "Summer", "Fall", "Winter"];
const FIRST_SEASON = 21;

/** Formats `2020-01` as `Jan 2020` and `2020-21` as `Spring 2020`; returns other text, such as a year, as it is. */
export function formatMonth(month: string, format: DateFormat = "short"): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const season = SEASONS[Number(number) - FIRST_SEASON];
  if (season) return format === "year" ? (year ?? month) : `${season} ${year}`;
  const name = MONTHS[Number(number) - 1];
  if (!name) return month;
  switch (format) {
    case "short":
      return `${name.slice(0, 3)} ${year}`;
    case "long":
      return `${name} ${year}`;
    case "numeric":
      return `${number}/${year}`;
    case "iso":
      return month;
    case "year":
      return year ?? month;
    default:
      return format satisfies never;
  }
}

/** When a certificate was given and how long it is good for: "Oct 2020 – Oct 2027", "Valid until Oct 2027". */
export function formatValidity(date: string, until = "", format: DateFormat = "short"): string {
  if (date === "" && until !== "") return `Valid until ${formatMonth(until, format)}`;
  return formatRange({ startDate: date, endDate: until }, format);
}

export function formatRange(
  entry: { startDate: string; endDate: string; current?: boolean },
  format: DateFormat = "short",
): string {
  const start = formatMonth(entry.startDate, format);
  const end = entry.current ? "Present" : formatMonth(entry.endDate, format);
  // A range within one year is shown as "2020", not "2020 – 2020".
  const texts = /^\d{4}$/.test(start) && start === end ? [start] : [start, end];
  return texts.filter((date) => date !== "").join(" – ");
}
