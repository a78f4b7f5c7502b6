/**
 * Tells the room when the user's caret may have moved or text was typed. It sends nothing while no
 * one else is present.
 */
import { useEffect } from "react";
import { fieldKeyOf } from "#app/editor/form/focus-field.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { readLocalCursor } from "./local-cursor.ts";

export function useLocalCursor({ presence }: Room): void {
  useEffect(() => {
    const stop = presence.setCursorSource(readLocalCursor);
    const onInput = (event: Event) => {
      if (isTyped(event)) presence.notifyTyping();
    };
    // At the window, which takes this event from text controls (form/fields/text-input.ts).
    addEventListener("input", onInput, true);
    const events = ["selectionchange", "focusin", "focusout"] as const;
    for (const event of events) document.addEventListener(event, presence.notifyCursorMoved);
    addEventListener("blur", presence.notifyCursorMoved);
    addEventListener("focus", presence.notifyCursorMoved);
    return () => {
      stop();
      removeEventListener("input", onInput, true);
      for (const event of events) document.removeEventListener(event, presence.notifyCursorMoved);
      removeEventListener("blur", presence.notifyCursorMoved);
      removeEventListener("focus", presence.notifyCursorMoved);
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
