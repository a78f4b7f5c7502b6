/**
 * Corrects line labels of an employer above the total time worked there, "Acme" above "8 yrs 3 mos", as LinkedIn prints
 * it before the jobs at that employer.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { isDuration, withoutDurations } from "#app/core/import/labels/heads/head-dates.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/**
 * Finds the line of the first job: the line with its dates, or the line above if the dates are alone; null if no line
 * has dates or a bullet comes first.
 */
function findFirstJob(lines: readonly LabelLine[], from: number): number | null {
  const below = lines.slice(from, from + MAX_DISTANCE);
  const datedIndex = below.findIndex(hasDateOrYear);
  // The year may be in a bullet below a job that shows only its duration.
  if (datedIndex < 0 || below.slice(0, datedIndex + 1).some(({ isBullet }) => isBullet))
    return null;
  const { text = "" } = lines[from + datedIndex] ?? {};
  const found = findPeriod(text);
  const isAlone = found !== null && !/\p{L}/u.test(withoutDurations(found.rest));
  if (!isAlone) return from + datedIndex;
  // A duration right above dates is the duration of those dates, not a total.
  return datedIndex > 0 ? from + datedIndex - 1 : null;
}

const EXPERIENCE_LABEL = /^experience\./;
/** Labels that the model gives an employer above its total time. */
const MAY_BE_EMPLOYER = /^(?:experience\.(?:head|more|owner)|heading)$/;
/** In lines: the dates of the first job are at most this far below the total. */
const MAX_DISTANCE = 3;

/**
 * The employer becomes "experience.owner", the employer of the jobs below; the total becomes "furniture", which is not
 * imported; and the first line of the first job becomes "experience.head".
 */
export const withEmployerTotals: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, line] of lines.entries()) {
    const [above, labelAbove, current] = [lines[index - 1], result[index - 1], result[index]];
    const mayBeTotal =
      current !== undefined &&
      above !== undefined &&
      labelAbove !== undefined &&
      isDuration(line.text) &&
      !hasDateOrYear(above) &&
      readHeading(above.text) === null &&
      MAY_BE_EMPLOYER.test(labelAbove.label);
    const firstJobIndex = mayBeTotal ? findFirstJob(lines, index + 1) : null;
    if (!mayBeTotal || firstJobIndex === null) continue;
    if (!EXPERIENCE_LABEL.test(result[firstJobIndex]?.label ?? "")) continue;
    result[index - 1] = { ...labelAbove, label: "experience.owner" };
    result[index] = { ...current, label: "furniture" };
    // A line with the employer's place may be between the total and the first job; it becomes "more".
    for (let lineIndex = index + 1; lineIndex <= firstJobIndex; lineIndex++)
      result[lineIndex] = {
        ...(result[lineIndex] as Labeled),
        label: lineIndex < firstJobIndex ? "experience.more" : "experience.head",
      };
  }
  return result;
};
