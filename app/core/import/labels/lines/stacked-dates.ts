/** Joins dates in the margin that are above each other: "March 2017" above "August 2021", "since" above "May 2022". */

import { type LabelCell, type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";

/** In points. */
const SAME_X = 1;
const SINCE = /^(?:since|from|depuis|seit|ab|desde|dal|sinds|vanaf|od|sedan|siden)$/iu;

export function joinStackedDates(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  for (let index = 0; index < result.length; index++) {
    const [own, below] = [result[index], result[index + 1]];
    const text = own && below && areOfEntry(own, below) ? joined(textOf(own), textOf(below)) : null;
    if (!own || !below || text === null) continue;
    const cells = [withText(own.line.cells[0], text), ...own.line.cells.slice(1)];
    result[index] = { ...own, line: withCells(own.line, cells) };
    const rest = below.line.cells.slice(1);
    if (rest.length === 0) result.splice(index + 1, 1);
    else result[index + 1] = { ...below, line: withCells(below.line, rest) };
  }
  return result;
}

const textOf = ({ line }: LabeledLine) => line.cells[0]?.text.trim() ?? "";

/** True for the head of an entry and its next line, with first cells above each other, and both with others or neither. */
function areOfEntry(own: LabeledLine, below: LabeledLine): boolean {
  const [content] = own.labeled.label.split(".");
  const [first, second] = [own.line.cells[0], below.line.cells[0]];
  return (
    own.labeled.label.endsWith(".head") &&
    below.labeled.label === `${content}.more` &&
    own.line.cells.length > 1 === below.line.cells.length > 1 &&
    Math.abs((first?.x ?? 0) - (second?.x ?? 0)) <= SAME_X
  );
}

/** The period of two dates, in their order; null for other texts. */
function joined(above: string, below: string): string | null {
  const [upper, lower] = [above, below].map(monthOf);
  if (SINCE.test(above) && lower) return `${above} ${below}`;
  if (!upper || !lower) return null;
  return upper <= lower ? `${above} – ${below}` : `${below} – ${above}`;
}

/** A month and nothing else. */
function monthOf(text: string): string | null {
  const found = findPeriod(text) ? null : findMonth(text);
  return found?.rest === "" && /-\d{2}$/.test(found.month) ? found.month : null;
}

const withText = (cell: LabelCell | undefined, text: string): LabelCell => ({
  ...{ isBold: false, isItalic: false, x: 0, width: 0 },
  ...cell,
  text,
  spans: undefined,
});
