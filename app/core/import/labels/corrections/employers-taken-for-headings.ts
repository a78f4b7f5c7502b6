/**
 * Corrects line labels: an employer that was labeled as a heading becomes the first line of a job ("experience.head"),
 * if it looks like the first lines of other jobs and unlike the known headings.
 */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { Correction } from "./correction.ts";
import { isDutyCaption } from "./jobs/duty-captions.ts";
import { looksLike } from "./line-entries.ts";

/** Labels of the first line of a job, and of an employer above several jobs. */
const JOB_HEAD = /^experience\.(?:head|owner)$/;
/** Fewer jobs that begin with such a line may look like a heading by chance. */
const MIN_SIMILAR_HEADS = 2;

export const withEmployersTakenForHeadings: Correction = (lines, labeled) => {
  const result = [...labeled];
  const knownHeadings = lines.filter(
    ({ text }, index) => labeled[index]?.label === "heading" && readHeading(text) !== null,
  );
  for (const [index, current] of labeled.entries()) {
    const nextIndex = nextContentIndex(labeled, index);
    const [line, below, next] = [lines[index], lines[nextIndex], labeled[nextIndex]];
    if (current.label !== "heading" || !line || !below || !next?.label.startsWith("experience."))
      continue;
    const isUnknown = readHeading(line.text) === null && !isDutyCaption(line.text);
    const similarHeads = lines.filter(
      (other, otherIndex) =>
        JOB_HEAD.test(labeled[otherIndex]?.label ?? "") && looksLike(line, other),
    );
    if (
      !isUnknown ||
      similarHeads.length < MIN_SIMILAR_HEADS ||
      knownHeadings.some((other) => looksLike(line, other))
    )
      continue;
    result[index] = { ...current, label: "experience.head" };
    // A job title right below the employer belongs to the same entry.
    if (next.label === "experience.head" && !hasDateOrYear(line) && !looksLike(line, below))
      result[nextIndex] = { ...next, label: "experience.more" };
  }
  return result;
};

/** The index of the next line that is not "furniture", such as a page footer between an employer and its first job. */
function nextContentIndex(labeled: readonly Labeled[], index: number): number {
  let nextIndex = index + 1;
  while (labeled[nextIndex]?.label === "furniture") nextIndex++;
  return nextIndex;
}
