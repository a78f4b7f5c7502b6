/** Splits lists that are side by side, each under its own heading, so that they are read one after the other. */
import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";
import { columnOf } from "#app/core/import/labels/lines/lists-in-columns.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** In points: how far a cell may start to the left of its heading, or reach into the next column. */
const TOLERANCE = 3;

/** "Skills ⇥ Certificates ⇥ Languages" above lines with several cells: each cell belongs to the heading above it. */
export function splitHeadedColumns(lines: readonly LabelLine[]): LabelLine[] {
  const result: LabelLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const headings = lines[index] as LabelLine;
    const below = areHeadings(headings) ? linesBelow(lines, index) : [];
    if (below.length === 0) {
      result.push(headings);
      continue;
    }
    const starts = headings.cells.map(({ x }) => x);
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

/** The lines down to the next heading, as long as no cell reaches from one column into the next. */
function linesBelow(lines: readonly LabelLine[], index: number): LabelLine[] {
  const headings = lines[index] as LabelLine;
  const starts = headings.cells.map(({ x }) => x);
  const rest = lines.slice(index + 1);
  const end = rest.findIndex(
    (line) =>
      line.page !== headings.page ||
      line.x < (starts[0] ?? 0) - TOLERANCE ||
      isHeading(line, headings) ||
      line.cells.some((cell) => isAcross(cell, starts)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

const isHeading = (line: LabelLine, headings: LabelLine) =>
  line.size > headings.size - 0.3 && line.cells.every(({ text }) => readHeading(text) !== null);

function isAcross({ x, width }: LabelCell, starts: readonly number[]): boolean {
  const next = starts[columnOf(x, starts, TOLERANCE) + 1];
  return next !== undefined && x + width > next + TOLERANCE;
}

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
    left,
    columnRight: starts[column + 1] ?? line.columnRight,
    x: first?.x ?? line.x,
    right: last ? last.x + last.width : line.right,
    text: cells.map(({ text }) => text).join(" "),
  };
}
