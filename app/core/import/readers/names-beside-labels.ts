/** Detects a table whose first column names what is in the labels beside it: "Craft ⇥ Editing ⇥ Interviewing". */

import { type DocLine, stripBullet } from "./doc-line.ts";

/** Fewer lines may start alike by chance. */
const MIN_LINES = 2;
/** In points. */
const SAME_EDGE = 1;
/** In characters. */
const MAX_NAME_LENGTH = 40;

/** True if the second cells of all lines start at one edge, but the third ones do not, as those of a grid would. */
export function areNamesBesideLabels(lines: readonly DocLine[]): boolean {
  const edgesAt = (column: number) =>
    lines.flatMap(({ cells }) => (cells[column] ? [cells[column].x ?? 0] : []));
  const isAligned = (edges: readonly number[]) =>
    Math.max(...edges) - Math.min(...edges) < SAME_EDGE;
  const [first, second, third] = [edgesAt(0), edgesAt(1), edgesAt(2)];
  return (
    lines.length >= MIN_LINES &&
    second.length === lines.length &&
    !second.includes(0) &&
    isAligned(first) &&
    isAligned(second) &&
    third.length >= MIN_LINES &&
    !isAligned(third) &&
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
