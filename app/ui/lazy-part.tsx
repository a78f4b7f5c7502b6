/** Parts of a page whose code comes after the page's own, and whose absence leaves the page as it is. */
import { type ComponentType, type ReactNode, useEffect, useReducer } from "react";
import { fetchAhead } from "./fetch-ahead.ts";
import { notify } from "./toast-store.ts";

const LOST =
  "This part of the page could not be loaded. Try again once you are online, or reload the page then.";

/**
 * React's `lazy` throws what could not be loaded, and never asks again: a dialog opened without a network took
 * the whole editor away. This one is fetched ahead. Where it is not there in spite of that, a part that
 * somebody opened (it has `onLost`, which closes it) says so; any other comes with the network.
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
      const closed = new AbortController();
      const { signal } = closed;
      const ask = () =>
        fetch().then(
          () => signal.aborted || redraw(),
          (error) => {
            console.warn("A part of the page", error);
            if (signal.aborted) return;
            if (!onLost) return addEventListener("online", ask, { once: true, signal });
            notify.error(LOST);
            onLost();
          },
        );
      void ask();
      return () => closed.abort();
    }, []);
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  };
}
