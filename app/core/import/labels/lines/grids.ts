/** Reads short entries that are side by side one after the other: "First Aid ⇥ Crane License" above "Red Cross ⇥ DGUV". */
import type { LabelCell, LabeledLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { columnBands, TOLERANCE } from "./column-bands.ts";
import { columnOf, columnOfLine } from "./lists-in-columns.ts";

/** More are no entries, but cells of a table. */
const MAX_COLUMNS = 6;
/** Sections of short entries. */
const CONTENTS = /^(?:certificates|awards|courses|memberships)\./;

export const splitGrids = (all: readonly LabeledLine[]): LabeledLine[] =>
  columnBands(all, nameStarts, ({ isBold }) => !isBold).flatMap(({ lines, starts }) =>
    isGrid(lines, starts) ? columnsOf(lines, starts) : lines,
  );

/** The left edges of the names in a line that has nothing but bold names and dates. */
function nameStarts({ line, labeled }: LabeledLine): number[] {
  const names = line.cells.filter((cell) => !isDate(cell));
  const areNames =
    CONTENTS.test(labeled.label) && line.x > 0 && names.every(({ isBold }) => isBold);
  return areNames && names.length <= MAX_COLUMNS ? names.map(({ x }) => x) : [];
}

const isDate = ({ text }: LabelCell) => (findPeriod(text) ?? findMonth(text))?.rest === "";

/**
 * True if each column has a date: "**Nurse** ⇥ **Leeds**" above "Council ⇥ 2018" is a single entry. A line below the names
 * has something for several of them.
 */
function isGrid([first, ...below]: readonly LabeledLine[], starts: readonly number[]): boolean {
  if (!first || starts.length < 2 || !below.some(({ line }) => line.cells.length > 1)) return false;
  const dated = new Set(
    [first, ...below].flatMap(({ line }) =>
      line.cells.filter(hasDateOrYear).map(({ x }) => columnOf(x, starts, TOLERANCE)),
    ),
  );
  return dated.size === starts.length;
}

function columnsOf(band: readonly LabeledLine[], starts: readonly number[]): LabeledLine[] {
  const [content] = band[0]?.labeled.label.split(".") ?? [];
  return starts.flatMap((_, column) =>
    band.flatMap(({ line, labeled }, row): LabeledLine[] => {
      const cells = line.cells.filter(({ x }) => columnOf(x, starts, TOLERANCE) === column);
      const label = `${content}.${row === 0 ? "head" : "more"}`;
      return cells.length === 0
        ? []
        : [{ line: columnOfLine(line, cells), labeled: { ...labeled, label } }];
    }),
  );
}
