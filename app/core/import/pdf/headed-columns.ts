/** Orders lists that are side by side, each under its own heading, so that they are read one after the other. */
import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";
import { columnOf } from "#app/core/import/labels/lines/lists-in-columns.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** In points: how far a cell may start to the left of its heading, or reach into the next column. */
const TOLERANCE = 3;

/** In points: the middle of a centered cell is less than this far from that of its heading. */
const CENTER_TOLERANCE = 6;

/** Moves each cell below "Skills ⇥ Certificates ⇥ Languages" to its heading; other lines are unchanged. */
export function splitHeadedColumns(lines: readonly LabelLine[]): LabelLine[] {
  const result: LabelLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const headings = lines[index] as LabelLine;
    const starts = areHeadings(headings) ? columnStarts(headings, lines[index + 1]) : [];
    const below = starts.length > 0 ? linesBelow(lines, index, starts) : [];
    if (below.length === 0) {
      result.push(headings);
      continue;
    }
    for (const column of starts.keys())
      for (const line of [headings, ...below]) {
        const cells = line.cells.filter(({ x }) => columnOf(x, starts, TOLERANCE) === column);
        if (cells.length > 0) result.push(inColumn(line, cells, starts, column));
      }
    index += below.length;
  }
  return result;
}

const areHeadings = ({ cells, x }: LabelLine) =>
  x > 0 && cells.length > 1 && cells.every(({ text }) => readHeading(text) !== null);

/**
 * The left edges of the columns: those of their headings, or halfway between headings that are
 * centered above cells.
 */
function columnStarts({ cells, left }: LabelLine, below: LabelLine | undefined): number[] {
  const middles = cells.map(middleOf);
  const areCentered =
    below?.cells.length === cells.length &&
    below.cells.every(
      (cell, column) => Math.abs(middleOf(cell) - (middles[column] ?? 0)) < CENTER_TOLERANCE,
    ) &&
    below.cells.some((cell, column) => Math.abs(cell.x - (cells[column]?.x ?? 0)) > TOLERANCE);
  if (!areCentered) return cells.map(({ x }) => x);
  return middles.map((middle, column) =>
    column === 0 ? left : (middle + (middles[column - 1] ?? 0)) / 2,
  );
}

const middleOf = ({ x, width }: LabelCell) => x + width / 2;

/** The lines down to the next heading, as long as no cell reaches from one column into the next. */
function linesBelow(
  lines: readonly LabelLine[],
  index: number,
  starts: readonly number[],
): LabelLine[] {
  const headings = lines[index] as LabelLine;
  const following = lines.slice(index + 1);
  const end = following.findIndex(
    (line) =>
      line.page !== headings.page ||
      line.x < (starts[0] ?? 0) - TOLERANCE ||
      isHeading(line, headings) ||
      line.cells.some((cell) => reachesNextColumn(cell, starts)),
  );
  return end < 0 ? following : following.slice(0, end);
}

const isHeading = (line: LabelLine, headings: LabelLine) =>
  line.size > headings.size - 0.3 && line.cells.every(({ text }) => readHeading(text) !== null);

function reachesNextColumn({ x, width }: LabelCell, starts: readonly number[]): boolean {
  const next = starts[columnOf(x, starts, TOLERANCE) + 1];
  return next !== undefined && x + width > next + TOLERANCE;
}

/** The part of the line that is in the column, with the column's edges. */
function inColumn(
  line: LabelLine,
  cells: LabelCell[],
  starts: readonly number[],
  column: number,
): LabelLine {
  const [first, last] = [cells[0], cells.at(-1)];
  const left = starts[column] ?? line.left;
  return {
    ...line,
    cells,
    size: Math.max(...cells.map(({ size = line.size }) => size)),
    isBold: first?.isBold ?? line.isBold,
    left,
    columnRight: starts[column + 1] ?? line.columnRight,
    x: first?.x ?? line.x,
    right: last ? last.x + last.width : line.right,
    text: cells.map(({ text }) => text).join(" "),
  };
}
