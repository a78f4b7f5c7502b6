/**
 * Finds the cells of tables with borders or with rules between their rows, and cards side by side, by what is drawn
 * around their text.
 */
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import type { Box, PageText, TextRun } from "#app/core/pdf-text/text-run.ts";
import { visibleRuns } from "#app/core/pdf-text/visual-order.ts";
import {
  EDGE_TOLERANCE,
  type Edge,
  firstEdgeAfter,
  horizontalEdges,
  lastEdgeBefore,
  MAX_CELL_GAP,
  MAX_LINE_THICKNESS,
  verticalEdges,
} from "./drawn-edges.ts";
import { type DrawnCell, type DrawnRow, middleOf } from "./drawn-row.ts";
import { headedRows } from "./headed-rows.ts";
import { ruledRows } from "./ruled-rows.ts";

/** In points: an area that is less high has one line of text. */
const MAX_ONE_LINE_HEIGHT = 24;
/** A share of the page's height; higher rows are the columns of a page. */
const MAX_ROW_HEIGHT = 0.6;

/** The rows of cells on a page: those with borders, those between rules, those below column headers. Empty without any. */
export function drawnRows(page: PageText): DrawnRow[] {
  const runs = visibleRuns(page);
  const rows = borderedRows(runs, page);
  const inRows = new Set(rows.flatMap((row) => row.flatMap((cell) => cell.runs)));
  return [...rows, ...headedRows(runs.filter((run) => !inRows.has(run)))];
}

function borderedRows(runs: readonly TextRun[], page: PageText): DrawnRow[] {
  const frames = (page.frames ?? []).filter((frame, _, all) => !isTextBackground(frame, all));
  if (frames.length < 2) return [];
  const [horizontal, vertical] = [horizontalEdges(frames), verticalEdges(frames)];
  const cells = new Map<string, DrawnCell>();
  for (const run of runs) {
    const box = boxAround(run, horizontal, vertical, page.height);
    if (!box) continue;
    const key = box.map(Math.round).join(" ");
    const cell = cells.get(key) ?? { box, runs: [] };
    cells.set(key, cell);
    cell.runs.push(run);
  }
  const rows = tableRows(repeatMergedCells(groupIntoRows([...cells.values()])), page);
  const inRows = new Set(rows.flatMap((row) => row.flatMap((cell) => cell.runs)));
  const others = runs.filter((run) => !inRows.has(run));
  return [...rows, ...ruledRows(others, horizontal).filter((row) => hasSeveralCells(row, page))];
}

/**
 * The rows of several cells, and those of one cell that are right below such a row, within its width, or right above it
 * with a label: "Employer: Acme" above "Position: Nurse ⇥ Hours: 40".
 */
function tableRows(all: readonly DrawnRow[], page: PageText): DrawnRow[] {
  const rows: DrawnRow[] = [];
  let table: { left: number; right: number; bottoms: number[] } | undefined;
  for (const [index, row] of all.entries()) {
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last) continue;
    const [left, right] = [first.box[0], last.box[2]];
    const bottoms = row.map(({ box }) => box[3]);
    if (hasSeveralCells(row, page)) {
      const above = table ? undefined : all[index - 1];
      if (above && isLabeledRowAbove(above, first.box[1], { left, right })) rows.push(above);
      table = { left, right, bottoms };
    } else if (
      row.length === 1 &&
      table &&
      table.bottoms.some((bottom) => Math.abs(bottom - first.box[1]) < EDGE_TOLERANCE) &&
      left > table.left - EDGE_TOLERANCE &&
      right < table.right + EDGE_TOLERANCE
    )
      table = { left: table.left, right: table.right, bottoms };
    else {
      table = undefined;
      continue;
    }
    rows.push(row);
  }
  return rows;
}

/** True for a row of one cell with a known label, as wide as the row whose top is right below it. */
function isLabeledRowAbove(
  [cell, ...others]: DrawnRow,
  top: number,
  { left, right }: { left: number; right: number },
): boolean {
  if (!cell || others.length > 0) return false;
  const text = cell.runs.map((run) => run.text).join("");
  const [, label = ""] = /^([^:]{2,40}):\s*\S/.exec(text) ?? [];
  return (
    columnKind(label) !== null &&
    Math.abs(cell.box[3] - top) < EDGE_TOLERANCE &&
    Math.abs(cell.box[0] - left) < EDGE_TOLERANCE &&
    Math.abs(cell.box[2] - right) < EDGE_TOLERANCE
  );
}

