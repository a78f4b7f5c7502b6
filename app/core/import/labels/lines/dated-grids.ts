/** Reads certificates side by side, each with its date in brackets, one after the other: "CFA (2022) ⇥ CPA (2023)". */
import { type LabelCell, type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";
import { findMonth } from "#app/core/import/readers/read-dates.ts";
import { columnOf, columnOfLine } from "./lists-in-columns.ts";

const CONTENTS = /^(certificates|awards|courses)\./;
/** In points. */
const TOLERANCE = 2;

export function splitDatedGrids(all: readonly LabeledLine[]): LabeledLine[] {
  const result: LabeledLine[] = [];
  let index = 0;
  while (index < all.length) {
    const first = all[index];
    if (!first) break;
    const [, content] = CONTENTS.exec(first.labeled.label) ?? [];
    const starts = first.line.cells.map(({ x }) => x);
    let end = index + 1;
    while (content && starts.length > 1 && isBelow(first, all[end], starts)) end++;
    const band = all.slice(index, end);
    const entries = content && starts.length > 1 ? entriesOf(band, starts) : null;
    result.push(
      ...(entries?.map((entry) => toLine(entry, band[entry.row] ?? first, `${content}.head`)) ??
        band),
    );
    index = end;
  }
  return result;
}

/** True for a line of the same section whose cells are all below those of the first one. */
function isBelow(
  { line, labeled }: LabeledLine,
  below: LabeledLine | undefined,
  starts: readonly number[],
): boolean {
  const contentOf = (label: string) => label.split(".")[0];
  return (
    below !== undefined &&
    line.x > 0 &&
    contentOf(below.labeled.label) === contentOf(labeled.label) &&
    below.line.page === line.page &&
    below.line.cells.every(({ x }) => starts.some((start) => Math.abs(x - start) <= TOLERANCE))
  );
}

interface Entry {
  /** The index of its first line in the band, and of its column. */
  row: number;
  column: number;
  cell: LabelCell;
}

/** "CFA Level I (02/2022)". */
function isClosed(text: string): boolean {
  const [, date = ""] = /^\p{Lu}.+\s\(([^()]+)\)$/u.exec(text) ?? [];
  return findMonth(date)?.rest === "";
}

/** The entries of the columns, in the order of their lines; null if one of them has no date in brackets at its end. */
function entriesOf(band: readonly LabeledLine[], starts: readonly number[]): Entry[] | null {
  const entries: Entry[] = [];
  const open = new Map<number, Entry>();
  for (const [row, { line }] of band.entries())
    for (const cell of line.cells) {
      const column = columnOf(cell.x, starts, TOLERANCE);
      const own = open.get(column);
      if (own && !isClosed(own.cell.text)) {
        own.cell = { ...own.cell, text: `${own.cell.text} ${cell.text}`, spans: undefined };
        continue;
      }
      const entry = { row, column, cell };
      open.set(column, entry);
      entries.push(entry);
    }
  return entries.every(({ cell }) => isClosed(cell.text)) ? entries : null;
}

const toLine = ({ cell }: Entry, { line, labeled }: LabeledLine, label: string): LabeledLine => ({
  line: withCells(columnOfLine(line, [cell]), [cell]),
  labeled: { ...labeled, label },
});
