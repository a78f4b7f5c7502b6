/** Detects a table whose first column names what is in the labels beside it: "Craft ⇥ Editing ⇥ Interviewing". */

import { type DocLine, stripBullet } from "./doc-line.ts";

/** Fewer lines may start alike by chance. */
const MIN_LINES = 2;
/** In points. */
const SAME_EDGE = 1;
/** In points: fonts differ in the space beside a letter. */
const SAME_GAP = 4;
/** In characters. */
const MAX_NAME_LENGTH = 40;

/**
 * True if the second cells of all lines start at one edge, but the third ones do not, as those of a grid would: they
 * come next to the second ones, unlike centered cells and numbers at the right.
 */
export function areNamesBesideLabels(lines: readonly DocLine[]): boolean {
  const edgesAt = (column: number) =>
    lines.flatMap(({ cells }) => (cells[column] ? [cells[column].x ?? 0] : []));
  const isAligned = (edges: readonly number[]) =>
    Math.max(...edges) - Math.min(...edges) < SAME_EDGE;
  const gaps = lines.flatMap(({ cells: [, { x = 0, width = 0 } = {}, third] }) =>
    third ? [(third.x ?? 0) - x - width] : [],
  );
  const [first, second, third] = [edgesAt(0), edgesAt(1), edgesAt(2)];
  return (
    lines.length >= MIN_LINES &&
    second.length === lines.length &&
    !second.includes(0) &&
    isAligned(first) &&
    isAligned(second) &&
    third.length >= MIN_LINES &&
    !isAligned(third) &&
    Math.max(...gaps) - Math.min(...gaps) < SAME_GAP &&
    lines.every(
      ({ cells: [name], isBullet }) =>
        !isBullet &&
        name !== undefined &&
        stripBullet(name.text) === null &&
        name.text.length <= MAX_NAME_LENGTH &&
        !/[,;:]/.test(name.text),
    )
  );
}
