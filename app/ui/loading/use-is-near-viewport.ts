/** Tells whether an element is in or near the viewport, so that long lists render only those. */
import { type RefObject, useEffect, useState } from "react";

const ENTER_MARGIN = "400px 0px";
/** Larger than the enter margin, so that scrolling back a little does not render again. */
const EXIT_MARGIN = "2400px 0px";
/** Elements that pass by during fast scrolling are not rendered. */
const ENTER_DELAY_MS = 120;

export function useIsNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let enterTimer: ReturnType<typeof setTimeout> | undefined;
    const enterObserver = new IntersectionObserver(
      (entries) => {
        clearTimeout(enterTimer);
        if (isIntersecting(entries)) enterTimer = setTimeout(() => setNear(true), ENTER_DELAY_MS);
      },
      { rootMargin: ENTER_MARGIN },
    );
    const exitObserver = new IntersectionObserver(
      (entries) => isIntersecting(entries) || setNear(false),
      {
        rootMargin: EXIT_MARGIN,
      },
    );
    enterObserver.observe(element);
    exitObserver.observe(element);
    return () => {
      clearTimeout(enterTimer);
      enterObserver.disconnect();
      exitObserver.disconnect();
    };
  }, [ref]);
  return isNear;
}

const isIntersecting = (entries: IntersectionObserverEntry[]) =>
  entries.at(-1)?.isIntersecting ?? false;
