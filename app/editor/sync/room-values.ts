/**
 * Tells the components that show a piece of the document (`useRoomValue`) when it may have changed. Letters change few
 * of the pieces, so only the first one tells them at once, and those after it at the pause in typing, together.
 */
import type { ReadableRoom } from "./room.ts";
import { createFollowUp, isTyping } from "./typing-pause.ts";

type RoomValues = ReturnType<typeof createRoomValues>;

const valuesByRoom = new WeakMap<ReadableRoom, RoomValues>();

export function roomValuesOf(room: ReadableRoom): RoomValues {
  let values = valuesByRoom.get(room);
  if (!values) {
    values = createRoomValues(room);
    valuesByRoom.set(room, values);
  }
  return values;
}

export function createRoomValues({ document }: Pick<ReadableRoom, "document">) {
  const listeners = new Set<() => void>();
  let last = document.read();
  let unsubscribe: (() => void) | null = null;
  /** From the first letter to the pause. */
  let isWaiting = false;

  function notify(): void {
    later.cancel();
    isWaiting = false;
    for (const listener of [...listeners]) listener();
  }
  const later = createFollowUp(0, notify);

  function follow(): void {
    const snapshot = document.read();
    // Such as the server's answer to an edit.
    if (snapshot === last) return;
    last = snapshot;
    const isLetter = isTyping() && document.isLastChangeLocal();
    if (!isLetter || !isWaiting) notify();
    if (!isLetter) return;
    isWaiting = true;
    later.schedule();
  }

  return {
    subscribe(listener: () => void): () => void {
      if (!unsubscribe) {
        last = document.read();
        unsubscribe = document.subscribe(follow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        later.cancel();
        isWaiting = false;
        unsubscribe?.();
        unsubscribe = null;
      };
    },
  };
}
