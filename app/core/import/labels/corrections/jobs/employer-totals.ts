/** Detects an employer above the time worked there in all: "Acme" above "8 yrs 3 mos", as LinkedIn prints it. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { isDuration, withoutDurations } from "#app/core/import/labels/heads/head-parts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/** The line of the first post: that of its dates, or the one above if nothing else is beside them. */
function findFirstPost(lines: readonly LabelLine[], from: number): number | null {
  const below = lines.slice(from, from + MAX_DISTANCE);
  const datedIndex = below.findIndex(hasDateOrYear);
  // A year may also be among the duties below a post that shows its duration only.
  if (datedIndex < 0 || below.slice(0, datedIndex + 1).some(({ isBullet }) => isBullet))
    return null;
  const { text = "" } = lines[from + datedIndex] ?? {};
  const found = findPeriod(text);
  const isAlone = found !== null && !/\p{L}/u.test(withoutDurations(found.rest));
  if (!isAlone) return from + datedIndex;
  // A duration right above its own dates is no time in all.
  return datedIndex > 0 ? from + datedIndex - 1 : null;
}

const JOB = /^experience\./;
const MAY_BE_EMPLOYER = /^(?:experience\.(?:head|more|owner)|heading)$/;
/** The dates of the first post are at most this many lines below the time in all. */
const MAX_DISTANCE = 3;

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
    const postIndex = mayBeTotal ? findFirstPost(lines, index + 1) : null;
    if (!mayBeTotal || postIndex === null || !JOB.test(result[postIndex]?.label ?? "")) continue;
    result[index - 1] = { ...labelAbove, label: "experience.owner" };
    result[index] = { ...current, label: "furniture" };
    // A place may be between them.
    for (let lineIndex = index + 1; lineIndex <= postIndex; lineIndex++)
      result[lineIndex] = {
        ...(result[lineIndex] as Labeled),
        label: lineIndex < postIndex ? "experience.more" : "experience.head",
      };
  }
  return result;
};
