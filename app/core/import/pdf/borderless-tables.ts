/**
 * Arranges tables without borders, such as the labels and values of a Europass form: "Employer ⇥ Acme" above
 * "Position ⇥ Nurse".
 */

import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { withTableLabel } from "#app/core/import/tables/arrange-entry.ts";
import { arrangeTableRows } from "#app/core/import/tables/arrange-tables.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import type { GridCell } from "#app/core/import/tables/table-types.ts";
import type { TextCell, TextLine } from "#app/core/pdf-text/lines.ts";
import { joinTextLines, TEXT_LINES } from "./text-line-maker.ts";

/** Left edges that differ by less count as the same; in points. */
const MAX_EDGE_DIFFERENCE = 3;

/**
 * The lines in the order and form of a resume without tables; lines outside tables are unchanged.
 *
 * @param sectionAbove the section whose heading is above the lines; null if unknown
 */
export function arrangeBorderlessTables(
  lines: readonly TextLine[],
  sectionAbove: SectionKind | null = null,
): TextLine[] {
  const rows = toRows(lines);
  const arranged = arrangeTableRows(
    rows.map(({ cells }) => cells),
    TEXT_LINES,
    sectionAbove,
  );
  return rows.flatMap(({ lines: rowLines }, index) => {
    const entry = arranged[index];
    return entry ? entry.map(withTableLabel) : rowLines;
  });
}

interface Row {
  lines: TextLine[];
  cells: GridCell<TextLine>[];
}

/** The distance of a continuation from the line above, as a multiple of the font size. */
const MAX_GAP = 2;

/**
 * Groups lines into rows. A line continues the row above if each of its cells has the left edge of one of that
 * row's cells other than the first, which is the label.
 */
function toRows(lines: readonly TextLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const values = row ? valuesAbove(line, row) : null;
    if (row && values) {
      row.lines.push(line);
      line.cells.forEach((cell, index) => {
        values[index]?.lines.push(lineOf(line, cell));
      });
    } else rows.push({ lines: [line], cells: toCells(line) });
  }
  return rows;
}

/** The row's cell above each cell of the line; null if the line does not continue the row. */
function valuesAbove(line: TextLine, row: Row): GridCell<TextLine>[] | null {
  const lastLine = row.lines.at(-1);
  const isNear = lastLine?.page === line.page && line.y - lastLine.y < line.size * MAX_GAP;
  if (!isNear) return null;
  const values = line.cells.map(({ x }) =>
    row.cells
      .slice(1)
      .find(
        ({ lines: [firstLine] }) => firstLine && Math.abs(firstLine.x - x) < MAX_EDGE_DIFFERENCE,
      ),
  );
  return values.every((cell) => cell !== undefined) ? values : null;
}

/**
 * The cells of a line. A column header spans up to the next one, because the values below may be
 * wider than it. Values may also start a little further left.
 */
function toCells(line: TextLine): GridCell<TextLine>[] {
  const areHeaders = line.cells.every(({ text }) => columnKind(text) !== null);
  return line.cells.map((cell, index) => ({
    from: areHeaders ? cell.x - MAX_EDGE_DIFFERENCE : cell.x,
    to: areHeaders
      ? (line.cells[index + 1]?.x ?? FAR_RIGHT) - MAX_EDGE_DIFFERENCE
      : cell.x + cell.width,
    lines: [lineOf(line, cell)],
  }));
}

/** Right of every page, in points. */
const FAR_RIGHT = 10_000;

const lineOf = (line: TextLine, cell: TextCell): TextLine =>
  joinTextLines([{ ...line, x: cell.x, width: cell.width, cells: [cell] }]);
