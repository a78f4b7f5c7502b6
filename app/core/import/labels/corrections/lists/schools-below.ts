/**
 * Corrects line labels: a school on the line below its degree, "Université de Lyon, 2012 –" below "Licence,
 * Informatique", becomes a further line of the degree's entry ("education.more") where the model started an entry at
 * it.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

const [HEAD, MORE] = ["education.head", "education.more"];

/**
 * Only if the lines above have a degree, no school and no dates, and the school's line or the next one has a date.
 * `scoreDegree` is above 0 for texts with words of degrees and below 0 for those with words of schools.
 */
export const withSchoolsBelow: Correction = (lines, labeled) => {
  const result = [...labeled];
  let headIndex = -1;
  for (const [index, current] of labeled.entries()) {
    const line = lines[index];
    const above = headIndex < 0 ? [] : lines.slice(headIndex, index);
    if (line && current.label === HEAD) {
      const belongsToDegree =
        above.length > 0 &&
        scoreDegree(line.text) < 0 &&
        above.some(({ text }) => scoreDegree(text) > 0) &&
        !above.some((other) => hasDateOrYear(other) || scoreDegree(other.text) < 0) &&
        [line, lines[index + 1] ?? line].some(hasDateOrYear);
      if (belongsToDegree) result[index] = { ...current, label: MORE };
      else headIndex = index;
    } else if (current.label !== MORE) headIndex = -1;
  }
  return result;
};
