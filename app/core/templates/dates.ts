/** Formats months so that people and parsers can read them: "Jan 2020 – Present". */
import type { DateFormat } from "#app/core/resume/design.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";

/** EDTF (extended ISO 8601) numbers seasons in place of months: 21 is spring, 24 winter. */
const FIRST_SEASON = 21;

/** Formats `2020-01` as `Jan 2020` and `2020-21` as `Spring 2020`; returns other text as it is. */
export function formatMonth(
  month: string,
  format: DateFormat = "short",
  { months, seasons }: ResumeWords = ENGLISH,
): string {
  if (/^\d{4}$/.test(month)) return months.year.replace("{y}", month);
  const [, year = "", digits = ""] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const number = Number(digits);
  const season = seasons[number - FIRST_SEASON];
  if (!season && (number < 1 || number > 12)) return month;
  if (format === "year") return months.year.replace("{y}", year);
  // A season takes the place of the month's name, or of its number with 月 (Chinese, Japanese).
  if (season) return months.long.pattern.replace(/\{m\}|\{n\}月?/, season).replace("{y}", year);
  switch (format) {
    case "short":
    case "long": {
      const { pattern, names } = months[format];
      return fill(pattern, year, digits, names.split("|")[number - 1]);
    }
    case "numeric":
      return fill(months.numeric, year, digits);
    case "iso":
      return month;
    default:
      return format satisfies never;
  }
}

const fill = (pattern: string, year: string, digits: string, name = "") =>
  pattern
    .replace("{y}", year)
    .replace("{nn}", digits)
    .replace("{n}", String(Number(digits)))
    .replace("{m}", name);

/** Until when a certificate is valid: "Valid until Oct 2027". */
export function formatExpiry(
  until = "",
  format: DateFormat = "short",
  words: ResumeWords = ENGLISH,
): string {
  return until && `${words.validUntil} ${formatMonth(until, format, words)}`;
}

/** Formats a period: "Jan 2020 – Present"; a single date alone, and "" without any. */
export function formatRange(
  entry: { startDate: string; endDate: string; current?: boolean },
  format: DateFormat = "short",
  words: ResumeWords = ENGLISH,
): string {
  const start = formatMonth(entry.startDate, format, words);
  // "Present" without a start date means nothing to a person or a parser.
  if (entry.current && start === "") return "";
  const end = entry.current ? words.present : formatMonth(entry.endDate, format, words);
  const isYear = start === words.months.year.replace("{y}", entry.startDate.slice(0, 4));
  // A range within one year is shown as "2020", not "2020 – 2020".
  const texts = isYear && start === end ? [start] : [start, end];
  return texts.filter((date) => date !== "").join(" – ");
}
