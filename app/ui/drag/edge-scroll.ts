/** Scrolls a container while an item is dragged near its edge. */

/** Within this distance of the upper or lower edge the container scrolls, the faster the nearer to the edge. */
const EDGE_PX = 56;
const MAX_PX_PER_FRAME = 14;

/** The nearest ancestor that scrolls vertically, or else the page. */
export function findScrollContainer(element: Element): Element {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const { overflowY } = getComputedStyle(ancestor);
    if (/auto|scroll/.test(overflowY) && ancestor.scrollHeight > ancestor.clientHeight)
      return ancestor;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** `onScroll` runs after each step, because a different item is now under the pointer. */
export function startEdgeScroll(container: Element, onScroll: () => void) {
  let frame = 0;
  let speed = 0;
  function step() {
    container.scrollBy(0, speed);
    onScroll();
    frame = speed === 0 ? 0 : requestAnimationFrame(step);
  }
  return {
    /** Sets the pointer's y position in the window, in pixels. */
    updatePointer(y: number) {
      const box = container.getBoundingClientRect();
      const top = Math.max(0, box.top);
      const bottom = Math.min(window.innerHeight, box.bottom);
      const overshoot =
        y < top + EDGE_PX ? y - (top + EDGE_PX) : Math.max(0, y - (bottom - EDGE_PX));
      speed = Math.round(Math.max(-1, Math.min(1, overshoot / EDGE_PX)) * MAX_PX_PER_FRAME);
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      speed = 0;
      cancelAnimationFrame(frame);
    },
  };
}
