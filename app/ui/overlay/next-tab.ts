/** Which of `count` tabs the key at tab `at` leads to; null for another key, or one that leads out of the list. */
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
