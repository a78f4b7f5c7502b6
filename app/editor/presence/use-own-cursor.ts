/** Sends the caret to the room whenever it may have moved; nothing is sent while nobody else is present. */
import { useEffect } from "react";
import type { Room } from "#app/editor/sync/room.ts";
import { readOwnCursor } from "./own-cursor.ts";

export function useOwnCursor({ presence }: Room): void {
  useEffect(() => {
    const stop = presence.setCursorSource(readOwnCursor);
    const events = ["selectionchange", "focusin", "focusout"] as const;
    for (const event of events) document.addEventListener(event, presence.cursorMoved);
    addEventListener("blur", presence.cursorMoved);
    addEventListener("focus", presence.cursorMoved);
    return () => {
      stop();
      for (const event of events) document.removeEventListener(event, presence.cursorMoved);
      removeEventListener("blur", presence.cursorMoved);
      removeEventListener("focus", presence.cursorMoved);
    };
  }, [presence]);
}
