/** Draws again a moment after the document has changed, for parts that need not follow every keystroke. */
import { useEffect, useReducer } from "react";
import { atRest } from "./debounce.ts";
import { useOpenRoom } from "./room-context.ts";

const SETTLED_MS = 250;

export function useSettledDocument(): void {
  const room = useOpenRoom();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const rest = atRest(SETTLED_MS, draw);
    let last = room.read()?.resume;
    const unsubscribe = room.subscribe(() => {
      const now = room.read()?.resume;
      if (now === last) return;
      last = now;
      rest.heard();
    });
    return () => {
      rest.stop();
      unsubscribe();
    };
  }, [room]);
}
