/** Cuts labeled lines into bands: a line with several columns, and the lines of its section whose cells are below them. */
import type { LabelCell, LabeledLine } from "#app/core/import/labels/label-line.ts";

/** In points: letters in another style start a little further to the right or left. */
export const TOLERANCE = 2;

export interface Band {
  lines: LabeledLine[];
  /** The left edges of the columns of the first line; fewer than two for a line alone. */
  starts: number[];
}

/**
 * @param startsOf the left edges of the columns that a line begins, fewer than two if it begins no band
 * @param isCell whether a cell may be below such columns
 */
export function columnBands(
  all: readonly LabeledLine[],
  startsOf: (line: LabeledLine) => number[],
  isCell: (cell: LabelCell) => boolean,
): Band[] {
  const bands: Band[] = [];
  let index = 0;
  while (index < all.length) {
    const first = all[index];
    if (!first) break;
    const starts = startsOf(first);
    let end = index + 1;
    while (starts.length > 1 && isBelow(first, all[end], starts, isCell)) end++;
    bands.push({ lines: all.slice(index, end), starts });
    index = end;
  }
  return bands;
}

const contentOf = ({ labeled }: LabeledLine) => labeled.label.split(".")[0];

/** True for a line of the same section and page whose cells are below those of the first one. */
const isBelow = (
  first: LabeledLine,
  below: LabeledLine | undefined,
  starts: readonly number[],
  isCell: (cell: LabelCell) => boolean,
): boolean =>
  below !== undefined &&
  contentOf(below) === contentOf(first) &&
  below.line.page === first.line.page &&
  below.line.cells.every(
    (cell) => isCell(cell) && starts.some((start) => Math.abs(cell.x - start) <= TOLERANCE),
  );
