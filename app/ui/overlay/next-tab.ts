/**
 * The index of the tab that a key moves to from the tab at `at`, wrapping around; null for other
 * keys, or if `at` is negative (no tab).
 */
export function nextTab(key: string, at: number, count: number): number | null {
  if (at < 0) return null;
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at + count - 1) % count;
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
