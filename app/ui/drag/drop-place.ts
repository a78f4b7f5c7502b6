/**
 * The place that an item dragged to `y` takes among the others: behind all whose middle lies above. `middles`
 * are those of all items, the dragged one's at `from` among them.
 */
export function dropPlace(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}
