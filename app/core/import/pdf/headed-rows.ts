/** Finds tables without borders or rules, by a line of column headers whose left edges the lines below keep. */
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import { groupIntoLines, type TextLine } from "#app/core/pdf-text/lines.ts";
import type { Box, TextRun } from "#app/core/pdf-text/text-run.ts";
import { sortByRows } from "#app/core/pdf-text/visual-order.ts";
import { type DrawnRow, middleOf } from "./drawn-row.ts";

/** In points: text may start this far left of its column's header. */
const EDGE_TOLERANCE = 3;
/** In characters; no header is longer. */
const MAX_HEADER_LENGTH = 40;
/** No table has more columns; the limit bounds the work for a hostile file. */
const MAX_COLUMNS = 16;
/** As a multiple of the font size: a larger distance between lines ends the table. */
const MAX_DISTANCE = 4;
/** Two distances between lines are different if one is this many times the other. */
const CLEARLY_LARGER = 1.2;
/** As a multiple of the font size: lines further apart are not of one wrapped text. */
const MAX_LEADING = 1.6;

/** The texts on one baseline, from the left. */
interface Baseline {
  y: number;
  size: number;
  runs: TextRun[];
}

/** The rows of cells below each line of column headers, with the headers as first row. Empty without any. */
export function headedRows(runs: readonly TextRun[]): DrawnRow[] {
  const sorted = sortByRows(runs.filter(({ text }) => text.trim() !== ""));
  const textLines = groupIntoLines(sorted, 0);
  // Few pages have such a table; the others need no baselines.
  if (!textLines.some(isHeaderLine)) return [];
  const lines = textLines.map((line) => ({ line, ...baselineOf(line, sorted) }));
  const rows: DrawnRow[] = [];
  for (let index = 0; index < lines.length; index++) {
    const header = lines[index];
    if (!header || !isHeaderLine(header.line)) continue;
    const starts = header.line.cells.map(({ x }) => x);
    const end = endOfTable(lines.slice(index + 1), header, starts);
    const body = lines.slice(index + 1, index + 1 + end);
    if (end === 0) continue;
    rows.push(...toRows([[header], ...groupLines(body, starts)], runs, starts));
    index += end;
  }
  return rows;
}

/** As a multiple of the font size. */
const BASELINE_TOLERANCE = 0.45;

const baselineOf = ({ y, size, x, width }: TextLine, runs: readonly TextRun[]): Baseline => ({
  y,
  size,
  runs: runs.filter(
    (run) =>
      Math.abs(run.y - y) < size * BASELINE_TOLERANCE && run.x >= x - 1 && run.x <= x + width,
  ),
});

/** True for three to MAX_COLUMNS short texts without digits, at least half of them, and both outer ones, known headers. */
export function isHeaderLine({ cells }: TextLine): boolean {
  const mayBeHeaders = cells.every(
    ({ text }) => text.length <= MAX_HEADER_LENGTH && !/\d/.test(text),
  );
  const isKnown = cells.map(({ text }) => columnKind(text) !== null);
  const known = isKnown.filter(Boolean).length;
  // At an edge, the text may be that of a sidebar.
  const areEdgesKnown = isKnown[0] === true && isKnown.at(-1) === true;
  return (
    cells.length > 2 &&
    cells.length <= MAX_COLUMNS &&
    mayBeHeaders &&
    areEdgesKnown &&
    known * 2 >= cells.length
  );
}

/** The index of the column in which the text is; -1 for text that reaches into the next column. */
function columnOf({ x, width }: { x: number; width: number }, starts: readonly number[]): number {
  const column = starts.findLastIndex((start) => start - EDGE_TOLERANCE <= x);
  const end = starts[column + 1] ?? Number.POSITIVE_INFINITY;
  return x + width <= end ? column : -1;
}

/** In points: an indent, as of the text of bullets. */
const MAX_INDENT = 14;

/** False for text that starts far right of the last column's header: it may be that of a sidebar. */
const startsAtColumn = (runs: readonly TextRun[], start: number): boolean => {
  const inColumn = runs.filter(({ x }) => x >= start - EDGE_TOLERANCE).map(({ x }) => x);
  return inColumn.length === 0 || Math.min(...inColumn) <= start + MAX_INDENT;
};

