/**
 * Corrects which lines start an entry ("experience.head") and which belong to the entry above ("experience.more"), in
 * tables and in sections with dates in the left margin.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findPeriod, type Period } from "#app/core/import/readers/read-dates.ts";
import type { Correction } from "./correction.ts";

/**
 * Swaps the labels in a row of a table where the model started the entry at its second line: `startsEntry` is true for
 * the first line of an entry in a table, false for its other lines, and absent elsewhere.
 */
export const withRowStarts: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const [labelAbove, next] = [labeled[index - 1], labeled[index + 1]];
    const startsRow = lines[index]?.startsEntry === true && lines[index + 1]?.startsEntry === false;
    if (
      startsRow &&
      next?.label.endsWith(".head") &&
      current.label === next.label.replace("head", "more")
    )
      return { ...current, label: next.label };
    const isInRow = lines[index]?.startsEntry === false && lines[index - 1]?.startsEntry === true;
    if (
      isInRow &&
      current.label.endsWith(".head") &&
      labelAbove?.label === current.label.replace("head", "more")
    )
      return { ...current, label: labelAbove.label };
    return current;
  });

const MORE_LABEL = /^(?:experience|education|volunteering)\.more$/;
/** In points: the largest difference between the left edges of periods in one margin. */
const SAME_X = 2;

/**
 * Starts an entry at a line with a period in the margin if the line that starts the entry above has one there: "2014 –
 * 2015 ⇥ Parental leave".
 */
export const withDatedRows: Correction = (lines, labeled) => {
  const result = [...labeled];
  let head: LabelLine | undefined;
  for (const [index, current] of labeled.entries()) {
    const line = lines[index];
    if (current.label.endsWith(".head")) head = line;
    else if (current.label.endsWith(".owner")) head = undefined;
    if (!line || !head || !MORE_LABEL.test(current.label)) continue;
    const [period, headPeriod] = [line, head].map(periodInMargin);
    const [x = 0, headX = 0] = [line, head].map(({ cells }) => cells[0]?.x);
    if (
      !period ||
      !headPeriod ||
      Math.abs(x - headX) > SAME_X ||
      isWithinPeriod(period, headPeriod)
    )
      continue;
    result[index] = { ...current, label: current.label.replace("more", "head") };
    head = line;
  }
  return result;
};

/** The period that is the whole first cell of several; null for other lines. */
function periodInMargin({ cells }: LabelLine): Period | null {
  const found = cells.length > 1 ? findPeriod(cells[0]?.text ?? "") : null;
  return found?.rest.trim() === "" && found.period.startDate !== "" ? found.period : null;
}

/** True for a job whose period is within the period at its employer; it belongs to the same entry. */
const isWithinPeriod = (period: Period, headPeriod: Period): boolean =>
  period.startDate >= headPeriod.startDate &&
  (headPeriod.current || (period.endDate !== "" && period.endDate <= headPeriod.endDate));
