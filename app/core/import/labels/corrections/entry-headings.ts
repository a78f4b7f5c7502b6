/**
 * Corrects line labels by the levels of headings that Word files and web pages tell: the title of an entry that was
 * labeled as a heading becomes the entry's first line, such as "experience.head".
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import type { Correction } from "./correction.ts";
import { isDutyCaption } from "./jobs/duty-captions.ts";

/** Levels of headings: sections such as "Experience" have the first, the titles of their entries the second. */
const SECTION = 1;
const ENTRY = 2;
/** Fewer known headings do not show which level sections have. */
const MIN_SECTIONS = 2;
/** Sections whose entries have dates; "Tools I use" between two jobs has none, so it is no job. */
const DATED = new Set(["experience", "education"]);
/** In lines: an entry's title and the lines directly below it, which may have its date. */
const MAX_HEAD = 3;
/** The section in the label of an entry's title. */
const ENTRY_PART = /^(\w+)\.(?:owner|head)$/;

/**
 * Below the title of an entry on the second level, another line on that level is a title as well, if all known headings
 * are on the first level. Bullets below it belong to it, whatever section they were labeled with.
 */
export const withEntryHeadings: Correction = (lines, labeled) => {
  const known = lines.filter(
    ({ text, level }, index) =>
      level !== null && labeled[index]?.label === "heading" && readHeading(text) !== null,
  );
  if (known.length < MIN_SECTIONS || !known.every(({ level }) => level === SECTION))
    return [...labeled];
  let content = "";
  let isBelowTitle = false;
  return labeled.map((current, index) => {
    const line = lines[index];
    if (!line || line.level === SECTION || line.level === 0) {
      content = "";
      isBelowTitle = false;
    }
    if (line?.level === ENTRY) {
      // "Key achievements" below a job, or a name of a section, is no entry.
      isBelowTitle =
        content !== "" &&
        current.label === "heading" &&
        (!DATED.has(content) || hasDate(lines, index)) &&
        !isDutyCaption(line.text) &&
        guessHeading(line.text) === null;
      content = ENTRY_PART.exec(current.label)?.[1] ?? content;
      return isBelowTitle ? { ...current, label: `${content}.head` } : current;
    }
    const belongsToTitle =
      isBelowTitle && line?.isBullet && !current.label.startsWith(`${content}.`);
    return belongsToTitle ? { ...current, label: `${content}.item` } : current;
  });
};

/** True for a date in the title or the lines directly below it. */
function hasDate(lines: readonly LabelLine[], index: number): boolean {
  const below = lines.slice(index + 1, index + MAX_HEAD);
  const end = below.findIndex(({ level }) => level !== null);
  const head = [lines[index], ...(end < 0 ? below : below.slice(0, end))];
  return head.some((line) => line !== undefined && findDate(line.text) !== null);
}
