/** Labels employers that were taken for headings as heads: they have the look of the other jobs' heads. */

import type { Labeled } from "#app/core/import/labels/network/crf.ts";
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
    const at = belowFoot(labeled, index);
    const [line, below, next] = [lines[index], lines[at], labeled[at]];
    if (own.label !== "heading" || !line || !below || !next?.label.startsWith("experience."))
      continue;
    const isUnknown = readHeading(line.text) === null && !isDutyLabel(line.text);
    const mates = lines.filter(
      (other, of) => HEAD.test(labeled[of]?.label ?? "") && looksLike(line, other),
    );
    if (!isUnknown || mates.length < MIN_MATES || known.some((other) => looksLike(line, other)))
      continue;
    result[index] = { ...own, label: "experience.head" };
    // A post right below it belongs to the same job.
    if (next.label === "experience.head" && !hasDateOrYear(line) && !looksLike(line, below))
      result[at] = { ...next, label: "experience.more" };
  }
  return result;
};

/** The index of the next line; between an employer and a post on the next page is the foot of the page. */
function belowFoot(labeled: readonly Labeled[], index: number): number {
  let at = index + 1;
  while (labeled[at]?.label === "furniture") at++;
  return at;
}
