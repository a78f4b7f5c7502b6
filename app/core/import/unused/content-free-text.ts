/** Detects text of a document that has no content of its own: labels, page numbers and parts of dates. */

import { isDuration } from "#app/core/import/labels/heads/head-dates.ts";
import { DOCUMENT_TITLE } from "#app/core/import/readers/document-title.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { LABEL_ALONE } from "#app/core/import/readers/read-profile.ts";
import { findValidity } from "#app/core/import/readers/validity.ts";
import { isPresent } from "#app/core/resume-languages/reading/date-patterns.ts";

/** "Page 1 of 2", "Seite 1/2". */
const PAGE_NUMBER = /(?:^|\s)\p{L}+\s*\d{1,2}\s*(?:\/|\p{L}+)\s*\d{1,2}$/u;
/** "3 years 2 months", in any language. */
const DURATION = /^(?:\d{1,2}\s?\p{L}+\.?[\s,]*){1,2}$/u;
/** The label before the number of a license or membership. */
const NUMBER_LABEL =
  /^(?:licen[sc]e|certificate|registration|member(?:ship)?) (?:no|nr|number|id)$/i;
/** A line has no more dates than a period and one beside it. */
const MAX_DATES = 4;

/** True for text that is only a label, the document's title, a page number or a duration. */
export const isContentFree = (text: string): boolean =>
  LABEL_ALONE.test(text) ||
  DOCUMENT_TITLE.test(text) ||
  PAGE_NUMBER.test(text) ||
  NUMBER_LABEL.test(text) ||
  isDuration(text) ||
  isValidityLabel(text);

/** True for "Valid until". A date is added, because `findValidity` reads such a label only with its date. */
const isValidityLabel = (text: string) => findValidity(`${text} 01/2030`)?.rest === "";
/** True for "March". A year is added, because `findDate` reads a month only with its year. */
const isMonthName = (text: string) => findDate(`${text} 2020`)?.index === 0;

/** True for what the removal of a line's dates may leave: "today", a month or a duration. */
export const isPartOfDate = (text: string): boolean =>
  isPresent(text) || DURATION.test(text) || isMonthName(text);

/**
 * Removes the dates of a line whose years are in the resume. Compares only years, because the resume has months as
 * numbers, and the line may have their names.
 */
export function withoutDates(line: string, resumeWords: ReadonlySet<string>): string {
  let text = line;
  for (let round = 0; round < MAX_DATES; round++) {
    const date = findPeriod(text)?.text ?? findDate(text)?.text;
    const years = date?.match(/\d{4}/g) ?? [];
    if (!date || !years.every((year) => resumeWords.has(year))) break;
    text = text.replace(date, " ");
  }
  return text;
}
