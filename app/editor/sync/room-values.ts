/**
 * Notifies the components that show a part of the document (`useRoomValue`) when it may have changed. The first typed
 * letter notifies them at once; the letters after it do so together, at the pause in typing, because they rarely change
 * what those components show.
 */
import type { ReadableRoom } from "./room.ts";
import { createTypingPauseTask, isTyping } from "./typing-pause.ts";

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
  /** True from the first letter to the pause. */
  let isNotifyPending = false;

  function notify(): void {
    deferredNotify.cancel();
    isNotifyPending = false;
    for (const listener of [...listeners]) listener();
  }
  const deferredNotify = createTypingPauseTask(0, notify);

  function onDocumentChange(): void {
    const snapshot = document.read();
    // The document did not change, for example at the server's answer to an edit.
    if (snapshot === last) return;
    last = snapshot;
    const isLetter = isTyping() && document.isLastChangeLocal();
    if (!isLetter || !isNotifyPending) notify();
    if (!isLetter) return;
    isNotifyPending = true;
    deferredNotify.schedule();
  }

  return {
    subscribe(listener: () => void): () => void {
      if (!unsubscribe) {
        last = document.read();
        unsubscribe = document.subscribe(onDocumentChange);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        deferredNotify.cancel();
        isNotifyPending = false;
        unsubscribe?.();
        unsubscribe = null;
      };
    },
  };
}
