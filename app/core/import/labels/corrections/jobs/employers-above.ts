/**
 * Corrects line labels: an employer on separate lines above its jobs ("Acme", "8 yrs 3 mos", "Denver" above "Director,
 * 2023 –"), which was labeled as a job of its own ("experience.head"), becomes "experience.owner", the employer of the
 * jobs below.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

const HEAD = "experience.head";
/** In points: the job below is indented by more than this, or its letters are smaller by more than this. */
const MIN_INDENT = 4;
const MIN_SIZE_DIFFERENCE = 0.3;

/** Relabels a head (the first lines of an entry) without dates, job title or bullets, right above a head with dates. */
export const withEmployersAbove: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    if (current.label !== HEAD) return current;
    const end = endOfHead(labeled, index);
    const [line, next] = [lines[index], lines[end]];
    if (!line || !next || labeled[end]?.label !== HEAD) return current;
    const headLines = lines.slice(index, end);
    const postLines = lines.slice(end, endOfHead(labeled, end));
    const differs = next.x - line.x > MIN_INDENT || next.size < line.size - MIN_SIZE_DIFFERENCE;
    const isEmployer =
      differs &&
      !headLines.some(
        (each) => hasDateOrYear(each) || each.isBullet || hasJobTitleWord(each.text),
      ) &&
      postLines.some(hasDateOrYear);
    return isEmployer ? { ...current, label: "experience.owner" } : current;
  });

/** The index after the lines of the head that starts at `index`; "experience.more" are its further lines. */
function endOfHead(labeled: readonly Labeled[], index: number): number {
  let end = index + 1;
  while (labeled[end]?.label === "experience.more") end++;
  return end;
}