/** True for the background of one line of text, such as a skill, that touches no other area. */
function isTextBackground(frame: Box, all: readonly Box[]): boolean {
  const [left, top, right, bottom] = frame;
  const height = bottom - top;
  const isLine = height <= MAX_LINE_THICKNESS || right - left <= MAX_LINE_THICKNESS;
  if (isLine || height > MAX_ONE_LINE_HEIGHT) return false;
  const touches = (other: Box) =>
    other !== frame &&
    other[1] < bottom - MAX_LINE_THICKNESS &&
    other[3] > top + MAX_LINE_THICKNESS &&
    (Math.abs(other[0] - right) < MAX_CELL_GAP || Math.abs(other[2] - left) < MAX_CELL_GAP);
  return !all.some(touches);
}

/** A share of the page's height: a row that goes on over a page break is open this close to the end of its page. */
const MAX_MARGIN = 0.15;

/**
 * The box of the nearest drawn edges around a text; null unless there are edges on all four sides. A row that a page
 * break divides has no edge there, so that its cells end where the edges beside them do.
 */
function boxAround(
  run: TextRun,
  horizontal: readonly Edge[],
  vertical: readonly Edge[],
  pageHeight: number,
): Box | null {
  const middle = middleOf(run);
  const isBeside = ({ from, to }: Edge) => from <= middle && to >= middle;
  const left = lastEdgeBefore(vertical, run.x + EDGE_TOLERANCE, isBeside);
  const right = firstEdgeAfter(vertical, run.x + run.width - EDGE_TOLERANCE, isBeside);
  if (!left || !right) return null;
  const spansWidth = ({ from, to }: Edge) =>
    from <= left.position + EDGE_TOLERANCE && to >= right.position - EDGE_TOLERANCE;
  const top = lastEdgeBefore(horizontal, middle, spansWidth);
  const bottom = firstEdgeAfter(horizontal, middle, spansWidth);
  if (top && bottom) return [left.position, top.position, right.position, bottom.position];
  const [start, end] = [Math.max(left.from, right.from), Math.min(left.to, right.to)];
  const isOpenBelow = top && !bottom && end > pageHeight * (1 - MAX_MARGIN);
  const isOpenAbove = bottom && !top && start < pageHeight * MAX_MARGIN;
  if (isOpenBelow) return [left.position, top.position, right.position, end];
  return isOpenAbove ? [left.position, start, right.position, bottom.position] : null;
}

/** Groups cells with the same top into rows, from the top. */
function groupIntoRows(cells: readonly DrawnCell[]): DrawnRow[] {
  const rows: DrawnRow[] = [];
  for (const cell of [...cells].sort((a, b) => a.box[1] - b.box[1])) {
    const row = rows.at(-1);
    const top = row?.[0]?.box[1];
    if (row && top !== undefined && cell.box[1] - top < EDGE_TOLERANCE) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** A cell merged over several rows has no more texts if it is a name, such as an employer above its town. */
const MAX_MERGED_RUNS = 6;

/** False for a heading and for contact details, which a merged cell beside jobs may have too. */
const isName = ({ runs }: DrawnCell): boolean =>
  readHeading(runs.map(({ text }) => text).join(" ")) === null &&
  !runs.some(({ text }) => (runs.length > 1 ? /[\d@]/ : /@/).test(text));

/** Repeats a name in a cell merged over several rows in each of those with dates: one employer, two positions. */
function repeatMergedCells(rows: readonly DrawnRow[]): DrawnRow[] {
  return rows.map((row, index) => {
    const [first] = row;
    if (
      !first ||
      row.length < 2 ||
      !row.some(({ runs }) => findDate(runs.map(({ text }) => text).join(" ")))
    )
      return row;
    const isBeside = ({ box: [left, , right] }: DrawnCell) =>
      row.every(({ box }) => box[0] >= right - EDGE_TOLERANCE || box[2] <= left + EDGE_TOLERANCE);
    const merged = rows
      .slice(0, index)
      .flat()
      .filter(
        (cell) =>
          cell.box[3] > first.box[1] + EDGE_TOLERANCE &&
          cell.runs.length <= MAX_MERGED_RUNS &&
          isBeside(cell) &&
          isName(cell),
      );
    if (merged.length === 0) return row;
    return [...row, ...merged].sort((a, b) => a.box[0] - b.box[0]);
  });
}

/** True if the row has several cells that do not overlap, none of which is as high as a column of the page. */
function hasSeveralCells(row: DrawnRow, { height }: PageText): boolean {
  const areBesideEachOther = row.every(({ box }, index) => {
    const before = row[index - 1];
    return !before || box[0] >= before.box[2] - EDGE_TOLERANCE;
  });
  const areLow = row.every(({ box }) => box[3] - box[1] < height * MAX_ROW_HEIGHT);
  return row.length > 1 && areBesideEachOther && areLow;
}
