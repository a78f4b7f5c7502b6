/** Corrects the labels of lines with a value that their first words name: "GPA: 3.7", "Awarded by Acme". */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { isGiverLine } from "#app/core/import/labels/heads/labeled-values.ts";
import { findMonth } from "#app/core/import/readers/read-dates.ts";

const LIST = /^(?:languages|skills|interests)\.item$/;
const GRADE = /^(?:gpa|cgpa|grade point average)\s*:/iu;
/** A column of other lines may be read between a school and its grade. */
const MAX_DISTANCE = 6;

/** A grade in a list belongs to the school above it. */
export const withGradeLines: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const isGrade = LIST.test(own.label) && GRADE.test(lines[index]?.text ?? "");
    const above = labeled.slice(Math.max(0, index - MAX_DISTANCE), index);
    return isGrade && above.some(({ label }) => label.startsWith("education."))
      ? { ...own, label: "education.more" }
      : own;
  });

const TITLED_TEXT = /^(awards|certificates|publications)\.(?:item|rest)$/;
const HEAD = /\.(?:head|more)$/;

/** "Best Store, Retail Week" names who gave it; only a date may be beside the title. */
const namesGiver = (text: string) =>
  /(?:[,|·•–—\t]| -)\s*\p{Lu}/u.test(findMonth(text)?.rest ?? text);

/** "Awarded by Acme" below the name of an award is no text about it. */
export const withGiverLines: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, own] of labeled.entries()) {
    const [, content] = TITLED_TEXT.exec(own.label) ?? [];
    const isBelowHead = HEAD.test(result[index - 1]?.label ?? "");
    const line = lines[index];
    if (
      content &&
      isBelowHead &&
      line &&
      !line.isBullet &&
      isGiverLine(line.text) &&
      !namesGiver(lines[index - 1]?.text ?? "")
    )
      result[index] = { ...own, label: `${content}.more` };
  }
  return result;
};
