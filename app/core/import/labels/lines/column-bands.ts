/**
 * Groups labeled lines into bands: a line that begins several columns, with the lines of its section below it whose
 * cells are all in these columns.
 */
import type { LabelCell, LabeledLine } from "#app/core/import/labels/label-line.ts";

/**
 * In points: cells of one column start at most this far apart, because letters in another style are shifted a little.
 */
export const COLUMN_TOLERANCE = 2;

export interface Band {
  lines: LabeledLine[];
  /** The left edges of the columns, in points; fewer than two for a line that begins no columns. */
  columnStarts: number[];
}

/**
 * Each line is in one band; the order of the lines is kept.
 * @param columnStartsOf the left edges of the columns that a line begins, fewer than two if it begins no band
 * @param canBeBelow whether a cell may be below the first line of a band
 */
export function groupIntoBands(
  all: readonly LabeledLine[],
  columnStartsOf: (line: LabeledLine) => number[],
  canBeBelow: (cell: LabelCell) => boolean,
): Band[] {
  const bands: Band[] = [];
  let index = 0;
  while (index < all.length) {
    const first = all[index];
    if (!first) break;
    const columnStarts = columnStartsOf(first);
    let end = index + 1;
    while (columnStarts.length > 1 && isInBand(first, all[end], columnStarts, canBeBelow)) end++;
    bands.push({ lines: all.slice(index, end), columnStarts });
    index = end;
  }
  return bands;
}

const sectionOf = ({ labeled }: LabeledLine) => labeled.label.split(".")[0];

/** True for a line of the same section and page whose cells are all in the columns. */
const isInBand = (
  first: LabeledLine,
  candidate: LabeledLine | undefined,
  columnStarts: readonly number[],
  canBeBelow: (cell: LabelCell) => boolean,
): boolean =>
  candidate !== undefined &&
  sectionOf(candidate) === sectionOf(first) &&
  candidate.line.page === first.line.page &&
  candidate.line.cells.every(
    (cell) =>
      canBeBelow(cell) &&
      columnStarts.some((start) => Math.abs(cell.x - start) <= COLUMN_TOLERANCE),
  );
