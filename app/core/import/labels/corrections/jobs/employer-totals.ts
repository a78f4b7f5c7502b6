/** Detects an employer above the time worked there in all: "Acme" above "8 yrs 3 mos", as LinkedIn prints it. */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { isDuration, withoutDurations } from "#app/core/import/labels/heads/head-parts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/** The line of the first post: that of its dates, or the one above if nothing else is beside them. */
function firstPost(lines: readonly LabelLine[], from: number): number | null {
  const below = lines.slice(from, from + MAX_DISTANCE);
  const at = below.findIndex(hasDateOrYear);
  // A year may also be among the duties below a post that shows its duration only.
  if (at < 0 || below.slice(0, at + 1).some(({ isBullet }) => isBullet)) return null;
  const { text = "" } = lines[from + at] ?? {};
  const found = findPeriod(text);
  const isAlone = found !== null && !/\p{L}/u.test(withoutDurations(found.rest));
  if (!isAlone) return from + at;
  // A duration right above its own dates is no time in all.
  return at > 0 ? from + at - 1 : null;
}

const JOB = /^experience\./;
const MAY_BE_EMPLOYER = /^(?:experience\.(?:head|more|owner)|heading)$/;
/** The dates of the first post are at most this many lines below the time in all. */
const MAX_DISTANCE = 3;

export const withEmployerTotals: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, line] of lines.entries()) {
    const [above, before, own] = [lines[index - 1], result[index - 1], result[index]];
    const mayBeTotal =
      own !== undefined &&
      above !== undefined &&
      before !== undefined &&
      isDuration(line.text) &&
      !hasDateOrYear(above) &&
      readHeading(above.text) === null &&
      MAY_BE_EMPLOYER.test(before.label);
    const post = mayBeTotal ? firstPost(lines, index + 1) : null;
    if (!mayBeTotal || post === null || !JOB.test(result[post]?.label ?? "")) continue;
    result[index - 1] = { ...before, label: "experience.owner" };
    result[index] = { ...own, label: "furniture" };
    // A place may be between them.
    for (let at = index + 1; at <= post; at++)
      result[at] = {
        ...(result[at] as Labeled),
        label: at < post ? "experience.more" : "experience.head",
      };
  }
  return result;
};
