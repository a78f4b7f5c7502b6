/**
 * Finds the dates and durations in cells of an entry's head (its first lines, with title, organization, place and
 * dates) and removes them, so that the rest can be split into parts.
 */

import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";
import { findDate, findPeriod, type Period } from "#app/core/import/readers/read-dates.ts";
import { isPresent } from "#app/core/resume-languages/reading/date-patterns.ts";

/** In characters: no text in a head is longer; the limit bounds the time of the regular expressions. */
export const MAX_TEXT = 300;

/** A run of text in one style. */
export type Span = { text: string; isBold: boolean; isItalic: boolean; size: number };

/** The runs of a cell, copied; one for a cell in a single style. */
export const spansOf = (cell: LabelCell & { size?: number }): Span[] =>
  cell.spans?.map((span) => ({ ...span })) ?? [
    { text: cell.text, isBold: cell.isBold, isItalic: cell.isItalic, size: cell.size ?? 0 },
  ];

/** True if a letter or digit is left. */
export const hasText = (spans: readonly Span[]) =>
  spans.some(({ text }) => /[\p{L}\d]/u.test(text));
/** True for a single year; like every single date, it is stored as the end. */
export const isYear = ({ startDate, endDate }: Period) =>
  startDate === "" && /^\d{4}$/.test(endDate);

/**
 * Removes the first period or date, and all durations, from a cell. Returns what is left, and the period or null.
 * `language` ("en") decides what ambiguous names of months mean.
 */
export function cutDates(
  cell: LabelCell & { size?: number },
  language?: string,
): { spans: Span[]; period: Period | null } {
  const spans = spansOf(cell);
  const cellText = spans.map(({ text }) => text).join("");
  if (cellText.length > MAX_TEXT) return { spans, period: null };
  const dates = findDates(cellText, language);
  const period = dates?.period ?? null;
  let from = dates ? cellText.indexOf(dates.text) : -1;
  let remaining = from < 0 ? 0 : (dates?.text.length ?? 0);
  let offset = 0;
  for (const span of spans) {
    const start = Math.max(0, from - offset);
    const length = span.text.length;
    offset += length;
    if (start >= length || remaining <= 0) continue;
    const cut = Math.min(length - start, remaining);
    span.text = `${span.text.slice(0, start)} ${span.text.slice(start + cut)}`;
    remaining -= cut;
    from += cut;
  }
  for (const span of spans) span.text = span.text.replace(DURATION, " ");
  return { spans, period };
}

