/**
 * The state of an open room apart from its content: connection, saving and the latest error, as one
 * state machine. `transition` is pure; create-room.ts feeds it events and acts on what changed.
 */
import type { Role } from "#app/core/collab/protocol/room-api.ts";
import { TEXTS } from "./texts.ts";

/** The error of a lost connection, unless the server gave another reason. */
export const UNREACHABLE = TEXTS.unreachable;

/**
 * `connecting` -> `live` -> `connecting` (sync restarts, or the socket was lost). Without a socket, an answer by HTTP
 * leads to `polling` and the lack of one to `offline` -> `connecting` (retry).
 */
export type ConnectionState =
  /**
   * `isSocketLost`: no socket; whether the server answers by HTTP is not known yet. `isReconnectRequested`: the server
   * closed the socket to have it opened again, maybe with another role, so that nothing is sent by HTTP before.
   */
  | { kind: "connecting"; isSocketLost?: boolean; isReconnectRequested?: boolean }
  | { kind: "live" }
  /** Connected without live updates: edits are exchanged by HTTP. */
  | { kind: "polling" }
  /** There is no server: the resume is kept in this browser. */
  | { kind: "device" }
  /**
   * `error` is null if the browser merely reports that it is offline. `isRefused`: the server has
   * removed the user's access, so retrying cannot help.
   */
  | { kind: "offline"; error: string | null; hasGivenUp: boolean; isRefused: boolean };

/** What the header shows. An edit is saved once the server has sent it back (its echo). */
export type SaveState =
  | { kind: "loading" }
  | { kind: "saved" }
  | { kind: "saving" }
  /** The server cannot be reached, and this browser keeps a copy of everything. */
  | { kind: "local" }
  /** A resume without a server, in a browser that does not store it. */
  | { kind: "tabOnly" }
  | { kind: "unsynced"; changes: number };

export interface RoomState {
  connection: ConnectionState;
  saveState: SaveState;
  editorCount: number;
  /** Null until the server has answered; view and comment may not write. */
  role: Role | null;
  /** The latest error, as a message for the user; null if there is none or it was dismissed. */
  error: string | null;
  /** Why the server rejects unsaved edits; null if it does not. Kept when `error` is dismissed. */
  rejection: string | null;
  /** Whether this page has exchanged documents with the server since it was opened. */
  hasSynced: boolean;
  /** False until the document has come from the server or the offline copy. */
  isReady: boolean;
  /** Null until ready. */
  templateId: string | null;
  /** Null until the server has answered. */
  title: string | null;
}

export const INITIAL_STATE: RoomState = {
  connection: { kind: "connecting" },
  saveState: { kind: "loading" },
  editorCount: 0,
  role: null,
  error: null,
  rejection: null,
  hasSynced: false,
  isReady: false,
  templateId: null,
  title: null,
};

export type RoomStateEvent =
  /** The document or the sync client's status may have changed. */
  | { type: "documentChanged" }
  | { type: "retried" }
  | ({ type: "socketClosed"; error: string | null } & SocketCloseReason)
  | { type: "joined"; role: Role; title: string; rejection: string | null }
  | { type: "httpSynced" }
  | { type: "httpFailed"; error: string | null }
  | { type: "editsRejected"; message: string }
  | { type: "errorReceived"; message: string }
  | { type: "errorDismissed" }
  | { type: "titleChanged"; title: string }
  | { type: "editorCountChanged"; count: number };

export interface SocketCloseReason {
  hasGivenUp: boolean;
  isRefused: boolean;
  /** The server works and asks to connect again, as after a change of the role. */
  isReconnectRequested?: boolean;
}

/** What the machine reads from the sync client and the document at every transition. */
export interface SyncStatus {
  isLive: boolean;
  isSaved: boolean;
  unsavedEdits: number;
  /** False if the browser denies storage: unsaved edits are then only in this page. */
  hasOfflineCopy: boolean;
  /** Null while there is no document to show. */
  templateId: string | null;
}

/** The state after an event; `state` itself if nothing differs, so that a keystroke renders only content. */
export function transition(state: RoomState, event: RoomStateEvent, sync: SyncStatus): RoomState {
  const next = { ...state, ...changeOf(state, event, sync) };
  applySync(next, sync);
  return reuseIfEqual(state, next);
}

