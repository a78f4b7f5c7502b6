/** Corrects line labels: a job title above the summary that was labeled as a heading becomes the person's headline. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";

/** In words: a headline where a heading would be is no longer. */
const MAX_WORDS = 8;

/** "Artist Statement", "Meet the Chef" and "My Story as a Nurse" are headings of summaries. */
const SUMMARY_HEADING =
  /^(?:about|how|i|meet|my|our|what|who|why)(?!\p{L})|(?<!\p{L})(?:statement|overview|story|note|brief|bio|biography|synopsis|introduction|intro|details|pitch|profile|summary|snapshot|philosophy|vision|mission|strengths|background|information)$/iu;

/**
 * "Logistics & Project Manager" above the summary is the headline if it is the first heading and there is no headline.
 */
export const withHeadlinesTakenForHeadings: Correction = (lines, labeled) => {
  const index = labeled.findIndex(({ label }) => label === "heading");
  const [line, current] = [lines[index], labeled[index]];
  const isHeadline =
    line !== undefined &&
    current !== undefined &&
    line.page === 1 &&
    line.text.split(/\s+/).length <= MAX_WORDS &&
    !/[\d:@]/.test(line.text) &&
    hasJobTitleWord(line.text) &&
    !SUMMARY_HEADING.test(line.text) &&
    readHeading(line.text) === null &&
    guessHeading(line.text) === null &&
    labeled[index + 1]?.label.startsWith("summary.") === true &&
    !labeled.some(({ label }) => label === "headline") &&
    labeled.slice(0, index).some(({ label }) => label === "name") &&
    labeled.slice(0, index).every(({ label }) => PERSON.test(label));
  const result = [...labeled];
  if (isHeadline) result[index] = { ...current, label: "headline" };
  return result;
};

/** Labels of lines above the headline. */
const PERSON = /^(?:name|contact|furniture)$/;
