import { useSyncExternalStore } from "react";

interface Watched {
  matches(): boolean;
  subscribe(listener: () => void): () => void;
}
/** Kept, since a query made anew at every drawing would be felt in each keystroke. */
const watched = new Map<string, Watched>();

function watch(query: string): Watched {
  const known = watched.get(query);
  if (known) return known;
  const list = matchMedia(query);
  const made: Watched = {
    matches: () => list.matches,
    subscribe(listener) {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
  };
  watched.set(query, made);
  return made;
}

/** Whether a media query holds now; browser only. */
export function useMedia(query: string): boolean {
  const { matches, subscribe } = watch(query);
  return useSyncExternalStore(subscribe, matches);
}
