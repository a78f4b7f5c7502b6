/**
 * Corrects the labels of lines with a value that their first words name: "GPA: 3.7" becomes a further line of the
 * school above ("education.more"), "Awarded by Acme" one of the award above ("awards.more").
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { isIssuerLine } from "#app/core/import/labels/heads/labeled-values.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";

/** Labels that the model gives a grade below a list. */
const LIST = /^(?:languages|skills|interests)\.item$/;
const GRADE = /^(?:gpa|cgpa|grade point average)\s*:/iu;
/** In lines: a column of other lines may be read between a school and its grade. */
const MAX_DISTANCE = 6;

/** Labels a grade in a list as more of the head of the school above it. */
export const withGradeLines: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const isGrade = LIST.test(current.label) && GRADE.test(lines[index]?.text ?? "");
    const labelsAbove = labeled.slice(Math.max(0, index - MAX_DISTANCE), index);
    return isGrade && labelsAbove.some(({ label }) => label.startsWith("education."))
      ? { ...current, label: "education.more" }
      : current;
  });

/** Labels of text in sections whose entries have an issuer. */
const TITLED_TEXT = /^(awards|certificates|publications)\.(?:item|rest)$/;
const HEAD = /\.(?:head|more)$/;

/** True for a title with its issuer, "Best Store, Retail Week"; a date after the title does not count. */
const hasIssuer = (text: string) =>
  /(?:[,|·•–—\t]| -)\s*\p{Lu}/u.test(findDate(text)?.rest ?? text);

/** Labels "Awarded by Acme" below the name of an award as more of its head. */
export const withIssuerLines: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [, content] = TITLED_TEXT.exec(current.label) ?? [];
    const isBelowHead = HEAD.test(result[index - 1]?.label ?? "");
    const line = lines[index];
    if (
      content &&
      isBelowHead &&
      line &&
      !line.isBullet &&
      isIssuerLine(line.text) &&
      !hasIssuer(lines[index - 1]?.text ?? "")
    )
      result[index] = { ...current, label: `${content}.more` };
  }
  return result;
};
