/** Opens a room while a component is mounted and follows its state. */
import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { createRoom, type OpenedRoom } from "./create-room.ts";
import type { Room } from "./room.ts";
import { INITIAL_STATE, type RoomState } from "./room-state.ts";

/** `room` is null in the first render only: a layout effect opens it, so nothing is painted without it. */
export function useRoom({ resumeId, userId }: { resumeId: string; userId: string }): {
  room: Room | null;
  state: RoomState;
} {
  const [opened, setOpened] = useState<OpenedRoom | null>(null);
  useLayoutEffect(() => {
    const next = createRoom({ resumeId, userId });
    setOpened(next);
    return () => next.close();
  }, [resumeId, userId]);
  const subscribe = opened?.room.document.subscribe ?? subscribeToNothing;
  const state = useSyncExternalStore(subscribe, opened?.state ?? initialState);
  // Right after the resume has changed, React still holds the previous room.
  const isCurrent = opened?.owner.resumeId === resumeId && opened.owner.userId === userId;
  return isCurrent ? { room: opened.room, state } : { room: null, state: INITIAL_STATE };
}

const initialState = () => INITIAL_STATE;
const subscribeToNothing = () => () => {};
