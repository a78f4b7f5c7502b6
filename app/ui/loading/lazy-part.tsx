/** Parts of a page whose code comes after the page's own, and whose absence leaves the page as it is. */
import { type ComponentType, type ReactNode, useEffect, useReducer } from "react";
import { notify } from "#app/ui/toast/toast-store.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { keepTrying } from "./keep-trying.ts";

const LOST =
  "This part of the page could not be loaded. Try again once you are online, or reload the page then.";
/** Nobody asked for it, and it may be all that the page has to show. */
const LOST_UNASKED =
  "A part of this page could not be loaded. Reload the page once you are online.";

/** What somebody asked for by hand; undefined, and said, where its code cannot be loaded. */
export async function orSaid<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn("A part of the page", error);
    notify.error(LOST);
  }
}

/**
 * React's `lazy` throws what could not be loaded, and never asks again: a dialog opened without a network took
 * the whole editor away. This one is fetched ahead. Where it is not there in spite of that, a part that
 * somebody opened (it has `onLost`, which closes it) says so. Any other is tried again, and says so once where
 * the network is not to blame: after a new release its code may be gone for good, and some browsers (Chromium 153
 * was seen to) never ask again for code that failed until the page is loaded anew.
 * @param fallback stands where the part will be
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P & { onLost?(): void }> {
  let Part: ComponentType<P> | null = null;
  const fetch = fetchAhead(async () => {
    Part ??= await load();
  });

  return function LazyPart({ onLost, ...props }) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
    useEffect(() => {
      if (Part) return;
      let [isClosed, isSaid] = [false, false];
      const stop = keepTrying(async () => {
        try {
          await fetch();
          if (!isClosed) redraw();
        } catch (error) {
          console.warn("A part of the page", error);
          if (isClosed) return;
          if (onLost) {
            notify.error(LOST);
            return onLost();
          }
          if (!isSaid && navigator.onLine) {
            isSaid = true;
            notify.error(LOST_UNASKED);
          }
          throw error;
        }
      });
      return () => {
        isClosed = true;
        stop();
      };
    }, []);
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  };
}