function changeOf(state: RoomState, event: RoomStateEvent, sync: SyncStatus): Partial<RoomState> {
  switch (event.type) {
    case "documentChanged":
      return {};
    case "retried":
      return state.connection.kind === "polling" ? {} : { connection: { kind: "connecting" } };
    case "socketClosed":
      return { connection: withoutSocket(state.connection, event), editorCount: 0 };
    case "joined": {
      const { role, title, rejection } = event;
      return { role, title, rejection, error: rejection };
    }
    case "httpSynced":
      if (isRefused(state)) return {};
      // While the socket may still open, this is not polling yet.
      return hasNoSocket(state.connection)
        ? { hasSynced: true, connection: POLLING }
        : { hasSynced: true };
    case "httpFailed": {
      const { error } = event;
      const { connection } = state;
      const isUnchanged = connection.kind === "offline" && connection.error === error;
      if (!hasNoSocket(connection) || isUnchanged || isRefused(state)) return {};
      return { connection: { kind: "offline", error, hasGivenUp: true, isRefused: false } };
    }
    case "editsRejected": {
      const rejection = sync.isSaved ? null : event.message;
      // A dismissed rejection must not reappear at every keystroke that the server rejects.
      return event.message === state.rejection
        ? { rejection }
        : { rejection, error: event.message };
    }
    case "errorReceived":
      return { error: event.message };
    case "errorDismissed":
      return { error: null };
    case "titleChanged":
      return { title: event.title };
    case "editorCountChanged":
      return { editorCount: event.count };
    default:
      return event satisfies never;
  }
}

/** Writes into `next`, which is a copy: this runs at every keystroke. */
function applySync(next: RoomState, sync: SyncStatus): void {
  next.isReady = sync.templateId !== null;
  next.templateId = sync.templateId;
  if (sync.isLive) {
    next.hasSynced = true;
    next.connection = LIVE;
  } else if (next.connection.kind === "live") {
    next.connection = { kind: "connecting" };
  }
  if (sync.isSaved && next.rejection !== null) {
    if (next.error === next.rejection) next.error = null;
    next.rejection = null;
  }
  next.saveState = deriveSaveState(next, sync);
}

const LIVE: ConnectionState = { kind: "live" };
const POLLING: ConnectionState = { kind: "polling" };
const SOCKET_LOST: ConnectionState = { kind: "connecting", isSocketLost: true };
const RECONNECT_REQUESTED: ConnectionState = { kind: "connecting", isReconnectRequested: true };

/** After a socket has closed, or failed to open. */
export function withoutSocket(
  before: ConnectionState,
  {
    error,
    hasGivenUp,
    isRefused,
    isReconnectRequested,
  }: { error: string | null } & SocketCloseReason,
): ConnectionState {
  const wasConnected = before.kind === "live" || before.kind === "connecting";
  if (wasConnected && !hasNoSocket(before) && isReconnectRequested && !hasGivenUp) {
    return RECONNECT_REQUESTED;
  }
  // Maybe only WebSockets are blocked: the next HTTP request will tell.
  if (wasConnected && error === UNREACHABLE && !hasGivenUp && !isRefused) return SOCKET_LOST;
  return { kind: "offline", error, hasGivenUp, isRefused };
}

/** Whether there is no socket, so that edits are exchanged by HTTP. */
export const hasNoSocket = (connection: ConnectionState): boolean =>
  connection.kind === "polling" ||
  connection.kind === "offline" ||
  (connection.kind === "connecting" && connection.isSocketLost === true);

/** Whether edits may be exchanged by HTTP, also while the socket may still open. */
export function mayExchangeByHttp(connection: ConnectionState): boolean {
  if (connection.kind === "connecting") return !connection.isReconnectRequested;
  return connection.kind !== "live" && !(connection.kind === "offline" && connection.isRefused);
}

const isRefused = ({ connection }: RoomState) =>
  connection.kind === "offline" && connection.isRefused;

/** `saved` only if no edit waits for its echo, and the server's state or the failure to reach it is known. */
function deriveSaveState(state: RoomState, sync: SyncStatus): SaveState {
  const { kind } = state.connection;
  if (!state.isReady) return { kind: "loading" };
  const isKeptForLater = sync.hasOfflineCopy && state.rejection === null && !isRefused(state);
  if (sync.unsavedEdits > 0) {
    const isSending = (sync.isLive || kind === "polling") && state.rejection === null;
    if (isSending) return { kind: "saving" };
    return isKeptForLater ? { kind: "local" } : { kind: "unsynced", changes: sync.unsavedEdits };
  }
  if (kind === "offline" && isKeptForLater) return { kind: "local" };
  const isServerKnown = state.hasSynced || kind === "offline";
  return isServerKnown ? { kind: "saved" } : { kind: "loading" };
}

/** Listed once, not at every keystroke. */
const KEYS = Object.keys(INITIAL_STATE) as Array<keyof RoomState>;

/** Returns `before` if all fields are equal, so that React renders nothing. */
export function reuseIfEqual(before: RoomState, next: RoomState): RoomState {
  const isEqual = (key: keyof RoomState) =>
    before[key] === next[key] ||
    (key === "saveState" && isEqualSaveState(before.saveState, next.saveState));
  return KEYS.every(isEqual) ? before : next;
}

function isEqualSaveState(before: SaveState, next: SaveState): boolean {
  if (before.kind === "unsynced" && next.kind === "unsynced") {
    return before.changes === next.changes;
  }
  return before.kind === next.kind;
}
