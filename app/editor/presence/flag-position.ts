/**
 * Positions the name flags at other people's carets: to the right, or to the left if cut off there. A caret is a line
 * of 2 px around its position, so flags begin 1 px beside it. All lengths are in CSS pixels.
 */

/** Maximum width of a name. */
export const FLAG_MAX_PX = 192;

/** Height of a flag. */
export const FLAG_HEIGHT_PX = 16;

export interface FlagPosition {
  /** The flag's left edge, from the layer's left edge; absent if the flag is left of the caret. */
  left?: number;
  /** The flag's right edge, from the layer's right edge. */
  right?: number;
  maxWidth: number;
}

/** @param left of the caret, in the layer that is `width` px wide */
export function flagPosition(left: number, width: number): FlagPosition {
  const isCutOff = left + FLAG_MAX_PX > width && left > width / 2;
  return isCutOff
    ? { right: width - left - 1, maxWidth: Math.min(FLAG_MAX_PX, left + 1) }
    : { left: left - 1, maxWidth: Math.min(FLAG_MAX_PX, width - left + 1) };
}

/**
 * Stacks name flags that would overlap: returns by how many flag heights each is raised. Earlier
 * flags keep their places.
 */
export function stackFlags(
  flags: readonly { left: number; top: number; width: number }[],
): number[] {
  const lifts: number[] = [];
  for (const [index, flag] of flags.entries()) {
    const before = flags.slice(0, index);
    let lift = 0;
    const covers = (other: (typeof flags)[number], at: number) =>
      flag.left < other.left + other.width &&
      other.left < flag.left + flag.width &&
      Math.abs(topOf(flag, lift) - topOf(other, lifts[at] ?? 0)) < FLAG_HEIGHT_PX;
    while (before.some(covers)) lift++;
    lifts.push(lift);
  }
  return lifts;
}

const topOf = ({ top }: { top: number }, lift: number) => top - lift * FLAG_HEIGHT_PX;