/** A duration beside dates: "2 years 3 months". */
const DURATION =
  /\(?(?:(?:^|(?<=[\s(·,|]))(?:\d{1,2}\s*|an?\s+)(?:years?|yrs?\.?|months?|mos?\.?|jahre?n?|monate?n?|ans?|mois|años?|mes(?:es)?|ann[oi]|mes[ei]|lat[a]?|rok|miesi[ąę]c[ey]?|let|roky?|měsíc[eůy]?|anos?|mês|jaar|maand(?:en)?|år|mån(?:ader)?|måneder|mdr\.?|yıl|ay|vuotta|kk)(?![\p{L}\d])[\s,·]*(?:und|and|et|y|e|i|a|og|och|en|ve)?\s*){1,2}\)?/giu;

/** True for "2 years, 4 months" alone. */
export const isDuration = (text: string): boolean =>
  text !== "" && withoutDurations(text).trim() === "";

/** Removes durations such as "(2 years 3 months)". */
export const withoutDurations = (text: string): string => text.replace(DURATION, "");

/** A dash at the end: the period goes on. */
const OPEN_END = /\s*[-–—]\s*$/;
/** "2015 - 17": the end has only two digits. */
const SHORT_YEARS = /\b((?:19|20)(\d{2}))\s?[-–/]\s?(\d{2})(?![\d./-])/;

/** The last of several years: "2021" in "Incoterms 2020, 2021". */
const LAST_YEAR = /[,|·(]\s*((?:19|20)\d{2})\)?\s*$/;
const YEAR = /^(?:19|20)\d{2}$/;

/**
 * The first period or date of a text, with its preposition; null without any. A single date is the end of the period.
 */
function findDates(text: string, language?: string): { text: string; period: Period } | null {
  const fullPeriod = findPeriod(text, language);
  if (fullPeriod)
    return { text: withPreposition(text, fullPeriod.text), period: fullPeriod.period };
  const [short, year = "", from = "", to = ""] = SHORT_YEARS.exec(text) ?? [];
  // Up to 12, it may be a month: "2015-07".
  if (short && Number(to) > 12 && Number(to) >= Number(from))
    return {
      text: short,
      period: { startDate: year, endDate: year.slice(0, 2) + to, current: false },
    };
  const month = findDate(text, language);
  if (month) {
    const rest = text.slice(text.indexOf(month.text) + month.text.length);
    // A dash with nothing after it: the period is open.
    if (OPEN_END.test(rest) && rest.trim().length === 1)
      return {
        text: month.text + rest,
        period: { startDate: month.value, endDate: "", current: true },
      };
    const start = STARTED.exec(text.slice(0, text.indexOf(month.text)))?.[0] ?? "";
    const [bracket = "", still = ""] = IN_BRACKETS.exec(rest) ?? [];
    if (start !== "" && isPresent(still))
      return {
        text: start + month.text + bracket,
        period: { startDate: month.value, endDate: "", current: true },
      };
    // "Incoterms 2020, 2021": of several years, the last one is the date.
    const [, last = month.text] = YEAR.test(month.text) ? (LAST_YEAR.exec(text) ?? []) : [];
    return {
      text: withPreposition(text, last),
      period: { startDate: "", endDate: last === month.text ? month.value : last, current: false },
    };
  }
  const trimmed = text.trim();
  if (isPresent(trimmed.replace(/^[–—-]\s*/, "")))
    return { text: trimmed, period: { startDate: "", endDate: "", current: true } };
  return YEAR.test(trimmed)
    ? { text: trimmed, period: { startDate: "", endDate: trimmed, current: false } }
    : null;
}

/**
 * A word that says that the date after it is the start, if a word for the present follows: "início em 2023 (cursando)".
 */
const STARTED =
  /(?:^|(?<=[\s(,]))(?:início|inicio|inizio|início do curso|started|starting|start|begun|beginn|début)\s*(?::|em|en|in|on|le)?\s+$/iu;
/** A word for the present behind a date: "(cursando)". */
const IN_BRACKETS = /^\s*[(,–—-]\s*(\p{L}[\p{L} ]{2,20}?)\s*\)?\s*$/u;

/** "until" in several languages. */
const UNTIL =
  "until|till|through|up to|bis|tot(?: en met)?|t/m|jusqu['’](?:à|en|au)|hasta|fino (?:a|al)|até|do|до|til|t\\.o\\.m\\.";
/**
 * A preposition before a date: "From " in "From Mar 2019 until …", "D’" in "D’avril 2019 à …", "Until " in "Until Mar
 * 2019".
 */
const DATE_PREPOSITION = new RegExp(
  `(?:^|(?<=[\\s(,]))(?:(?:from|von|vom|de|du|dal|da|desde|van|fra|från|od|ab|seit|${UNTIL})\\s+|d['’])$`,
  "iu",
);
/** "until May 2019". */
const UNTIL_DATE = new RegExp(
  `(?:^|[\\s(,])(?:${UNTIL})\\s[^\\d]{0,20}[\\d./]{0,6}(?:19|20)\\d{2}`,
  "iu",
);

/** True for a line with the end of a period whose start is unknown: "Waiter, until May 2019". */
export const hasOnlyEndDate = ({ text }: LabelLine): boolean =>
  UNTIL_DATE.test(text) && findPeriod(text) === null;

/** The date with the preposition before it: "until May 2019". */
function withPreposition(text: string, date: string): string {
  const preposition = DATE_PREPOSITION.exec(text.slice(0, text.indexOf(date)))?.[0] ?? "";
  return preposition + date;
}
