/**
 * Finds the cells of tables with borders or with rules between their rows, and cards side by side, by what is drawn
 * around their text.
 */
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { Box, PageText, TextRun } from "#app/core/pdf-text/text-run.ts";
import { visibleRuns } from "#app/core/pdf-text/visual-order.ts";

export interface DrawnCell {
  box: Box;
  runs: TextRun[];
}

/** Cells beside each other, from the left. */
export type DrawnRow = DrawnCell[];

interface Edge {
  at: number;
  from: number;
  to: number;
}

/** In points: edges closer than this are one, and text may reach this far across its border. */
const TOLERANCE = 3;
/** In points: the cells of a table are at most this far from each other. */
const TOUCHING = 1.2;
/** In points: a line is at most this thick. */
const LINE = 2.2;
/** In points: an area that is less high holds one line of text. */
const ONE_LINE = 24;
/** A higher row is no row but the columns of a page. */
const MAX_SHARE_OF_PAGE = 0.6;
/** In points: a column of row numbers is narrow. */
const MIN_CELL = 8;

export function drawnRows(page: PageText): DrawnRow[] {
  const frames = (page.frames ?? []).filter((frame, _, all) => !isLabel(frame, all));
  if (frames.length < 2) return [];
  const [across, upright] = [joinEdges(edgesAcross(frames)), joinEdges(edgesUpright(frames))];
  const cells = new Map<string, DrawnCell>();
  const runs = visibleRuns(page);
  for (const run of runs) {
    const box = boxAround(run, across, upright);
    if (!box) continue;
    const key = box.map(Math.round).join(" ");
    const cell = cells.get(key) ?? { box, runs: [] };
    cells.set(key, cell);
    cell.runs.push(run);
  }
  const rows = withWideCells(rowsOf([...cells.values()]), page);
  const inRows = new Set(rows.flatMap((row) => row.flatMap(({ runs }) => runs)));
  const others = runs.filter((run) => !inRows.has(run));
  return [...rows, ...ruledRows(others, across).filter((row) => isRow(row, page))];
}

/** The rows of several cells, and those of one that is right below such a row, within its width. */
function withWideCells(all: readonly DrawnRow[], page: PageText): DrawnRow[] {
  const rows: DrawnRow[] = [];
  let table: { left: number; right: number; bottoms: number[] } | undefined;
  for (const row of all) {
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last) continue;
    const [left, right] = [first.box[0], last.box[2]];
    const bottoms = row.map(({ box }) => box[3]);
    if (isRow(row, page)) table = { left, right, bottoms };
    else if (
      row.length === 1 &&
      table &&
      table.bottoms.some((bottom) => Math.abs(bottom - first.box[1]) < TOLERANCE) &&
      left > table.left - TOLERANCE &&
      right < table.right + TOLERANCE
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

/** In points: the least length of the rules between rows, and of the white strip between their columns. */
const RULE = { length: 150, gutter: 9 } as const;

/** Drawings have more; no page has as many rows. */
const MAX_RULES = 400;

/** The rows between rules of the same length below each other, where columns go through all of them. */
function ruledRows(runs: readonly TextRun[], across: readonly Edge[]): DrawnRow[] {
  const rules = across.filter(({ from, to }) => to - from >= RULE.length);
  if (rules.length > MAX_RULES) return [];
  return groupRules(rules).flatMap((group) => {
    const [{ from, to }] = group as [Edge];
    const strips = group.slice(1).map(({ at }, index) => {
      const top = group[index]?.at ?? at;
      const inside = runs.filter(({ x, width, y, size }) => {
        const middle = y - size * 0.3;
        return middle > top && middle < at && x >= from - TOLERANCE && x + width <= to + TOLERANCE;
      });
      return { box: [from, top, to, at] as Box, runs: inside };
    });
    const below = belowLast(runs, group.at(-1) as Edge);
    return adjacent([...strips, ...below]).flatMap((table) => {
      const edges = columnEdges(table.flatMap((strip) => strip.runs));
      return edges.length === 0 ? [] : table.map((strip) => cutRow(strip, edges));
    });
  });
}

/** Rules with the same ends; they come from the top. */
function groupRules(rules: readonly Edge[]): Edge[][] {
  const groups: Edge[][] = [];
  for (const rule of rules) {
    const group = groups.find(
      ([first]) =>
        first &&
        Math.abs(first.from - rule.from) < TOLERANCE &&
        Math.abs(first.to - rule.to) < TOLERANCE,
    );
    const last = group?.at(-1);
    if (!group) groups.push([rule]);
    else if (last && rule.at - last.at > TOLERANCE) group.push(rule);
  }
  return groups.filter(({ length }) => length > 2);
}

/** A gap of this many lines ends the last row. */
const GAP = 1.9;

/** The text below the last rule, down to a gap: rules are often drawn above rows alone. */
function belowLast(runs: readonly TextRun[], { at, from, to }: Edge): DrawnCell[] {
  const below = runs.filter(({ y, x }) => y > at && x >= from - TOLERANCE && x <= to);
  const own: TextRun[] = [];
  let bottom = at;
  for (const run of below.sort((a, b) => a.y - b.y)) {
    if (run.y - bottom > run.size * GAP) break;
    own.push(run);
    bottom = run.y;
  }
  return [{ box: [from, at, to, bottom], runs: own }];
}

/** Strips with text and without headings, at least two below each other. */
function adjacent(strips: readonly DrawnCell[]): DrawnCell[][] {
  const tables: DrawnCell[][] = [[]];
  for (const strip of strips) {
    const isPlain = strip.runs.length > 0 && !strip.runs.some((run) => isHeading(run, strip.runs));
    if (isPlain) tables.at(-1)?.push(strip);
    else tables.push([]);
  }
  return tables.filter(({ length }) => length > 1);
}

/** In rows, the name of a section is beside what is in it; a heading is bold or alone on its line. */
function isHeading(run: TextRun, runs: readonly TextRun[]): boolean {
  if (readHeading(run.text) === null) return false;
  return (
    run.isBold || runs.every(({ y }, at) => runs[at] === run || Math.abs(y - run.y) > TOLERANCE)
  );
}

/** The left edges of the columns but the first, where no run crosses the white strip before them. */
function columnEdges(runs: readonly TextRun[]): number[] {
  const [first, ...others] = [...runs].sort((a, b) => a.x - b.x);
  const edges: number[] = [];
  let end = first ? first.x + first.width : 0;
  for (const { x, width } of others) {
    if (x - end >= RULE.gutter) edges.push(x);
    end = Math.max(end, x + width);
  }
  return edges;
}

function cutRow({ box: [left, top, right, bottom], runs }: DrawnCell, edges: readonly number[]) {
  const starts = [left, ...edges];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? right;
    const own = runs.filter(({ x }) => x >= start - TOLERANCE && x < end - TOLERANCE);
    const box: Box = [start, top, end, bottom];
    return own.length > 0 ? [{ box, runs: own }] : [];
  });
}

