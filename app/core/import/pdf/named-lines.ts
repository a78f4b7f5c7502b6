/** Arranges lines of names and values without borders: "Employer ⇥ Acme", "Position ⇥ Nurse", as in a Europass form. */

import type { SectionKind } from "#app/core/import/readers/headings.ts";
import { type NamedCell, withTold } from "#app/core/import/tables/arrange-entry.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import { arrangeNamedRows } from "#app/core/import/tables/named-tables.ts";
import type { TextCell, TextLine } from "#app/core/pdf-text/lines.ts";
import { joinTextLines, TEXT_LINES } from "./text-line-maker.ts";

/** In points. */
const SAME_EDGE = 3;

/** `above` is the section whose heading is above the lines, if that is known. */
export function arrangeNamedLines(
  lines: readonly TextLine[],
  above: SectionKind | null = null,
): TextLine[] {
  const rows = toRows(lines);
  const arranged = arrangeNamedRows(
    rows.map(({ cells }) => cells),
    TEXT_LINES,
    above,
  );
  return rows.flatMap(({ lines: own }, index) => {
    const entry = arranged[index];
    return entry ? entry.map(withTold) : own;
  });
}

interface NamedRow {
  lines: TextLine[];
  cells: NamedCell<TextLine>[];
}

/** As a multiple of the font size. */
const MAX_GAP = 2;

/** A line whose cells begin below cells of the row above, but for its first, goes on with that row. */
function toRows(lines: readonly TextLine[]): NamedRow[] {
  const rows: NamedRow[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const values = row ? valuesAbove(line, row) : null;
    if (row && values) {
      row.lines.push(line);
      line.cells.forEach((cell, at) => {
        values[at]?.lines.push(lineOf(line, cell));
      });
    } else rows.push({ lines: [line], cells: toCells(line) });
  }
  return rows;
}

function valuesAbove(line: TextLine, row: NamedRow): NamedCell<TextLine>[] | null {
  const above = row.lines.at(-1);
  const isNear = above?.page === line.page && line.y - above.y < line.size * MAX_GAP;
  if (!isNear) return null;
  const found = line.cells.map(({ x }) =>
    row.cells.slice(1).find(({ lines: [first] }) => first && Math.abs(first.x - x) < SAME_EDGE),
  );
  return found.every((cell) => cell !== undefined) ? found : null;
}

/** Names of columns reach to the next one, since what is below them may be longer. */
function toCells(line: TextLine): NamedCell<TextLine>[] {
  const areNames = line.cells.every(({ text }) => columnKind(text) !== null);
  return line.cells.map((cell, at) => ({
    from: areNames ? cell.x - SAME_EDGE : cell.x,
    to: areNames ? (line.cells[at + 1]?.x ?? FAR_RIGHT) - SAME_EDGE : cell.x + cell.width,
    lines: [lineOf(line, cell)],
  }));
}

/** In points. */
const FAR_RIGHT = 10_000;

const lineOf = (line: TextLine, cell: TextCell): TextLine =>
  joinTextLines([{ ...line, x: cell.x, width: cell.width, cells: [cell] }]);
