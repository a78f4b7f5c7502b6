/** Labels the title of an entry that was taken for a heading as a head, where the file tells levels of headings. */

import { readHeading } from "#app/core/import/readers/headings.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import type { Correction } from "./correction.ts";
import { isDutyCaption } from "./jobs/duty-captions.ts";

const SECTION = 1;
const ENTRY = 2;
/** Fewer known headings do not show which level sections have. */
const MIN_SECTIONS = 2;
const ENTRY_PART = /^(\w+)\.(?:owner|head)$/;

/**
 * Below the head of an entry on the second level, another line on that level is one as well, if the known headings are on
 * the first level. Bullets below it belong to it, whatever section they were labeled with.
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
        !isDutyCaption(line.text) &&
        guessHeading(line.text) === null;
      content = ENTRY_PART.exec(current.label)?.[1] ?? content;
      return isBelowTitle ? { ...current, label: `${content}.head` } : current;
    }
    const isOther = isBelowTitle && line?.isBullet && !current.label.startsWith(`${content}.`);
    return isOther ? { ...current, label: `${content}.item` } : current;
  });
};
