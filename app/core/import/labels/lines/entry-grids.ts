/**
 * Orders short entries in columns, "First Aid ⇥ Crane License" above "Red Cross ⇥ DGUV", one after the other: the lines
 * of each column follow each other, the first labeled as the entry's head.
 */
import type { LabelCell, LabeledLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { groupIntoBands } from "./column-bands.ts";
import { columnOf, columnOfLine } from "./lists-in-columns.ts";

/** A line with more cells is a row of a table. */
const MAX_COLUMNS = 6;
const SHORT_ENTRIES = /^(?:certificates|awards|courses|memberships)\./;

export const splitEntryGrids = (all: readonly LabeledLine[]): LabeledLine[] =>
  groupIntoBands(all, nameStarts, ({ isBold }) => !isBold).flatMap(({ lines, columnStarts }) =>
    isGrid(lines, columnStarts) ? orderByColumn(lines, columnStarts) : lines,
  );

/** The left edges of the names in a line that has only bold names and dates; empty for other lines. */
function nameStarts({ line, labeled }: LabeledLine): number[] {
  const names = line.cells.filter((cell) => !isDate(cell));
  const hasPositions = line.x > 0;
  const areNames =
    SHORT_ENTRIES.test(labeled.label) && hasPositions && names.every(({ isBold }) => isBold);
  return areNames && names.length <= MAX_COLUMNS ? names.map(({ x }) => x) : [];
}

const isDate = ({ text }: LabelCell) => (findPeriod(text) ?? findDate(text))?.rest === "";

/**
 * True if each column has a date, and a line below the names has several cells. "**Nurse** ⇥ **Leeds**" above
 * "Council ⇥ 2018" is a single entry: its first column has no date.
 */
function isGrid(
  [first, ...below]: readonly LabeledLine[],
  columnStarts: readonly number[],
): boolean {
  const hasCellsBelow = below.some(({ line }) => line.cells.length > 1);
  if (!first || columnStarts.length < 2 || !hasCellsBelow) return false;
  const datedColumns = new Set(
    [first, ...below].flatMap(({ line }) =>
      line.cells.filter(hasDateOrYear).map(({ x }) => columnOf(x, columnStarts)),
    ),
  );
  return datedColumns.size === columnStarts.length;
}

function orderByColumn(
  band: readonly LabeledLine[],
  columnStarts: readonly number[],
): LabeledLine[] {
  const [content] = band[0]?.labeled.label.split(".") ?? [];
  return columnStarts.flatMap((_, column) =>
    band.flatMap(({ line, labeled }, row): LabeledLine[] => {
      const cells = line.cells.filter(({ x }) => columnOf(x, columnStarts) === column);
      const label = `${content}.${row === 0 ? "head" : "more"}`;
      return cells.length === 0
        ? []
        : [{ line: columnOfLine(line, cells), labeled: { ...labeled, label } }];
    }),
  );
}