/** Text with a ground of its own, such as a skill: one line that touches no other area. */
function isLabel(frame: Box, all: readonly Box[]): boolean {
  const [left, top, right, bottom] = frame;
  const height = bottom - top;
  if (height <= LINE || height > ONE_LINE || right - left <= LINE) return false;
  const touches = (other: Box) =>
    other !== frame &&
    other[1] < bottom - LINE &&
    other[3] > top + LINE &&
    (Math.abs(other[0] - right) < TOUCHING || Math.abs(other[2] - left) < TOUCHING);
  return !all.some(touches);
}

const edgesAcross = (frames: readonly Box[]): Edge[] =>
  frames.flatMap(([left, top, right, bottom]) => {
    if (right - left < MIN_CELL) return [];
    const sides = bottom - top <= LINE ? [(top + bottom) / 2] : [top, bottom];
    return sides.map((at) => ({ at, from: left, to: right }));
  });

const edgesUpright = (frames: readonly Box[]): Edge[] =>
  frames.flatMap(([left, top, right, bottom]) => {
    if (bottom - top < LINE * 2) return [];
    const sides = right - left <= LINE ? [(left + right) / 2] : [left, right];
    return sides.map((at) => ({ at, from: top, to: bottom }));
  });

/**
 * From the top or the left. Edges that go on where another ends, as the borders of cells beside each other do, are one.
 */
function joinEdges(edges: readonly Edge[]): Edge[] {
  const joined: Edge[] = [];
  const sorted = edges
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => a.at - b.at || a.from - b.from);
  for (const edge of sorted) {
    const before = joined.findLast(
      ({ at, from, to }) =>
        edge.at - at < TOUCHING && edge.from >= from - TOUCHING && edge.from - to < TOUCHING,
    );
    if (before) before.to = Math.max(before.to, edge.to);
    else joined.push({ ...edge });
  }
  return joined;
}

/** The nearest drawn edges around a run; null unless there are four. */
function boxAround(run: TextRun, across: readonly Edge[], upright: readonly Edge[]): Box | null {
  const middle = run.y - run.size * 0.3;
  const isBeside = ({ from, to }: Edge) => from <= middle && to >= middle;
  const left = lastUpTo(upright, run.x + TOLERANCE, isBeside);
  const right = firstFrom(upright, run.x + run.width - TOLERANCE, isBeside);
  if (!left || !right) return null;
  const isSpanning = ({ from, to }: Edge) =>
    from <= left.at + TOLERANCE && to >= right.at - TOLERANCE;
  const top = lastUpTo(across, middle, isSpanning);
  const bottom = firstFrom(across, middle, isSpanning);
  return top && bottom ? [left.at, top.at, right.at, bottom.at] : null;
}

type IsOwn = (edge: Edge) => boolean;

function lastUpTo(edges: readonly Edge[], limit: number, isOwn: IsOwn): Edge | null {
  for (let index = countBelow(edges, (at) => at <= limit) - 1; index >= 0; index--) {
    const edge = edges[index];
    if (edge && isOwn(edge)) return edge;
  }
  return null;
}

function firstFrom(edges: readonly Edge[], limit: number, isOwn: IsOwn): Edge | null {
  for (let index = countBelow(edges, (at) => at < limit); index < edges.length; index++) {
    const edge = edges[index];
    if (edge && isOwn(edge)) return edge;
  }
  return null;
}

/** How many of the sorted edges are before a place; a page may have thousands of both edges and runs. */
function countBelow(edges: readonly Edge[], isBelow: (at: number) => boolean): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(edges[middle]?.at ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Cells with the same top. */
function rowsOf(cells: readonly DrawnCell[]): DrawnRow[] {
  const rows: DrawnRow[] = [];
  for (const cell of [...cells].sort((a, b) => a.box[1] - b.box[1])) {
    const row = rows.at(-1);
    const top = row?.[0]?.box[1];
    if (row && top !== undefined && cell.box[1] - top < TOLERANCE) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

function isRow(row: DrawnRow, { height }: PageText): boolean {
  const isBeside = row.every(({ box }, index) => {
    const before = row[index - 1];
    return !before || box[0] >= before.box[2] - TOLERANCE;
  });
  const isLow = row.every(({ box }) => box[3] - box[1] < height * MAX_SHARE_OF_PAGE);
  return row.length > 1 && isBeside && isLow;
}
