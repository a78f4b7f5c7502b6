import { useSyncExternalStore } from "react";

interface MediaQuery {
  matches(): boolean;
  subscribe(listener: () => void): () => void;
}
/** Cached: creating a query at every render would slow down each keystroke. */
const queries = new Map<string, MediaQuery>();

function getMediaQuery(query: string): MediaQuery {
  const cached = queries.get(query);
  if (cached) return cached;
  const list = matchMedia(query);
  const created: MediaQuery = {
    matches: () => list.matches,
    subscribe(listener) {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
  };
  queries.set(query, created);
  return created;
}

/** Whether a media query matches; browser only. */
export function useMediaQuery(query: string): boolean {
  const { matches, subscribe } = getMediaQuery(query);
  return useSyncExternalStore(subscribe, matches);
}
