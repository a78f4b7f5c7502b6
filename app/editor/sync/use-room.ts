/** Opens a room while a component is mounted and follows its state. */
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { OpenedRoom } from "./create-room.ts";
import type { Room } from "./room.ts";
import { INITIAL_STATE, type RoomState } from "./room-state.ts";

/**
 * `room` is null in the first render only: a layout effect opens it, so nothing is painted without it.
 * @param open another function closes the room and opens another one
 */
export function useRoom(open: () => OpenedRoom): { room: Room | null; state: RoomState } {
  const [current, setCurrent] = useState<{ openedBy: typeof open; opened: OpenedRoom } | null>(
    null,
  );
  useLayoutEffect(() => {
    const opened = open();
    setCurrent({ openedBy: open, opened });
    return () => opened.close();
  }, [open]);
  const subscribe = current?.opened.room.document.subscribe ?? subscribeToNothing;
  const state = useSyncExternalStore(subscribe, current?.opened.state ?? initialState);
  // Right after `open` has changed, the state still holds the previous room.
  return current?.openedBy === open
    ? { room: current.opened.room, state }
    : { room: null, state: INITIAL_STATE };
}

const initialState = () => INITIAL_STATE;
const subscribeToNothing = () => () => {};