/** How many lines below the header are of its table: as long as each of their texts is in a column. */
function endOfTable(
  lines: readonly (Baseline & { line: TextLine })[],
  header: Baseline,
  starts: readonly number[],
): number {
  let above = header;
  const end = lines.findIndex((baseline) => {
    const { line, runs } = baseline;
    const isDistant = line.y - above.y > line.size * MAX_DISTANCE;
    const isHeading = line.cells.length === 1 && readHeading(line.text) !== null;
    above = baseline;
    const areInColumns =
      runs.every((run) => columnOf(run, starts) >= 0) && startsAtColumn(runs, starts.at(-1) ?? 0);
    return isDistant || isHeading || isHeaderLine(line) || !areInColumns;
  });
  return end < 0 ? lines.length : end;
}

/** The lines of each row: rows are further apart than lines, or each starts with its dates or first cell. */
function groupLines(lines: readonly Baseline[], starts: readonly number[]): Baseline[][] {
  const distances = lines.slice(1).map(({ y }, index) => y - (lines[index]?.y ?? 0));
  const [smallest, largest] = [Math.min(...distances), Math.max(...distances)];
  const size = lines[0]?.size ?? 0;
  const areSpaced = largest > smallest * CLEARLY_LARGER && smallest < size * MAX_LEADING;
  const areSingle = distances.length > 0 && !areSpaced && smallest >= size * MAX_LEADING;
  const dateColumn = areSpaced ? -1 : columnOfDates(lines, starts);
  const anchorColumn = Math.max(0, dateColumn);
  const rows: Baseline[][] = [];
  for (const [index, line] of lines.entries()) {
    const distance = distances[index - 1] ?? Number.POSITIVE_INFINITY;
    const anchor = textIn(line, anchorColumn, starts);
    const above = rows.at(-1)?.at(-1);
    const textAbove = above ? textIn(above, anchorColumn, starts) : "";
    const isAnchored = anchor !== "" && (dateColumn < 0 || startsWithDate(anchor, textAbove));
    const isStart = areSpaced ? distance > smallest * CLEARLY_LARGER : areSingle || isAnchored;
    const row = rows.at(-1);
    if (row && !isStart) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

const textIn = ({ runs }: Baseline, column: number, starts: readonly number[]): string =>
  runs
    .filter((run) => columnOf(run, starts) === column)
    .map(({ text }) => text)
    .join(" ");

/** "present" below "2019 –" goes on with the period above. */
const startsWithDate = (text: string, above: string): boolean =>
  findDate(text) !== null && !/[–—-]\s*$/.test(above);

/** The index of the first column in which most cells have dates; -1 without one. */
function columnOfDates(lines: readonly Baseline[], starts: readonly number[]): number {
  return starts.findIndex((_, column) => {
    const texts = lines.map((line) => textIn(line, column, starts)).filter((text) => text !== "");
    const dated = texts.filter((text) => findDate(text) !== null);
    return dated.length > 0 && dated.length * 2 > texts.length;
  });
}

function toRows(
  groups: readonly (readonly Baseline[])[],
  runs: readonly TextRun[],
  starts: readonly number[],
): DrawnRow[] {
  const right = Math.max(...runs.map(({ x, width }) => x + width));
  return groups.map((lines, index) => {
    const [first, last] = [lines[0], lines.at(-1)] as [Baseline, Baseline];
    const top = first.y - first.size;
    const next = groups[index + 1]?.[0];
    const bottom = next ? next.y - next.size : last.y + last.size * 0.3;
    const inRow = runs.filter((run) => {
      const middle = middleOf(run);
      return middle > top && middle < last.y;
    });
    return starts.flatMap((start, column) => {
      const left = start - EDGE_TOLERANCE;
      const end = (starts[column + 1] ?? right + 2 * EDGE_TOLERANCE) - EDGE_TOLERANCE;
      const cellRuns = inRow.filter(({ x }) => x >= left && x < end);
      const box: Box = [left, top, end, bottom];
      return cellRuns.length > 0 ? [{ box, runs: cellRuns }] : [];
    });
  });
}
