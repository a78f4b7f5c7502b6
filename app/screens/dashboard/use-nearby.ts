/** Whether something is on the screen or about to be; long lists draw no more than that. */
import { type RefObject, useEffect, useState } from "react";

const AHEAD = "400px 0px";
/** What was drawn stays until it is this far away: scrolling back a little draws nothing again. */
const BEHIND = "2400px 0px";
/** What only flies past is not drawn. */
const SETTLED_MS = 120;

export function useNearby(ref: RefObject<Element | null>): boolean {
  const [isNearby, setNearby] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const comes = new IntersectionObserver(
      (entries) => {
        clearTimeout(settling);
        if (isIn(entries)) settling = setTimeout(() => setNearby(true), SETTLED_MS);
      },
      { rootMargin: AHEAD },
    );
    const goes = new IntersectionObserver((entries) => isIn(entries) || setNearby(false), {
      rootMargin: BEHIND,
    });
    comes.observe(element);
    goes.observe(element);
    return () => {
      clearTimeout(settling);
      comes.disconnect();
      goes.disconnect();
    };
  }, [ref]);
  return isNearby;
}

const isIn = (entries: IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting ?? false;
