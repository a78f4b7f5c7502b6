/** While something is dragged to the edge of what scrolls, it scrolls on. */

const EDGE_PX = 56;
const FASTEST_PX_A_FRAME = 14;

export function scrollerOf(element: Element): Element {
  for (let up = element.parentElement; up; up = up.parentElement) {
    const { overflowY } = getComputedStyle(up);
    if (/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight) return up;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** `onScroll` runs after each step: what lies under the pointer is something else. */
export function startEdgeScroll(scroller: Element, onScroll: () => void) {
  let frame = 0;
  let speed = 0;
  function step() {
    scroller.scrollBy(0, speed);
    onScroll();
    frame = speed === 0 ? 0 : requestAnimationFrame(step);
  }
  return {
    /** Where the pointer is, in the window. */
    at(y: number) {
      const box = scroller.getBoundingClientRect();
      const top = Math.max(0, box.top);
      const bottom = Math.min(window.innerHeight, box.bottom);
      const near = y < top + EDGE_PX ? y - (top + EDGE_PX) : Math.max(0, y - (bottom - EDGE_PX));
      speed = Math.round(Math.max(-1, Math.min(1, near / EDGE_PX)) * FASTEST_PX_A_FRAME);
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    stop() {
      speed = 0;
      cancelAnimationFrame(frame);
    },
  };
}
