/**
 * Recognizes that a document writes its dates with the month first, "11/1/2015", and converts them to month and year,
 * "11/2015"; otherwise, the readers of dates would take the first number for the day. from-labels.ts applies it to the
 * lines of a document before a model labels them.
 */

import { isPersonalFact } from "#app/core/import/labels/heads/personal-facts.ts";
import { type LabelLine, rewriteText } from "#app/core/import/labels/label-line.ts";

/** Two numbers and a year: "11/1/2015". */
const DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/g;
const MONTHS = 12;

/** If fewer dates have the day 1, this may be a coincidence. */
const MIN_DATES = 3;

/**
 * True if a second number is above 12, so that it is a day, or if the second number of several dates is always 1: then
 * the resume gives months only, and its program wrote the first day of each. False if a first number is above 12.
 */
function areMonthsFirst(texts: readonly string[]): boolean {
  const dates = texts.flatMap((text) =>
    [...text.matchAll(DATE)].map(([, first, second]) => [Number(first), Number(second)] as const),
  );
  if (dates.some(([first]) => first > MONTHS)) return false;
  if (dates.some(([, second]) => second > MONTHS)) return true;
  const areFirstDays = dates.length >= MIN_DATES && dates.every(([, second]) => second === 1);
  const areSeveralMonths = new Set(dates.map(([first]) => first)).size > 1;
  return areFirstDays && areSeveralMonths;
}

/** Returns all lines. Dates in bullets, sentences and personal facts, such as a date of birth, are unchanged. */
export function convertMonthFirstDates(lines: readonly LabelLine[]): LabelLine[] {
  const texts = lines.filter((line) => !keepsDates(line)).map(({ text }) => text);
  if (!areMonthsFirst(texts)) return [...lines];
  return lines.map((line) => (keepsDates(line) ? line : rewriteText(line, withoutDays)));
}

/** True for a bullet, a personal fact such as a date of birth, and a sentence. */
const keepsDates = ({ text, isBullet }: LabelLine): boolean =>
  isBullet || isPersonalFact(text) || /\p{Ll}[.!?]$/u.test(text);

/** A word before a date of a period: "From 4/1/2015 to 5/1/2016". */
const PERIOD_WORD = /(?<!\p{L})(?:from|to|till|until|through)\s$/iu;

/** Removes the days. Dates within text are unchanged: "opened on 11/15/2019", "Visa until: 5/30/2027". */
const withoutDays = (text: string): string =>
  text.replace(DATE, (date, month: string, _day: string, year: string, index: number) => {
    const before = text.slice(0, index);
    const isWithinText = /(?:\p{Ll}|:)\s$/u.test(before) && !PERIOD_WORD.test(before);
    return isWithinText ? date : `${month}/${year}`;
  });
