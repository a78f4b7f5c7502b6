/**
 * Splits lines with several certificates, awards or courses side by side, each with its date in brackets ("CFA (2022) ⇥
 * CPA (2023)"), into one line for each, the start of an entry such as "certificates.head". from-labels.ts applies it to
 * the lines of a resume after a model labeled them.
 */
import {
  type LabelCell,
  type LabeledLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { groupIntoBands } from "./column-bands.ts";
import { columnOf, columnOfLine } from "./lists-in-columns.ts";

/** Labels of sections whose entries may be side by side. */
const LISTED_SECTION = /^(?:certificates|awards|courses)\./;

export function splitDatedGrids(all: readonly LabeledLine[]): LabeledLine[] {
  // In a file without positions, the x of every cell is 0.
  const hasPosition = ({ x }: LabelCell) => x > 0;
  return groupIntoBands(all, cellStarts, hasPosition).flatMap(({ lines, columnStarts }) => {
    const [first] = lines;
    const entries = columnStarts.length > 1 ? entriesOf(lines, columnStarts) : null;
    if (!first || !entries) return lines;
    const label = `${first.labeled.label.split(".")[0]}.head`;
    return entries.map((entry) => toLine(entry, lines[entry.row] ?? first, label));
  });
}

/** The left edges of the cells of a line in such a section, in points; [] for other lines. */
const cellStarts = ({ line, labeled }: LabeledLine): number[] =>
  LISTED_SECTION.test(labeled.label) ? line.cells.map(({ x }) => x) : [];

interface Entry {
  /** The index of its first line in the band. */
  row: number;
  /** The text of its lines. */
  cell: LabelCell;
}

/** True for a whole entry: "CFA Level I (02/2022)". */
function endsWithDate(text: string): boolean {
  const [, date = ""] = /^\p{Lu}.+\s\(([^()]+)\)$/u.exec(text) ?? [];
  return findDate(date)?.rest === "";
}

/**
 * The entries of the columns, in the order of their first lines; null if one of them does not end with a date.
 * @param band consecutive lines whose cells start at the same columns
 */
function entriesOf(band: readonly LabeledLine[], columnStarts: readonly number[]): Entry[] | null {
  const entries: Entry[] = [];
  const lastInColumn = new Map<number, Entry>();
  for (const [row, { line }] of band.entries())
    for (const cell of line.cells) {
      const column = columnOf(cell.x, columnStarts);
      const last = lastInColumn.get(column);
      if (last && !endsWithDate(last.cell.text)) {
        last.cell = { ...last.cell, text: `${last.cell.text} ${cell.text}`, spans: undefined };
        continue;
      }
      const entry = { row, cell };
      lastInColumn.set(column, entry);
      entries.push(entry);
    }
  return entries.every(({ cell }) => endsWithDate(cell.text)) ? entries : null;
}

/** The line of an entry, at the left edge of its cell. */
const toLine = ({ cell }: Entry, { line, labeled }: LabeledLine, label: string): LabeledLine => ({
  line: replaceCells(columnOfLine(line, [cell]), [cell]),
  labeled: { ...labeled, label },
});
