/** A second reading order, by what the eye sees: columns from left to right, in each line by line from the top. */
import { linesOf, type TextLine } from "./lines.ts";
import type { PageText, TextRun } from "./text-run.ts";

/** Narrower white strips are word gaps, wider ones may part columns (points). */
const GUTTER = 9;
/** A column has this many lines at least, and stands this close: else it is margin notes or dates beside a text. */
const COLUMN_LINES = 5;
const COLUMN_DENSITY = 0.35;
const SAME_BASELINE = 0.45;
/** Lines that stand exactly beside each other are a grid, if they are few or short. */
const GRID = { share: 0.8, mostLines: 11, shortItem: 40, points: 1 } as const;
/** How far above its baseline a line reaches, and below, in shares of its size. */
const ASCENT = 0.8;
const DESCENT = 0.25;

export function linesInVisualOrder(pages: readonly PageText[]): TextLine[] {
  return pages.flatMap((page) => blocksOf(page).flat());
}

/** The page's text blocks in reading order, each with its lines. */
export function blocksOf(page: PageText): TextLine[][] {
  return columnsOf(visibleRuns(page))
    .map((block) => linesOf(sortByRows(block), page.number))
    .filter((block) => block.length > 0);
}

export function visibleRuns({ runs }: PageText): TextRun[] {
  return runs.filter(({ text, isTurned }) => text.trim() !== "" && !isTurned);
}

/** Blocks in reading order; the runs of one in no order. */
export function columnsOf(runs: TextRun[]): TextRun[][] {
  const bands = bandsOf(runs);
  const blocks: TextRun[][] = [];
  let plain: TextRun[] = [];
  for (let from = 0; from < bands.length; ) {
    const found = longestWithGutter(bands, from);
    if (!found) {
      plain.push(...(bands[from] ?? []));
      from++;
      continue;
    }
    if (plain.length > 0) blocks.push(plain);
    plain = [];
    blocks.push(...columnsOf(found.left), ...columnsOf(found.right));
    from = found.to;
  }
  if (plain.length > 0) blocks.push(plain);
  return blocks;
}

/** Groups of runs that overlap in height, from the top; white goes right across between them. */
function bandsOf(runs: TextRun[]): TextRun[][] {
  const sorted = [...runs].sort((a, b) => topOf(a) - topOf(b));
  const bands: TextRun[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const run of sorted) {
    if (topOf(run) >= bottom) bands.push([]);
    bands.at(-1)?.push(run);
    bottom = Math.max(bottom, bottomOf(run));
  }
  return bands;
}

function longestWithGutter(bands: TextRun[][], from: number) {
  let best: { left: TextRun[]; right: TextRun[]; to: number } | null = null;
  const runs: TextRun[] = [];
  for (let to = from; to < bands.length; to++) {
    runs.push(...(bands[to] ?? []));
    const gutters = guttersOf(runs);
    if (gutters.length === 0) break;
    for (const at of gutters) {
      const left = runs.filter(({ x }) => x < at);
      const right = runs.filter(({ x }) => x >= at);
      if (isColumn(left) && isColumn(right) && !isGrid(left, right))
        best = { left, right, to: to + 1 };
    }
  }
  return best;
}

/** Middles of the white strips that go down through all of it. */
function guttersOf(runs: TextRun[]): number[] {
  const sorted = [...runs].sort((a, b) => a.x - b.x);
  const gutters: number[] = [];
  let end = sorted[0] ? sorted[0].x + sorted[0].width : 0;
  for (const { x, width } of sorted) {
    if (x - end >= GUTTER) gutters.push((x + end) / 2);
    end = Math.max(end, x + width);
  }
  return gutters;
}

function isColumn(runs: TextRun[]): boolean {
  const rows = rowsOf(runs);
  if (rows.length < COLUMN_LINES) return false;
  const height = Math.max(...runs.map(bottomOf)) - Math.min(...runs.map(topOf));
  const filled = rows.reduce((sum, row) => sum + Math.max(...row.map(({ size }) => size)), 0);
  return filled / height >= COLUMN_DENSITY;
}

/** Skills in rows of two or three are read row by row. */
function isGrid(left: TextRun[], right: TextRun[]): boolean {
  const [few = [], many = []] = [rowsOf(left), rowsOf(right)].sort((a, b) => a.length - b.length);
  const beside = few.filter((row) =>
    many.some((other) => Math.abs((other[0]?.y ?? 0) - (row[0]?.y ?? 0)) < GRID.points),
  );
  const isShort = [...left, ...right].every(({ text }) => text.length <= GRID.shortItem);
  const isSmall = few.length <= GRID.mostLines;
  return (isShort || isSmall) && beside.length >= few.length * GRID.share;
}

/** Runs on one baseline, from the top. */
export function rowsOf(runs: TextRun[]): TextRun[][] {
  const rows: TextRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const last = row?.[0];
    const isSame = last && run.y - last.y <= Math.max(run.size, last.size) * SAME_BASELINE;
    if (row && isSame) row.push(run);
    else rows.push([run]);
  }
  return rows;
}

function sortByRows(runs: TextRun[]): TextRun[] {
  return rowsOf(runs).flatMap((row) => {
    const sorted = row.every(({ isRightToLeft }) => isRightToLeft)
      ? row.sort((a, b) => b.x - a.x)
      : row.sort((a, b) => a.x - b.x);
    return sorted.map((run, index) => ({ ...run, endsLine: index === sorted.length - 1 }));
  });
}

const topOf = ({ y, size }: TextRun) => y - size * ASCENT;
const bottomOf = ({ y, size }: TextRun) => y + size * DESCENT;
