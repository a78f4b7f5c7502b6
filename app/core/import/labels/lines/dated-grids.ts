/** Reads certificates side by side, each with its date in brackets, one after the other: "CFA (2022) ⇥ CPA (2023)". */
import { type LabelCell, type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";
import { findMonth } from "#app/core/import/readers/read-dates.ts";
import { columnBands, TOLERANCE } from "./column-bands.ts";
import { columnOf, columnOfLine } from "./lists-in-columns.ts";

const CONTENTS = /^(?:certificates|awards|courses)\./;

export function splitDatedGrids(all: readonly LabeledLine[]): LabeledLine[] {
  // Without positions, every cell is at 0.
  return columnBands(all, startsOf, ({ x }) => x > 0).flatMap(({ lines, starts }) => {
    const [first] = lines;
    const entries = starts.length > 1 ? entriesOf(lines, starts) : null;
    if (!first || !entries) return lines;
    const label = `${first.labeled.label.split(".")[0]}.head`;
    return entries.map((entry) => toLine(entry, lines[entry.row] ?? first, label));
  });
}

const startsOf = ({ line, labeled }: LabeledLine): number[] =>
  CONTENTS.test(labeled.label) ? line.cells.map(({ x }) => x) : [];

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
