/** Reads short entries that are side by side one after the other: "First Aid ⇥ Crane License" above "Red Cross ⇥ DGUV". */
import type { LabelCell, LabeledLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { columnOf, columnOfLine } from "./lists-in-columns.ts";

/** More are no entries, but cells of a table. */
const MAX_COLUMNS = 6;
/** Sections of short entries. */
const CONTENTS = /^(?:certificates|awards|courses|memberships)\./;

export function splitGrids(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  let index = 0;
  while (index < all.length) {
    const first = all[index];
    if (!first) break;
    const starts = nameStarts(first);
    let end = index + 1;
    while (starts.length > 1 && starts.length <= MAX_COLUMNS && isBelow(first, all[end], starts))
      end++;
    const band = all.slice(index, end);
    if (isGrid(band, starts)) result.push(...columnsOf(band, starts));
    else result.push(...band);
    index = end;
  }
  return result;
}

/** The left edges of the names in a line that has nothing but bold names and dates. */
function nameStarts({ line, labeled }: LabeledLine): number[] {
  const names = line.cells.filter((cell) => !isDate(cell));
  const areNames =
    CONTENTS.test(labeled.label) && line.x > 0 && names.every(({ isBold }) => isBold);
  return areNames ? names.map(({ x }) => x) : [];
}

const isDate = ({ text }: LabelCell) => (findPeriod(text) ?? findMonth(text))?.rest === "";

/** True for a plain line of the same section whose cells are below the names. */
function isBelow(
  { line, labeled }: LabeledLine,
  below: LabeledLine | undefined,
  starts: readonly number[],
): boolean {
  const contentOf = (label: string) => label.split(".")[0];
  return (
    below !== undefined &&
    contentOf(below.labeled.label) === contentOf(labeled.label) &&
    below.line.page === line.page &&
    below.line.cells.every(({ isBold, x }) => !isBold && starts.some((start) => isAt(x, start)))
  );
}

/** In points: letters in another style start a little further to the right or left. */
const TOLERANCE = 2;
const isAt = (x: number, start: number) => Math.abs(x - start) <= TOLERANCE;

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
