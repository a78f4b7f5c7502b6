/** Finds the straight edges of what is drawn on a page: the borders of areas, and lines. */
import type { Box } from "#app/core/pdf-text/text-run.ts";

/** A horizontal or vertical line, in points. */
export interface Edge {
  /** The y of a horizontal edge, the x of a vertical one. */
  position: number;
  /** Its ends: x for a horizontal edge, y for a vertical one. */
  from: number;
  to: number;
}

/** In points: edges closer than this count as one, and text may reach this far across its border. */
export const EDGE_TOLERANCE = 3;
/** In points: the cells of a table are at most this far from each other. */
export const MAX_CELL_GAP = 1.2;
/** In points: a drawn area at most this thick is a line. */
export const MAX_LINE_THICKNESS = 2.2;
/** In points: a narrower area is no cell; columns of row numbers are about this wide. */
const MIN_CELL_WIDTH = 8;

/** `frames`: the boxes of drawn areas and lines. The edges are sorted from the top. */
export const horizontalEdges = (frames: readonly Box[]): Edge[] =>
  joinEdges(
    frames.flatMap(([left, top, right, bottom]) => {
      if (right - left < MIN_CELL_WIDTH) return [];
      const isLine = bottom - top <= MAX_LINE_THICKNESS;
      const positions = isLine ? [(top + bottom) / 2] : [top, bottom];
      return positions.map((position) => ({ position, from: left, to: right }));
    }),
  );

/** The edges are sorted from the left. */
export const verticalEdges = (frames: readonly Box[]): Edge[] =>
  joinEdges(
    frames.flatMap(([left, top, right, bottom]) => {
      if (bottom - top < MAX_LINE_THICKNESS * 2) return [];
      const isLine = right - left <= MAX_LINE_THICKNESS;
      const positions = isLine ? [(left + right) / 2] : [left, right];
      return positions.map((position) => ({ position, from: top, to: bottom }));
    }),
  );

/** Sorts edges by position, and joins those that continue each other, such as the borders of cells side by side. */
function joinEdges(edges: readonly Edge[]): Edge[] {
  const joined: Edge[] = [];
  const sorted = edges
    .filter(({ position }) => Number.isFinite(position))
    .sort((a, b) => a.position - b.position || a.from - b.from);
  for (const edge of sorted) {
    const continued = joined.findLast(
      ({ position, from, to }) =>
        edge.position - position < MAX_CELL_GAP &&
        edge.from >= from - MAX_CELL_GAP &&
        edge.from - to < MAX_CELL_GAP,
    );
    if (continued) continued.to = Math.max(continued.to, edge.to);
    else joined.push({ ...edge });
  }
  return joined;
}

type EdgeCondition = (edge: Edge) => boolean;

/** The last edge at or before the position that meets the condition; null without any. `edges` are sorted. */
export function lastEdgeBefore(
  edges: readonly Edge[],
  limit: number,
  meetsCondition: EdgeCondition,
): Edge | null {
  const count = countLeading(edges, (position) => position <= limit);
  for (let index = count - 1; index >= 0; index--) {
    const edge = edges[index];
    if (edge && meetsCondition(edge)) return edge;
  }
  return null;
}

/** The first edge at or after the position that meets the condition; null without any. `edges` are sorted. */
export function firstEdgeAfter(
  edges: readonly Edge[],
  limit: number,
  meetsCondition: EdgeCondition,
): Edge | null {
  const count = countLeading(edges, (position) => position < limit);
  for (let index = count; index < edges.length; index++) {
    const edge = edges[index];
    if (edge && meetsCondition(edge)) return edge;
  }
  return null;
}

/**
 * How many of the sorted edges meet a condition that holds up to some position. A binary search, since a page may have
 * thousands of edges and of texts.
 */
function countLeading(edges: readonly Edge[], isLeading: (position: number) => boolean): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isLeading(edges[middle]?.position ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
