/** Labels titles of groups, which were taken for headings, as heads: "Facilitation" under "Key achievements". */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import type { Correction } from "./correction.ts";
import { isDutyLabel } from "./jobs/duty-labels.ts";

/** Under these, such a title is a part of a job or a project. */
const OF_WORK = new Set(["experience", "projects", "volunteering", "education"]);
const SIZE = 0.3;

/**
 * An unknown heading above bullets, in another style than the known headings: right under one that is not of work, or
 * below another such title.
 */
export const withSubHeadings: Correction = (lines, labeled) => {
  const known = lines.filter(
    ({ text }, index) => labeled[index]?.label === "heading" && readHeading(text) !== null,
  );
  let section: string | null = null;
  let isInGroups = false;
  return labeled.map((own, index) => {
    const line = lines[index];
    if (own.label !== "heading" || !line) return own;
    const read = readHeading(line.text);
    const isTitle =
      known.length > 1 &&
      (isInGroups || labeled[index - 1]?.label === "heading") &&
      section !== null &&
      !OF_WORK.has(section) &&
      read === null &&
      !isDutyLabel(line.text) &&
      guessHeading(line.text) === null &&
      lines[index + 1]?.isBullet === true &&
      !known.some((heading) => hasStyleOf(heading, line));
    isInGroups = isTitle;
    if (isTitle) return { ...own, label: "custom.head" };
    section = read ?? guessHeading(line.text) ?? "";
    return own;
  });
};

const hasStyleOf = (heading: LabelLine, { size, isBold, isItalic }: LabelLine): boolean =>
  Math.abs(heading.size - size) < SIZE &&
  heading.isBold === isBold &&
  heading.isItalic === isItalic;
