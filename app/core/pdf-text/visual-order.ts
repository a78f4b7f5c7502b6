/** Text in visual reading order, as a person reads it: columns from left to right, lines from top to bottom in each. */
import { groupIntoLines, type TextLine } from "./lines.ts";
import type { PageText, TextRun } from "./text-run.ts";

/** The minimum width of the white strip between columns, in points. */
const MIN_GUTTER = 9;
/** The minimum lines and line density of a column; anything less is margin text, such as dates. */
const MIN_COLUMN_LINES = 5;
const MIN_COLUMN_DENSITY = 0.35;
/** Runs on one line may differ by this much, as a multiple of the font size. */
const BASELINE_TOLERANCE = 0.45;
/**
 * Two columns are a grid if this share of the shorter one's lines has matching baselines (within `points`), and the
 * lines are few (`maxLines`) or short (`shortItem` characters).
 */
const GRID = { share: 0.8, maxLines: 11, shortItem: 40, points: 1 } as const;
/**
 * A column has at least this many rows, and this share, with the same left edge; `points` is the
 * tolerance.
 */
const EDGE = { rows: 3, share: 0.3, points: 2 } as const;
/** The extent of a line above and below its baseline, as multiples of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.25;

/** The lines of all pages as a person reads them: top to bottom, and column by column. */
export function linesInVisualOrder(pages: readonly PageText[]): TextLine[] {
  return pages.flatMap((page) => visualBlocks(page).flat());
}

/** Whether two columns are to be read row by row. */
export type BelongTogether = (left: readonly TextRun[], right: readonly TextRun[]) => boolean;
const never: BelongTogether = () => false;

/** Thresholds for columns of text side by side. */
export interface ColumnRules {
  belongTogether?: BelongTogether;
  /** The minimum share of a column's height that its lines fill. */
  minDensity?: number;
}

/** The text blocks of a page in reading order, each with its lines. */
export function visualBlocks(page: PageText, rules: ColumnRules = {}): TextLine[][] {
  return splitColumns(visibleRuns(page), rules)
    .map((block) => groupIntoLines(sortByRows(block), page.number))
    .filter((block) => block.length > 0);
}

/** The upright runs that contain more than blanks. */
export function visibleRuns({ runs }: PageText): TextRun[] {
  return runs.filter(({ text, isTurned }) => text.trim() !== "" && !isTurned);
}

/** Splits runs into blocks in reading order; the runs within a block are unordered. */
export function splitColumns(runs: TextRun[], rules: ColumnRules = {}): TextRun[][] {
  const bands = groupIntoBands(runs);
  const blocks: TextRun[][] = [];
  let fullWidth: TextRun[] = [];
  for (let from = 0; from < bands.length; ) {
    const split = findLongestSplit(bands, from, rules);
    if (!split) {
      fullWidth.push(...(bands[from] ?? []));
      from++;
      continue;
    }
    if (fullWidth.length > 0) blocks.push(fullWidth);
    fullWidth = [];
    blocks.push(...splitColumns(split.left, rules), ...splitColumns(split.right, rules));
    from = split.to;
  }
  if (fullWidth.length > 0) blocks.push(fullWidth);
  return blocks;
}

/** Groups runs into horizontal bands, from the top, with white space between them. */
function groupIntoBands(runs: TextRun[]): TextRun[][] {
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

/** The most bands, starting at `from`, that two columns share; `to`: the index after the last; null without columns. */
function findLongestSplit(
  bands: TextRun[][],
  from: number,
  { belongTogether = never, minDensity = MIN_COLUMN_DENSITY }: ColumnRules,
) {
  let best: { left: TextRun[]; right: TextRun[]; to: number } | null = null;
  const runs: TextRun[] = [];
  for (let to = from; to < bands.length; to++) {
    runs.push(...(bands[to] ?? []));
    const gutters = findGutters(runs);
    if (gutters.length === 0) break;
    for (const gutter of gutters) {
      const left = runs.filter(({ x }) => x < gutter);
      const right = runs.filter(({ x }) => x >= gutter);
      const areColumns =
        isColumn(left, minDensity) && isColumn(right, minDensity) && hasEdge(right);
      if (areColumns && !isGrid(left, right) && !belongTogether(left, right))
        best = { left, right, to: to + 1 };
    }
  }
  return best;
}

/** Returns the centers of the white strips that cross all the runs vertically. */
function findGutters(runs: TextRun[]): number[] {
  const sorted = [...runs].sort((a, b) => a.x - b.x);
  const gutters: number[] = [];
  let end = sorted[0] ? sorted[0].x + sorted[0].width : 0;
  for (const { x, width } of sorted) {
    if (x - end >= MIN_GUTTER) gutters.push((x + end) / 2);
    end = Math.max(end, x + width);
  }
  return gutters;
}

function isColumn(runs: TextRun[], minDensity: number): boolean {
  const rows = groupRows(runs);
  if (rows.length < MIN_COLUMN_LINES) return false;
  const height = Math.max(...runs.map(bottomOf)) - Math.min(...runs.map(topOf));
  const filled = rows.reduce((sum, row) => sum + Math.max(...row.map(({ size }) => size)), 0);
  return filled / height >= minDensity;
}

/**
 * Whether enough rows share a left edge, as those of a column do; centered headings and right-
 * aligned dates don't.
 */
function hasEdge(runs: TextRun[]): boolean {
  if (runs.some(({ isRightToLeft }) => isRightToLeft)) return true;
  const starts = groupRows(runs).map((row) => Math.min(...row.map(({ x }) => x)));
  const largestGroup = Math.max(
    ...starts.map(
      (start) => starts.filter((other) => Math.abs(other - start) <= EDGE.points).length,
    ),
  );
  return largestGroup >= Math.max(EDGE.rows, starts.length * EDGE.share);
}

/** A grid, such as skills in rows of two or three, is read row by row. */
function isGrid(left: TextRun[], right: TextRun[]): boolean {
  const [shorter = [], longer = []] = [groupRows(left), groupRows(right)].sort(
    (a, b) => a.length - b.length,
  );
  const aligned = shorter.filter((row) =>
    longer.some((longerRow) => Math.abs((longerRow[0]?.y ?? 0) - (row[0]?.y ?? 0)) < GRID.points),
  );
  const isShort = [...left, ...right].every(({ text }) => text.length <= GRID.shortItem);
  const isSmall = shorter.length <= GRID.maxLines;
  return (isShort || isSmall) && aligned.length >= shorter.length * GRID.share;
}

/** Groups runs by baseline, from the top. */
export function groupRows(runs: TextRun[]): TextRun[][] {
  const rows: TextRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const last = row?.[0];
    const sharesBaseline =
      last && run.y - last.y <= Math.max(run.size, last.size) * BASELINE_TOLERANCE;
    if (row && sharesBaseline) row.push(run);
    else rows.push([run]);
  }
  return rows;
}

/** Sorts runs by rows, each from left to right (or right to left); `endsLine` is set at the end of each. */
export function sortByRows(runs: TextRun[]): TextRun[] {
  return groupRows(runs).flatMap((row) => {
    const sorted = row.every(({ isRightToLeft }) => isRightToLeft)
      ? row.sort((a, b) => b.x - a.x)
      : row.sort((a, b) => a.x - b.x);
    return sorted.map((run, index) => ({ ...run, endsLine: index === sorted.length - 1 }));
  });
}

const topOf = ({ y, size }: TextRun) => y - size * ASCENT;
const bottomOf = ({ y, size }: TextRun) => y + size * DESCENT;
