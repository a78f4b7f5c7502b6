/** Where a name stands beside its caret: after it, or before it where it would be cut off. */

/** Of a name at most, as `max-w-48`. */
export const FLAG_MAX_PX = 192;

/** @param left of the caret, in the layer that is `width` px wide */
export function flagPlace(left: number, width: number): { left: number } | { right: number } {
  const isCutOff = left + FLAG_MAX_PX > width && left > width / 2;
  return isCutOff ? { right: width - left - 1 } : { left: left - 1 };
}
