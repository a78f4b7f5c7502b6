/** Where a name stands beside its caret, and how wide it may be: after it, or before it where it would be cut off. */

/** Of a name at most. */
export const FLAG_MAX_PX = 192;

/** @param left of the caret, in the layer that is `width` px wide */
export function flagPlace(
  left: number,
  width: number,
): { left?: number; right?: number; maxWidth: number } {
  const isCutOff = left + FLAG_MAX_PX > width && left > width / 2;
  return isCutOff
    ? { right: width - left - 1, maxWidth: Math.min(FLAG_MAX_PX, left + 1) }
    : { left: left - 1, maxWidth: Math.min(FLAG_MAX_PX, width - left + 1) };
}
