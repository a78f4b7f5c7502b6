/**
 * Marks employer and job title in the head of a job, its first lines, where the dates with their duration are on the
 * third line, the order in which LinkedIn prints them. head-parts.ts calls it before it splits a head into parts.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import { hasJobTitleWord, scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace, isRegion } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { columnPartOf } from "./column-parts.ts";
import { isDuration } from "./head-dates.ts";

/** "(4 years 8 months)" behind a period. */
const DURATION_IN_BRACKETS = /^\s*(\(\d[^()]{3,40}\))\s*$/u;

/** True for "May 2019 – Jan 2024 (4 years 8 months)". */
function isPeriodWithDuration({ text, cells }: LabelLine): boolean {
  const found = cells.length === 1 ? findPeriod(text) : null;
  const [, duration = ""] = DURATION_IN_BRACKETS.exec(found?.rest ?? "") ?? [];
  return duration !== "" && isDuration(duration);
}

/**
 * True if the second line is the job title. Words of employers are common in job titles: true for "Software Engineer,
 * Cloud" and for "Director of Digital Media" below "Oak Ltd", false for "Buyer Homes Ltd" below "Surveyor".
 * `scoreJobTitle` is above 0 for words of job titles and below 0 for words of employers.
 */
function isJobTitleBelow(employer: string, jobTitle: string): boolean {
  const [lastWord = ""] = /[^\s,]+(?=,|$)/.exec(jobTitle) ?? [];
  return (
    hasJobTitleWord(jobTitle) &&
    (scoreJobTitle(jobTitle) > 0 || scoreJobTitle(employer) < 0 || hasJobTitleWord(lastWord))
  );
}

/** True for "Night Manager, Denver, CO" and "Night Manager – Berlin", which have a place to split off. */
function endsInPlace(text: string): boolean {
  const last = text.split(/,\s*|\s[–—|·-]\s/).at(-1) ?? "";
  return last !== text && (isRegion(last) || isPlace(last));
}

/**
 * Marks the cells of "Hennepin Healthcare" and "Nurse Manager, Medical ICU" as employer ("org") and job title ("role")
 * if the line below them has only a period and its duration. Returns other lines unchanged.
 */
export function withPartsAboveDuration(
  content: Content | "contact",
  lines: readonly LabelLine[],
): readonly LabelLine[] {
  const [employer, jobTitle, dates, ...more] = lines;
  if (content !== "experience" || !employer || !jobTitle || !dates) return lines;
  const isLikeLinkedIn =
    [employer, jobTitle].every(
      ({ cells }) => cells.length === 1 && columnPartOf(cells[0], content) === undefined,
    ) &&
    isPeriodWithDuration(dates) &&
    isJobTitleBelow(employer.text, jobTitle.text) &&
    !endsInPlace(jobTitle.text) &&
    !hasJobTitleWord(employer.text) &&
    [employer, jobTitle].every(({ text }) => findPeriod(text) === null);
  if (!isLikeLinkedIn) return lines;
  const withPart = (line: LabelLine, part: "org" | "role"): LabelLine => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, part })),
  });
  return [withPart(employer, "org"), withPart(jobTitle, "role"), dates, ...more];
}
