/**
 * Joins periods that are split over lines or cells, "Apr 2021 – Jun" above "2024", or "September 2022 until" in a cell
 * before "Today": the end is moved to the cell of the start, and lines left without cells are removed. from-labels.ts
 * applies it to the lines of a resume after a model labeled them.
 */

import {
  type LabelCell,
  type LabeledLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";

import { findPeriod } from "#app/core/import/readers/read-dates.ts";

/** In lines: the end of a period is at most this far below its start. */
const MAX_DISTANCE = 2;
/** In characters: the end of a period is no longer. */
const MAX_END_LENGTH = 24;
/** In characters: a longer cell is text. */
const MAX_START_LENGTH = 200;

export function joinSplitPeriods(all: readonly LabeledLine[]): LabeledLine[] {
  const rows = all.map(({ line, labeled }) => ({ line, labeled, cells: line.cells }));
  for (const [index, row] of rows.entries()) {
    for (let startColumn = 0; startColumn < row.cells.length; startColumn++) {
      const start = row.cells[startColumn];
      if (!start || start.text.length > MAX_START_LENGTH || !mayStartPeriod(start.text)) continue;
      for (let endIndex = index; endIndex <= index + MAX_DISTANCE; endIndex++) {
        const endRow = rows[endIndex];
        if (!endRow || endRow.line.page !== row.line.page) break;
        const end = endRow.cells.find(
          (cell, column) =>
            (endIndex > index ? !hasStartInRow(endRow.cells, column) : column > startColumn) &&
            endsPeriod(start.text, cell.text),
        );
        if (!end) continue;
        row.cells = row.cells.map((cell) => (cell === start ? appendToCell(cell, end.text) : cell));
        endRow.cells = endRow.cells.filter((cell) => cell !== end);
        break;
      }
    }
  }
  return rows
    .filter(({ cells }) => cells.length > 0)
    .map(({ line, labeled, cells }) => ({
      line: cells === line.cells ? line : replaceCells(line, cells),
      labeled,
    }));
}

/** True if a cell before this one is the start of its period: "to Jan 2012" after "Oct 2008". */
const hasStartInRow = (cells: readonly LabelCell[], column: number): boolean =>
  cells.slice(0, column).some(({ text }) => endsPeriod(text, cells[column]?.text ?? ""));

/** True for a text with a year that is no sentence; false for "– Sep 2024", which is the end of a period. */
const mayStartPeriod = (text: string) =>
  !/^[–—-]\s/.test(text) && /\d{4}|['’]\d{2}/.test(text) && !/[.!?]$/.test(text.slice(0, -5));

/** True if both texts together end in a period that starts in the first one. */
function endsPeriod(start: string, end: string): boolean {
  if (end.length > MAX_END_LENGTH) return false;
  const joined = `${start} ${end}`;
  const found = findPeriod(joined);
  if (!found) return false;
  const from = joined.lastIndexOf(found.text);
  const isAtEnd = joined.slice(from + found.text.length).replace(/[)\].]/g, "") === "";
  return isAtEnd && from < start.length && findPeriod(end) === null;
}

/** The cell with a space and `addition` after its text. */
export function appendToCell(cell: LabelCell, addition: string): LabelCell {
  const text = `${cell.text} ${addition}`;
  const last = cell.spans?.at(-1);
  if (!last) return { ...cell, text };
  const extended = { ...last, text: `${last.text} ${addition}` };
  return { ...cell, text, spans: [...(cell.spans?.slice(0, -1) ?? []), extended] };
}
