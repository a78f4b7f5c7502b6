/** Finds the place where a toast covers the least of what the user needs to see. All lengths are in pixels. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface AvoidedBox {
  box: Box;
  /** How bad it is to cover this, relative to other boxes. */
  weight: number;
}

interface Position {
  left: number;
  top: number;
}

/** The distance between a toast and a box that it is placed above or below. */
const GAP_PX = 8;

/**
 * Bottom left, unless something to avoid is there; then another corner, or beside what it would
 * cover.
 * @param area where the toast may be
 * @param currentPosition its present place, which it keeps unless another covers less or this one is outside
 * the area
 */
export function placeToast(
  size: { width: number; height: number },
  area: Box,
  avoided: readonly AvoidedBox[],
  currentPosition: Position | null = null,
): Position {
  const lowest = Math.max(area.top, area.bottom - size.height);
  const tops = [
    lowest,
    area.top,
    ...avoided.flatMap(({ box }) => [box.top - size.height - GAP_PX, box.bottom + GAP_PX]),
  ].filter((top) => top >= area.top && top <= lowest);
  const lefts = [area.left, Math.max(area.left, area.right - size.width)];
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const canStay =
    currentPosition !== null && currentPosition.top >= area.top && currentPosition.top <= lowest;
  let best = (canStay ? currentPosition : places[0]) ?? { left: area.left, top: lowest };
  let leastCost = cost(best, size, avoided);
  for (const place of places) {
    const placeCost = cost(place, size, avoided);
    if (placeCost < leastCost) [best, leastCost] = [place, placeCost];
  }
  return best;
}

/** The sum of the areas that the toast would cover, multiplied by their weights. */
function cost(
  { left, top }: Position,
  { width, height }: { width: number; height: number },
  avoided: readonly AvoidedBox[],
): number {
  return avoided.reduce((sum, { box, weight }) => {
    const across = Math.min(left + width, box.right) - Math.max(left, box.left);
    const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
    return sum + Math.max(0, across) * Math.max(0, down) * weight;
  }, 0);
}
