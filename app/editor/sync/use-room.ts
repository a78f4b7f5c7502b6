/** The open resume as React sees it. The room is opened after mounting, so the server renders none. */
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { NO_HISTORY } from "./edit-history.ts";
import { NO_DISCUSSION } from "./collaboration/no-discussion.ts";
import { NO_PRESENCE } from "./collaboration/no-presence.ts";
import { roomEdits } from "./room-edits.ts";
import type { RoomHandle } from "./room.ts";
import { openRoomStore, type RoomStore } from "./create-room.ts";
import { CLOSED_VIEW } from "./room-state.ts";

const NO_STORE: Pick<
  RoomStore,
  | "subscribe"
  | "view"
  | "read"
  | "ownEdits"
  | "isOwnChange"
  | "retry"
  | "forgetRefusal"
  | "rename"
  | "flushed"
> &
  Pick<RoomHandle, "presence" | "discussion" | "history" | "unsent" | "collaborate"> = {
  history: NO_HISTORY,
  unsent: { read: () => null, drop: () => {} },
  presence: NO_PRESENCE,
  discussion: NO_DISCUSSION,
  collaborate: () => {},
  subscribe: () => () => {},
  view: () => CLOSED_VIEW,
  read: () => null,
  ownEdits: () => 0,
  isOwnChange: () => false,
  retry: () => {},
  forgetRefusal: () => {},
  rename: () => Promise.reject(new Error("Not connected")),
  flushed: () => Promise.reject(new Error("Not connected")),
};
const NO_EDITS = roomEdits(
  () => null,
  () => null,
);

export function useRoom({ resumeId, userId }: { resumeId: string; userId: string }): RoomHandle {
  const [opened, setOpened] = useState<RoomStore | null>(null);
  useEffect(() => {
    const store = openRoomStore({ resumeId, userId });
    setOpened(store);
    return () => store.close();
  }, [resumeId, userId]);
  // Right after the resume changed, the room of the one before may still be in the state.
  const isCurrent = opened?.owner.resumeId === resumeId && opened.owner.userId === userId;
  const store = isCurrent ? opened : null;
  const { subscribe, view: readView } = store ?? NO_STORE;
  const view = useSyncExternalStore(subscribe, readView, NO_STORE.view);
  const parts = useMemo(() => pick(store), [store]);
  return useMemo(() => ({ resumeId, ...view, ...parts }), [resumeId, view, parts]);
}

function pick(store: RoomStore | null) {
  if (!store) return { ...NO_STORE, ...NO_EDITS };
  const { owner: _owner, view: _view, close: _close, ...parts } = store;
  return parts;
}
