/** Labels employers that were taken for headings as heads: they have the look of the other jobs' heads. */

import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { Correction } from "./correction.ts";
import { isDutyLabel } from "./jobs/duty-labels.ts";
import { looksLike } from "./line-entries.ts";

const HEAD = /^experience\.(?:head|owner)$/;
/** Fewer heads may look like a heading by chance. */
const MIN_MATES = 2;

export const withoutStrayHeadings: Correction = (lines, labeled) => {
  const result = [...labeled];
  const known = lines.filter(
    ({ text }, index) => labeled[index]?.label === "heading" && readHeading(text) !== null,
  );
  for (const [index, own] of labeled.entries()) {
    const [line, below, next] = [lines[index], lines[index + 1], labeled[index + 1]];
    if (own.label !== "heading" || !line || !below || !next?.label.startsWith("experience."))
      continue;
    const isUnknown = readHeading(line.text) === null && !isDutyLabel(line.text);
    const mates = lines.filter(
      (other, at) => HEAD.test(labeled[at]?.label ?? "") && looksLike(line, other),
    );
    if (!isUnknown || mates.length < MIN_MATES || known.some((other) => looksLike(line, other)))
      continue;
    result[index] = { ...own, label: "experience.head" };
    // A post right below it belongs to the same job.
    if (next.label === "experience.head" && !hasDateOrYear(line) && !looksLike(line, below))
      result[index + 1] = { ...next, label: "experience.more" };
  }
  return result;
};
