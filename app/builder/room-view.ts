/** What React sees of an open resume. */
import type { Role } from "#app/room/room-api.ts";
import type { Connection, RoomSnapshot, SaveState } from "./room-handle.ts";

export interface RoomView {
  connection: Connection;
  saveState: SaveState;
  editorCount: number;
  role: Role | null;
  /** What the room last refused, in words for the person. */
  refusal: string | null;
  snapshot: RoomSnapshot | null;
}

export const CLOSED_VIEW: RoomView = {
  connection: { kind: "connecting" },
  saveState: { kind: "loading" },
  editorCount: 0,
  role: null,
  refusal: null,
  snapshot: null,
};

/** Saved is said only when nothing waits for its echo, and the server or a failure to reach it is known. */
export function saveStateOf({
  isReady,
  changes,
  isLive,
  isKnown,
}: {
  isReady: boolean;
  changes: number;
  isLive: boolean;
  isKnown: boolean;
}): SaveState {
  if (!isReady) return { kind: "loading" };
  if (changes > 0) return isLive ? { kind: "saving" } : { kind: "unsynced", changes };
  return isKnown ? { kind: "saved" } : { kind: "loading" };
}
