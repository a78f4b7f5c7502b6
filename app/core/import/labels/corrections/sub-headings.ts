/**
 * Corrects line labels: titles of groups of bullets that were labeled as headings, "Facilitation" under "Key
 * achievements", become titles of entries of a custom section ("custom.head").
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import type { Correction } from "./correction.ts";
import { isDutyCaption } from "./jobs/duty-captions.ts";

/** Sections in which a title above bullets is part of a job or project. */
const WORK_SECTIONS = new Set(["experience", "projects", "volunteering", "education"]);
/** In points: font sizes that differ by less are the same. */
const SIZE_TOLERANCE = 0.3;

/**
 * Relabels an unknown heading above bullets, in another style than the known headings, if it is right below a heading
 * that is not one of work or education, or below another such title.
 */
export const withSubHeadings: Correction = (lines, labeled) => {
  const knownHeadings = lines.filter(
    ({ text }, index) => labeled[index]?.label === "heading" && readHeading(text) !== null,
  );
  let section: string | null = null;
  let isInGroups = false;
  return labeled.map((current, index) => {
    const line = lines[index];
    if (current.label !== "heading" || !line) return current;
    const sectionOfHeading = readHeading(line.text);
    const isTitle =
      knownHeadings.length > 1 &&
      (isInGroups || labeled[index - 1]?.label === "heading") &&
      section !== null &&
      !WORK_SECTIONS.has(section) &&
      sectionOfHeading === null &&
      !isDutyCaption(line.text) &&
      guessHeading(line.text) === null &&
      lines[index + 1]?.isBullet === true &&
      !knownHeadings.some((heading) => hasSameStyle(heading, line));
    isInGroups = isTitle;
    if (isTitle) return { ...current, label: "custom.head" };
    section = sectionOfHeading ?? guessHeading(line.text) ?? "";
    return current;
  });
};

const hasSameStyle = (heading: LabelLine, { size, isBold, isItalic }: LabelLine): boolean =>
  Math.abs(heading.size - size) < SIZE_TOLERANCE &&
  heading.isBold === isBold &&
  heading.isItalic === isItalic;
