/** Orders items of a shared map by fractional positions (ties by id), so that a move is one small write. */
import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";

/** An item of a shared map, with its fractional position. */
export interface Positioned {
  id: string;
  pos: string;
}

/**
 * Repeated inserts at the same place make keys longer. If one would be longer than this, all items of the list get new
 * positions.
 */
const MAX_KEY_LENGTH = 48;

/** Sorts in place by position, and equal positions by id, so that all copies have the same order. */
export function sortByPosition<T extends Positioned>(items: T[]): T[] {
  return items.sort((a, b) => compare(a.pos, b.pos) || compare(a.id, b.id));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Positions for the first items of a list, with room between them for later ones. */
export function evenPositions(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}

/**
 * Returns a position for an item put at `index` among `others` (in order, without it). `respaced`
 * is usually empty; if the neighbors share a position, or the key would be invalid or too long, it
 * holds new positions for all the others.
 */
export function positionAt(
  others: readonly Positioned[],
  index: number,
): { pos: string; respaced: Positioned[] } {
  const before = others[index - 1]?.pos ?? null;
  const after = others[index]?.pos ?? null;
  if (before === null || after === null || before < after) {
    try {
      const pos = generateKeyBetween(before, after);
      if (pos.length <= MAX_KEY_LENGTH) return { pos, respaced: [] };
    } catch {
      // A neighbor's position is not a valid key; new positions for the whole list repair it.
    }
  }
  const keys = evenPositions(others.length + 1);
  const [pos = ""] = keys.splice(index, 1);
  return { pos, respaced: others.map(({ id }, i) => ({ id, pos: keys[i] ?? "" })) };
}
