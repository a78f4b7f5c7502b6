/** Tells the room where this person is, whenever that may have changed; alone, nothing is told. */
import { useEffect } from "react";
import type { Room } from "#app/editor/sync/room-context.ts";
import { readOwnCursor } from "./own-cursor.ts";

export function useOwnCursor({ presence }: Room): void {
  useEffect(() => {
    const stop = presence.follow(readOwnCursor);
    const events = ["selectionchange", "focusin", "focusout"] as const;
    for (const event of events) document.addEventListener(event, presence.moved);
    addEventListener("blur", presence.moved);
    addEventListener("focus", presence.moved);
    return () => {
      stop();
      for (const event of events) document.removeEventListener(event, presence.moved);
      removeEventListener("blur", presence.moved);
      removeEventListener("focus", presence.moved);
    };
  }, [presence]);
}
