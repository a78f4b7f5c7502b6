/** Detects words of a document that carry no content by themselves: dates, labels and page numbers. */

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
const NUMBER_OF = /^(?:licen[sc]e|certificate|registration|member(?:ship)?) (?:no|nr|number|id)$/i;
/** A line has no more dates than a period and one beside it. */
const MAX_DATES = 4;

export const isLabel = (text: string): boolean =>
  LABEL_ALONE.test(text) ||
  DOCUMENT_TITLE.test(text) ||
  PAGE_NUMBER.test(text) ||
  NUMBER_OF.test(text) ||
  isDuration(text) ||
  findValidity(`${text} 01/2030`)?.rest === "";

/** True for the rest of a line after its dates were removed: "today", the month of a cut date, or a duration. */
export const isPartOfDate = (text: string): boolean =>
  isPresent(text) || DURATION.test(text) || findDate(`${text} 2020`)?.index === 0;

/**
 * Removes dates whose years are in the resume; its months are numbers, which the text may spell
 * out.
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
