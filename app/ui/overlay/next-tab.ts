/**
 * The index of the tab that a key moves to from the tab with the index `from`, wrapping around; null for other
 * keys, or if `from` is negative (no tab).
 */
export function nextTab(key: string, from: number, count: number): number | null {
  if (from < 0) return null;
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
    case "PageUp":
      return 0;
    case "End":
    case "PageDown":
      return count - 1;
    default:
      return null;
  }
}
