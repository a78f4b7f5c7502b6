/**
 * Corrects line labels: in a list of awards, certificates or courses, each row that has its own date beside two texts
 * starts an entry ("awards.head") where the model labeled it as a further line of the entry above ("awards.more").
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";

/** Sections whose entries have one date; those of other sections may have their start and end in two rows. */
const DATED_ONCE = new Set(["awards", "certificates", "courses"]);
/** Labels of the first and a further line of an entry. */
const HEAD_OR_MORE = /^(\w+)\.(head|more)$/;
/** In points: the largest difference between the edges of cells in one column. */
const SAME_X = 2;

/** "2020 ⇥ Shortlist, Northern Prize" below "2022 ⇥ Best Nurse, City of Leeds", with dates at the left or the right. */
export const withRowsOfDates: Correction = (lines, labeled) => {
  const result = [...labeled];
  let section: string | null = null;
  let head: LabelLine | undefined;
  for (const [index, current] of labeled.entries()) {
    const line = lines[index];
    if (current.label === "heading") section = readHeading(line?.text ?? "");
    const [, content = "", part] = HEAD_OR_MORE.exec(current.label) ?? [];
    const isDatedOnce = DATED_ONCE.has(section ?? content);
    if (!line || !isDatedOnce || part === undefined) head = undefined;
    else if (part === "head") head = line;
    else if (head && areRows(line, head)) {
      result[index] = { ...current, label: `${content}.head` };
      head = line;
    }
  }
  return result;
};

/** True if both lines have a date in the same column, two texts in the other, and the same style. */
function areRows(line: LabelLine, head: LabelLine): boolean {
  const [row, rowOfHead] = [line, head].map(dateAndName);
  return (
    row !== undefined &&
    rowOfHead !== undefined &&
    line.cells.length === head.cells.length &&
    looksLike(line, head) &&
    row.isLeft === rowOfHead.isLeft &&
    [row.name, rowOfHead.name].every(({ text }) => TWO_TEXTS.test(text)) &&
    hasSameEdge(row.name, rowOfHead.name) &&
    hasSameEdge(row.date, rowOfHead.date)
  );
}

/** A name and its issuer: "Best Nurse, City of Leeds". */
const TWO_TEXTS = /^[\p{Lu}\d"“„«].*(?:,|\s[–—|·-])\s\p{L}/u;

/** The cell with a date alone, first or last of several, and the cell with the text; undefined for other lines. */
function dateAndName({ cells, isBullet }: LabelLine) {
  const [first, second, last] = [cells[0], cells[1], cells.at(-1)];
  if (!first || !second || !last || isBullet) return undefined;
  if (isDateAlone(first)) return { isLeft: true, date: first, name: second };
  return isDateAlone(last) ? { isLeft: false, date: last, name: first } : undefined;
}

const isDateAlone = ({ text }: LabelCell): boolean =>
  findPeriod(text) === null && findDate(text)?.rest === "";

/** Dates in a margin may end at one edge instead of starting at it. */
const hasSameEdge = (first: LabelCell, second: LabelCell): boolean =>
  Math.abs(first.x - second.x) < SAME_X ||
  Math.abs(first.x + first.width - second.x - second.width) < SAME_X;
