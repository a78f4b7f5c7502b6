/** Places a box below words, or above them if there is no room, and always within the window. */

/** Distance between the box and the words. */
const GAP_PX = 6;
/** Least distance between the box and the window's edges. */
const EDGE_PX = 8;

/** @param words their rectangle; null places the box at the bottom of the window */
export function placeBeside(box: HTMLElement, words: DOMRect | null): void {
  const { width, height } = box.getBoundingClientRect();
  // The visual viewport ends above an on-screen keyboard.
  const view = visualViewport ?? { width: innerWidth, height: innerHeight, offsetTop: 0 };
  const bottom = view.offsetTop + view.height - EDGE_PX;
  const anchor = words ?? new DOMRect((view.width - width) / 2, bottom - height, width, 0);
  const below = anchor.bottom + GAP_PX;
  const above = anchor.top - GAP_PX - height;
  const top = below + height <= bottom || above < view.offsetTop + EDGE_PX ? below : above;
  const left = Math.min(anchor.left, view.width - width - EDGE_PX);
  box.style.left = `${Math.max(EDGE_PX, left)}px`;
  box.style.top = `${Math.max(EDGE_PX, Math.min(top, bottom - height))}px`;
}
