/** Detects rows of skill tags after the name of their group: "Craft ⇥ Editing ⇥ Interviewing". */
import { type DocLine, stripBullet } from "./doc-line.ts";

/** Fewer lines may start alike by chance. */
const MIN_LINES = 2;
/** In points; left edges that differ by less are aligned. */
const SAME_EDGE = 1;
/** In points; gaps that differ by less are equal, because fonts differ in the space beside a letter. */
const SAME_GAP = 4;
/** In characters; a longer text is not a group's name. */
const MAX_NAME_LENGTH = 40;

/**
 * True if the second cells of all lines are aligned at the left, but the third ones are not and follow the second ones
 * at equal gaps. In a grid, the third cells are aligned too; centered cells have different gaps.
 */
export function areNamesBesideTags(lines: readonly DocLine[]): boolean {
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
    // Lines of a format without positions have 0 everywhere.
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
