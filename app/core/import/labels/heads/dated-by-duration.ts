/** Tells employer and post in a head above dates with their duration, in the order in which LinkedIn prints them. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import { hasJobTitleWord, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace, isRegion } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { columnPartOf } from "./column-parts.ts";
import { isDuration } from "./head-dates.ts";

/** "(4 years 8 months)" behind a period. */
const DURATION_IN_BRACKETS = /^\s*(\(\d[^()]{3,40}\))\s*$/u;

function isPeriodWithDuration({ text, cells }: LabelLine): boolean {
  const found = cells.length === 1 ? findPeriod(text) : null;
  const [, duration = ""] = DURATION_IN_BRACKETS.exec(found?.rest ?? "") ?? [];
  return duration !== "" && isDuration(duration);
}

/**
 * False for "Buyer Homes Ltd" below "Surveyor", but true for "Software Engineer, Cloud" and for "Director of Digital Media"
 * below "Oak Ltd": words of employers are common in posts.
 */
function isPostBelow(employer: string, post: string): boolean {
  const [lastWord = ""] = /[^\s,]+(?=,|$)/.exec(post) ?? [];
  return (
    hasJobTitleWord(post) &&
    (scoreJobTitle(post) > 0 || scoreJobTitle(employer) < 0 || hasJobTitleWord(lastWord))
  );
}

/** True for "Night Manager, Denver, CO" and "Night Manager – Berlin", which are split. */
function endsInPlace(text: string): boolean {
  const last = text.split(/,\s*|\s[–—|·-]\s/).at(-1) ?? "";
  return last !== text && (isRegion(last) || isPlace(last));
}

/**
 * Marks "Hennepin Healthcare" above "Nurse Manager, Medical ICU" as the employer and the post, if the line below has only
 * a period and its duration, and of both only the post has a job title.
 */
export function withPartsAboveDuration(
  content: Content | "contact",
  lines: readonly LabelLine[],
): readonly LabelLine[] {
  const [employer, post, dates, ...more] = lines;
  if (content !== "experience" || !employer || !post || !dates) return lines;
  const isLikeLinkedIn =
    [employer, post].every(
      ({ cells }) => cells.length === 1 && columnPartOf(cells[0], content) === undefined,
    ) &&
    isPeriodWithDuration(dates) &&
    isPostBelow(employer.text, post.text) &&
    !endsInPlace(post.text) &&
    !hasJobTitleWord(employer.text) &&
    [employer, post].every(({ text }) => findPeriod(text) === null);
  if (!isLikeLinkedIn) return lines;
  const told = (line: LabelLine, part: "org" | "role"): LabelLine => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, part })),
  });
  return [told(employer, "org"), told(post, "role"), dates, ...more];
}
