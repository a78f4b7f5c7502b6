/**
 * Tells the room when the user's caret may have moved or text was typed. It sends nothing while no
 * one else is present.
 */
import { useEffect } from "react";
import { fieldKeyOf } from "#app/editor/form/focus-field.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { readOwnCursor } from "./own-cursor.ts";

export function useOwnCursor({ presence }: Room): void {
  useEffect(() => {
    const stop = presence.setCursorSource(readOwnCursor);
    const onInput = (event: Event) => {
      if (isTyped(event)) presence.typed();
    };
    // At the window, which takes this event from text controls (form/fields/text-input.ts).
    addEventListener("input", onInput, true);
    const events = ["selectionchange", "focusin", "focusout"] as const;
    for (const event of events) document.addEventListener(event, presence.cursorMoved);
    addEventListener("blur", presence.cursorMoved);
    addEventListener("focus", presence.cursorMoved);
    return () => {
      stop();
      removeEventListener("input", onInput, true);
      for (const event of events) document.removeEventListener(event, presence.cursorMoved);
      removeEventListener("blur", presence.cursorMoved);
      removeEventListener("focus", presence.cursorMoved);
    };
  }, [presence]);
}

/**
 * Whether text was typed or deleted in a field of the form; excludes undo, checkboxes and months.
 */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  !event.inputType.startsWith("history") &&
  event.target instanceof Element &&
  fieldKeyOf(event.target) !== null;
