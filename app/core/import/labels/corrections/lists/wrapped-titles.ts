/**
 * Corrects line labels: the second line of a title that was wrapped in a narrow column, "Engineer Professional" below
 * "Databricks Certified Data", becomes its continuation ("certificates.rest") where the model started an entry at it.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";

/** Labels of sections whose entries may be titles alone. */
const TITLED_LABEL = /^(certificates|awards|publications|courses)\./;
/** The space above a title is at least this much wider than that above the second line of a title. */
const MIN_GAP_RATIO = 1.1;

/**
 * Labels a line as the rest of the title above if it had no room there and is closer to it than titles are to each
 * other. If more than half of the titles have such a line, or the model labeled one as "more", the lines may be
 * issuers.
 */
export const withWrappedTitles: Correction = (lines, labeled) => {
  const result = [...labeled];
  let from = 0;
  while (from < labeled.length) {
    const [, content] = TITLED_LABEL.exec(labeled[from]?.label ?? "") ?? [];
    let to = from + 1;
    while (content && labeled[to]?.label.startsWith(`${content}.`)) to++;
    const continuations = content ? findContinuations(lines.slice(from, to)) : [];
    const areTitles = continuations.every((at) => !labeled[from + at]?.label.endsWith(".more"));
    for (const at of areTitles ? continuations : []) {
      const current = labeled[from + at];
      if (current) result[from + at] = { ...current, label: `${content}.rest` };
    }
    from = to;
  }
  return result;
};

/**
 * The indexes of the lines that continue the title above; empty if they may be issuers or the lines differ in style.
 */
function findContinuations(lines: readonly LabelLine[]): number[] {
  const [first] = lines;
  const isPlain = (line: LabelLine) =>
    first !== undefined &&
    line.cells.length === 1 &&
    line.columnRight > 0 &&
    line.block === first.block &&
    line.page === first.page &&
    looksLike(line, first) &&
    !hasDateOrYear(line);
  if (!lines.every(isPlain)) return [];
  const gaps = lines.slice(1).map(({ gap }) => gap);
  const isClose = (gap: number) => gap * MIN_GAP_RATIO < Math.max(...gaps);
  const continuations = [...lines.keys()].filter((at) => at > 0 && isClose(gaps[at - 1] ?? 0));
  const titleCount = lines.filter((_, index) => !continuations.includes(index)).length;
  const hadNoRoom = continuations.every((at) => {
    const [above, line] = [lines[at - 1], lines[at]];
    return above !== undefined && line !== undefined && !wouldHaveFit(above, line);
  });
  return hadNoRoom && continuations.length * 2 <= titleCount ? continuations : [];
}
