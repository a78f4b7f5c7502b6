/** What React sees of an open resume beside its content. */
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import type { Connection, SaveState } from "./room.ts";

export interface RoomView {
  connection: Connection;
  saveState: SaveState;
  editorCount: number;
  role: Role | null;
  /** What the room last refused, in words for the person. */
  refusal: string | null;
  /** False until the document has come from the server or the offline copy. */
  isReady: boolean;
  /** Null until then. */
  templateId: string | null;
  /** Null until the room has answered. */
  title: string | null;
}

export const CLOSED_VIEW: RoomView = {
  connection: { kind: "connecting" },
  saveState: { kind: "loading" },
  editorCount: 0,
  role: null,
  refusal: null,
  isReady: false,
  templateId: null,
  title: null,
};

/** Listed once, not at every keystroke. */
const PARTS = Object.keys(CLOSED_VIEW) as Array<keyof RoomView>;

/** The view before where nothing differs, so that a keystroke draws only what shows content. */
export function sameOr(before: RoomView, next: RoomView): RoomView {
  const isSame = (part: keyof RoomView) =>
    before[part] === next[part] ||
    (part === "saveState" && isSameState(before.saveState, next.saveState));
  return PARTS.every(isSame) ? before : next;
}

function isSameState(was: SaveState, is: SaveState): boolean {
  if (was.kind === "unsynced" && is.kind === "unsynced") return was.changes === is.changes;
  return was.kind === is.kind;
}

/** Saved is said only when nothing waits for its echo, and the server or a failure to reach it is known. */
export function saveStateOf({
  isReady,
  changes,
  isOnItsWay,
  isKnown,
}: {
  isReady: boolean;
  changes: number;
  /** There is a connection, and the room has not refused them. */
  isOnItsWay: boolean;
  isKnown: boolean;
}): SaveState {
  if (!isReady) return { kind: "loading" };
  if (changes > 0) return isOnItsWay ? { kind: "saving" } : { kind: "unsynced", changes };
  return isKnown ? { kind: "saved" } : { kind: "loading" };
}
