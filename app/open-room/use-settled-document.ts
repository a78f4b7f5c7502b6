/** Draws again a moment after the document has changed, for parts that need not follow every keystroke. */
import { useEffect, useReducer } from "react";
import { useOpenRoom } from "./room-context.ts";

const SETTLED_MS = 250;

export function useSettledDocument(): void {
  const room = useOpenRoom();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = room.read()?.resume;
    const unsubscribe = room.subscribe(() => {
      const now = room.read()?.resume;
      if (now === last) return;
      last = now;
      clearTimeout(timer);
      timer = setTimeout(draw, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [room]);
}
