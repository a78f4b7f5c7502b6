/**
 * Joins dates in the margin that are above each other, "March 2017" above "August 2021" or "since" above "May 2022",
 * into one period in the first line of the entry. from-labels.ts applies it to the lines of a resume after a model
 * labeled them.
 */

import {
  type LabelCell,
  type LabeledLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";

/** In points: the largest difference between the left edges of the two dates. */
const MAX_START_DIFFERENCE = 1;
/** "since" in English, French, German, Spanish, Italian, Dutch, Polish, Swedish, Danish and Norwegian. */
const SINCE = /^(?:since|from|depuis|seit|ab|desde|dal|sinds|vanaf|od|sedan|siden)$/iu;

/** The lower line is removed if it has nothing but its date. */
export function joinStackedDates(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  for (let index = 0; index < result.length; index++) {
    const [head, below] = [result[index], result[index + 1]];
    const mayHaveDates = head && below && areInSameColumn(head, below);
    const period = mayHaveDates ? periodOf(firstText(head), firstText(below)) : null;
    if (!head || !below || period === null) continue;
    const cells = [withText(head.line.cells[0], period), ...head.line.cells.slice(1)];
    result[index] = { ...head, line: replaceCells(head.line, cells) };
    const remaining = below.line.cells.slice(1);
    if (remaining.length === 0) result.splice(index + 1, 1);
    else result[index + 1] = { ...below, line: replaceCells(below.line, remaining) };
  }
  return result;
}

const firstText = ({ line }: LabeledLine) => line.cells[0]?.text.trim() ?? "";

/**
 * True for the first line of an entry ("experience.head") and the next line ("experience.more"), with first cells above
 * each other, both alone or both with other cells.
 */
function areInSameColumn(head: LabeledLine, below: LabeledLine): boolean {
  const [section] = head.labeled.label.split(".");
  const [upper, lower] = [head.line.cells[0], below.line.cells[0]];
  return (
    head.labeled.label.endsWith(".head") &&
    below.labeled.label === `${section}.more` &&
    head.line.cells.length > 1 === below.line.cells.length > 1 &&
    Math.abs((upper?.x ?? 0) - (lower?.x ?? 0)) <= MAX_START_DIFFERENCE
  );
}

/** The period between two dates, the earlier one first, "March 2017 – August 2021"; null for other texts. */
function periodOf(above: string, below: string): string | null {
  const [upperMonth, lowerMonth] = [above, below].map(monthOf);
  if (SINCE.test(above) && lowerMonth) return `${above} ${below}`;
  if (!upperMonth || !lowerMonth) return null;
  return upperMonth <= lowerMonth ? `${above} – ${below}` : `${below} – ${above}`;
}

/** The month as "2017-03" if the text is a single month with its year; null for other texts. */
function monthOf(text: string): string | null {
  const found = findPeriod(text) ? null : findDate(text);
  return found?.rest === "" && /-\d{2}$/.test(found.value) ? found.value : null;
}

const withText = (cell: LabelCell | undefined, text: string): LabelCell => ({
  // The look of a line without cells.
  isBold: false,
  isItalic: false,
  x: 0,
  width: 0,
  ...cell,
  text,
  // They hold the text before.
  spans: undefined,
});
