/**
 * Orders short entries in columns, "First Aid ⇥ Crane License" above "Red Cross ⇥ DGUV", one after the other: the lines
 * of each column follow each other, the first labeled as the start of an entry ("certificates.head"), the others as
 * further lines of it ("certificates.more"). from-labels.ts applies it to the lines of a resume after a model labeled
 * them.
 */
import type { LabelCell, LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { groupIntoBands } from "./column-bands.ts";
import { columnOf, columnOfLine } from "./lists-in-columns.ts";

/** In cells: a line with more is a row of a table. */
const MAX_COLUMNS = 6;
/** Sections whose entries have a bold name, an issuer and a date. */
const SHORT_ENTRIES = /^(?:certificates|awards|courses|memberships)\./;
/** Labels of entries that may be in cards, frames side by side that begin with their dates. */
const CARD = /^(?:education|certificates|awards|courses|memberships)\.(?:head|more)$/;

export const splitEntryGrids = (all: readonly LabeledLine[]): LabeledLine[] =>
  groupIntoBands(splitCards(all), nameStarts, ({ isBold }) => !isBold).flatMap(
    ({ lines, columnStarts }) =>
      isGrid(lines, columnStarts) ? orderByColumn(lines, columnStarts) : lines,
  );

/** In points: the dates of a card may be in a frame, and start up to this far right of the text below. */
const CARD_INDENT = 10;

/**
 * Orders cards such as "2010 – 2014 ⇥ 2017 – 2018" above "BSc Biology ⇥ MSc Botany" and the schools one after the
 * other.
 */
function splitCards(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  for (let index = 0; index < all.length; ) {
    const starts = cardStarts(all[index], all[index + 1]);
    const isOfCards = ({ line, labeled }: LabeledLine) =>
      CARD.test(labeled.label) &&
      line.page === all[index]?.line.page &&
      line.cells.every(
        (cell) => !isPeriod(cell) && starts.some((start) => isNear(cell.x, start)),
      ) &&
      !isBelowCards(line, starts);
    let end = index + 1;
    while (starts.length > 1 && all[end] && isOfCards(all[end] as LabeledLine)) end++;
    const band = all.slice(index, end);
    result.push(...(starts.length > 1 ? orderByColumn(band, starts) : band));
    index = end;
  }
  return result;
}

/** True for a line below the cards: it has its own date, "Abitur, Graz, 2009", or goes across them. */
const isBelowCards = (line: LabelLine, starts: readonly number[]): boolean =>
  line.cells.length < starts.length &&
  (hasDateOrYear(line) ||
    line.cells.some(({ x, width }) =>
      starts.some((start) => x + CARD_INDENT < start && x + width > start),
    ));

/** True if the left edges belong to one card. */
const isNear = (x: number, start: number) => Math.abs(x - start) < CARD_INDENT;

/**
 * The left edges of the cards, in points, if the line has only periods, each above a cell of the next line; [] for
 * other lines.
 */
function cardStarts(dates: LabeledLine | undefined, below: LabeledLine | undefined): number[] {
  if (!dates || !below || dates.line.x === 0 || dates.line.cells.length < 2) return [];
  const areCards =
    [dates, below].every(({ labeled }) => CARD.test(labeled.label)) &&
    dates.line.cells.every(isPeriod) &&
    below.line.cells.length === dates.line.cells.length &&
    below.line.cells.every(({ x }, index) => isNear(x, dates.line.cells[index]?.x ?? 0));
  if (!areCards) return [];
  return dates.line.cells.map(({ x }, index) => Math.min(x, below.line.cells[index]?.x ?? x));
}

/** True for a cell with a period and nothing else. */
const isPeriod = ({ text }: LabelCell) => findPeriod(text)?.rest === "";

/** The left edges, in points, of the names in a line that has only bold names and dates; [] for other lines. */
function nameStarts({ line, labeled }: LabeledLine): number[] {
  const names = line.cells.filter((cell) => !isDate(cell));
  const hasPositions = line.x > 0;
  const areNames =
    SHORT_ENTRIES.test(labeled.label) && hasPositions && names.every(({ isBold }) => isBold);
  return areNames && names.length <= MAX_COLUMNS ? names.map(({ x }) => x) : [];
}

/** True for a cell with a date or period and nothing else. */
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

/** The cells of each column as lines, one column after the other. */
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
