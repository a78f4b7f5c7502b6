/** Labels of the lines of rows: of a table's, and of those with dates in the left margin. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findPeriod, type Period } from "#app/core/import/readers/read-dates.ts";
import type { Correction } from "./correction.ts";

/** The first line of a row that starts an entry is its head, the next line belongs to it. */
export const withRowStarts: Correction = (lines, labeled) =>
  labeled.map((own, index) => {
    const [before, next] = [labeled[index - 1], labeled[index + 1]];
    const startsRow = lines[index]?.startsEntry === true && lines[index + 1]?.startsEntry === false;
    if (
      startsRow &&
      next?.label.endsWith(".head") &&
      own.label === next.label.replace("head", "more")
    )
      return { ...own, label: next.label };
    const goesOn = lines[index]?.startsEntry === false && lines[index - 1]?.startsEntry === true;
    if (
      goesOn &&
      own.label.endsWith(".head") &&
      before?.label === own.label.replace("head", "more")
    )
      return { ...own, label: before.label };
    return own;
  });

const DATED = /^(?:experience|education|volunteering)\.more$/;
/** In points. */
const SAME_X = 2;

/** A line with a period in the margin, as the head above it has one, starts an entry: "2014 – 2015 ⇥ Parental leave". */
export const withDatedRows: Correction = (lines, labeled) => {
  const result = [...labeled];
  let head: LabelLine | undefined;
  for (const [index, own] of labeled.entries()) {
    const line = lines[index];
    if (own.label.endsWith(".head")) head = line;
    else if (own.label.endsWith(".owner")) head = undefined;
    if (!line || !head || !DATED.test(own.label)) continue;
    const [period, above] = [line, head].map(periodInMargin);
    const [x = 0, headX = 0] = [line, head].map(({ cells }) => cells[0]?.x);
    if (!period || !above || Math.abs(x - headX) > SAME_X || isWithin(period, above)) continue;
    result[index] = { ...own, label: own.label.replace("more", "head") };
    head = line;
  }
  return result;
};

/** The period in the first cell of several, if that has nothing else. */
function periodInMargin({ cells }: LabelLine): Period | null {
  const found = cells.length > 1 ? findPeriod(cells[0]?.text ?? "") : null;
  return found?.rest.trim() === "" && found.period.startDate !== "" ? found.period : null;
}

/** A post within the time at its employer is no other entry. */
const isWithin = (period: Period, whole: Period): boolean =>
  period.startDate >= whole.startDate &&
  (whole.current || (period.endDate !== "" && period.endDate <= whole.endDate));
