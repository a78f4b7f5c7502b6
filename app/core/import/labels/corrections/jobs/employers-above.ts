/** Detects an employer on lines of its own above its posts: "Acme", "8 yrs 3 mos", "Denver" above "Director, 2023 –". */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { hasJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

const HEAD = "experience.head";
/** In points: posts are indented below their employer, or in smaller letters. */
const MIN_INDENT = 4;
const SMALLER = 0.3;

/** A head without dates, titles or text, right above another head with dates, is the employer of what follows. */
export const withEmployersAbove: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    if (own.label !== HEAD) return own;
    const end = endOfHead(labeled, index);
    const [line, next] = [lines[index], lines[end]];
    if (!line || !next || labeled[end]?.label !== HEAD) return own;
    const above = lines.slice(index, end);
    const post = lines.slice(end, endOfHead(labeled, end));
    const differs = next.x - line.x > MIN_INDENT || next.size < line.size - SMALLER;
    const isEmployer =
      differs &&
      !above.some((each) => hasDateOrYear(each) || each.isBullet || hasJobTitle(each.text)) &&
      post.some(hasDateOrYear);
    return isEmployer ? { ...own, label: "experience.owner" } : own;
  });

/** The index after the lines of the head that starts at `index`. */
function endOfHead(labeled: readonly Labeled[], index: number): number {
  let end = index + 1;
  while (labeled[end]?.label === "experience.more") end++;
  return end;
}
