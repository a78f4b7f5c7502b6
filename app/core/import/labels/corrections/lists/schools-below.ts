/** Joins a degree and the school on the line below it: "Licence", "Informatique" above "Université de Lyon", "2012 –". */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { scoreDegree } from "#app/core/import/readers/entry-keywords.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

const [HEAD, MORE] = ["education.head", "education.more"];

/** A head that is a school and no degree belongs to the head above, if that has a degree, but no school and no dates. */
export const withSchoolsBelow: Correction = (lines, labeled) => {
  const result = [...labeled];
  let head = -1;
  for (const [index, own] of labeled.entries()) {
    const line = lines[index];
    const above = head < 0 ? [] : lines.slice(head, index);
    if (line && own.label === HEAD) {
      const belongs =
        above.length > 0 &&
        scoreDegree(line.text) < 0 &&
        above.some(({ text }) => scoreDegree(text) > 0) &&
        !above.some((each) => hasDateOrYear(each) || scoreDegree(each.text) < 0) &&
        [line, lines[index + 1] ?? line].some(hasDateOrYear);
      if (belongs) result[index] = { ...own, label: MORE };
      else head = index;
    } else if (own.label !== MORE) head = -1;
  }
  return result;
};
