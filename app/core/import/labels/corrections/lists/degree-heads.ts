/**
 * Corrects line labels: in a list of degrees, "BSc Physics at Oak College" above "MSc Optics at Elm University", each
 * degree becomes the start of an entry ("education.head") where the model took it for a further line of the entry above
 * ("education.more").
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { isDegreeName } from "#app/core/import/readers/degree-names.ts";
import { hasSchoolWord, scoreDegree } from "#app/core/import/readers/entry-keywords.ts";

const [HEAD, MORE] = ["education.head", "education.more"];
/** What is between a degree and its field or school: a comma, a dash, "at". */
const AFTER_DEGREE = /,\s|\s[–—|·•-]\s|\s(?:at|in|of|from)\s/u;

/** Starts an entry at a degree with its school, if the entry above has a school and a degree in the same style. */
export const withDegreeHeads: Correction = (lines, labeled) => {
  const result = [...labeled];
  let headIndex = -1;
  for (const [index, current] of labeled.entries()) {
    if (current.label === HEAD) headIndex = index;
    else if (current.label !== MORE) headIndex = -1;
    const line = lines[index];
    if (current.label !== MORE || headIndex < 0 || !line || !startsWithDegree(line)) continue;
    const above = lines.slice(headIndex, index);
    // The school is in the degree's line or in the next line of the entry.
    const below = labeled[index + 1]?.label === MORE ? lines[index + 1] : undefined;
    const hasSchool = hasSchoolName(line) || (below !== undefined && hasSchoolName(below));
    const isSecondDegree =
      hasSchool &&
      above.some(hasSchoolName) &&
      above.some((other) => startsWithDegree(other) && hasSameStyle(other, line));
    if (!isSecondDegree) continue;
    result[index] = { ...current, label: HEAD };
    headIndex = index;
  }
  return result;
};

const hasSchoolName = ({ text }: LabelLine) => hasSchoolWord(text);

/** True for "BSc Physics at Oak College". `scoreDegree` is above 0 for words of degrees, below for words of schools. */
function startsWithDegree({ text }: LabelLine): boolean {
  const [first = ""] = text.split(AFTER_DEGREE);
  return isDegreeName(first) || scoreDegree(first) > 0;
}

const hasSameStyle = (first: LabelLine, second: LabelLine): boolean =>
  first.size === second.size &&
  first.isItalic === second.isItalic &&
  first.cells[0]?.isBold === second.cells[0]?.isBold;
