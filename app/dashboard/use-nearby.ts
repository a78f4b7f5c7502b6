/** Whether something is on the screen or about to be; long lists draw no more than that. */
import { type RefObject, useEffect, useState } from "react";

const AHEAD = "400px 0px";
/** What only flies past is not drawn. */
const SETTLED_MS = 120;

export function useNearby(ref: RefObject<Element | null>): boolean {
  const [isNearby, setNearby] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting ?? false;
        clearTimeout(settling);
        settling = setTimeout(() => setNearby(isIn), SETTLED_MS);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      clearTimeout(settling);
      observer.disconnect();
    };
  }, [ref]);
  return isNearby;
}
