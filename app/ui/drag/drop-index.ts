/**
 * The index at which an item dragged to `y` is dropped: after all other items whose middle is above `y`.
 * `middles` has the vertical middles of all items, including the dragged one at `from`; in pixels, like `y`.
 */
export function dropIndex(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}
