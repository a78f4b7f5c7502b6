/** Presence on one resume: who else has it open, where their cursors are, and recent changes. */
import type * as Y from "yjs";
import { RECENT_CHANGES } from "#app/core/collab/protocol/activity.ts";
import { decodeAwareness, encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import {
  type Cursor,
  encodePosition,
  type Presence,
  textOfField,
} from "#app/core/collab/protocol/presence.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { createActivityNotices, prependChange } from "./activity-notices.ts";
import { renameCollaborator, renameInActivity } from "./apply-rename.ts";
import { NO_PRESENCE_STATE, type OtherCollaborator, type PresenceState } from "./presence-state.ts";

/**
 * Minimum time between sent cursors: together with the edits, well within the server's rate limit
 * for messages.
 */
const SEND_INTERVAL_MS = 150;

/** `range` is null if the control has no text selection. */
export interface LocalCursor {
  field: string;
  range: { start: number; end: number; isBackward: boolean } | null;
}

interface PresencePorts {
  doc: Y.Doc;
  /** Whether collaboration is on when the room is opened. */
  isOn: boolean;
  isLive(): boolean;
  sendAwareness(payload: Uint8Array): void;
  /** Called when a cursor is not sent, because there is no connection; the room warns of it in the console. */
  onSkipped(kind: "cursorUpdate" | "selectionUpdate"): void;
}

export function createPresenceStore(ports: PresencePorts) {
  const { doc, isLive, sendAwareness } = ports;
  const listeners = new Set<() => void>();
  /** Clock of each client's latest awareness state, by client id; older states are ignored. */
  const clocks = new Map<number, number>();
  const collaborators = new Map<number, OtherCollaborator>();
  const notices = createActivityNotices((shown) => update(shown));
  let state: PresenceState = NO_PRESENCE_STATE;
  let isCollaborationOn = ports.isOn;
  /** Whether text was typed since the cursor was last sent. */
  let hasTyped = false;
  let readCursor: () => LocalCursor | null = () => null;
  let lastSent = "";
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  function update(patch: Partial<PresenceState>): void {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  const hasOthers = () => collaborators.size > 0;
  const shouldSendMoves = () => isCollaborationOn && hasOthers();

  function encodeCursor(): Cursor {
    const cursor = readCursor();
    if (!cursor) return null;
    const text = cursor.range && textOfField(doc, cursor.field);
    if (!cursor.range || !text) return { field: cursor.field, anchor: null, head: null };
    const { start, end, isBackward } = cursor.range;
    const [from, to] = [
      encodePosition(text, start),
      start === end ? null : encodePosition(text, end),
    ];
    const [anchor, head] = isBackward ? [to, from] : [from, to];
    // For a caret, both ends of the selection are the same position.
    return { field: cursor.field, anchor: anchor ?? head, head: head ?? anchor };
  }

  function sendCursorToOthers(): void {
    sendTimer = undefined;
    if (shouldSendMoves()) sendCursorIfChanged();
  }

  /**
   * Sends the cursor if it has changed. Sent once per connection even when alone: it makes the user
   * present to others.
   */
  function sendCursorIfChanged(): void {
    if (!isCollaborationOn || !isLive()) return;
    const cursor = encodeCursor();
    const encodedCursor = JSON.stringify(cursor);
    if (encodedCursor === lastSent && !hasTyped) return;
    lastSent = encodedCursor;
    const state = hasTyped ? { cursor, isTyping: true } : { cursor };
    hasTyped = false;
    // The server fills in the clock and the name.
    sendAwareness(encodeAwareness([{ clientId: doc.clientID, clock: 0, state }]));
  }

  function reportUnsentCursor(): void {
    ports.onSkipped("cursorUpdate");
    const range = readCursor()?.range;
    if (range && range.start !== range.end) ports.onSkipped("selectionUpdate");
  }

  function notifyCursorMoved(): void {
    if (isCollaborationOn && !isLive()) reportUnsentCursor();
    if (shouldSendMoves()) sendTimer ??= setTimeout(sendCursorToOthers, SEND_INTERVAL_MS);
  }

  function handleAwareness(payload: Uint8Array): void {
    if (!isCollaborationOn) return;
    const wasAlone = !hasOthers();
    for (const { clientId, clock, state: presence } of decodeAwareness(payload)) {
      if (clock < (clocks.get(clientId) ?? 0)) continue;
      clocks.set(clientId, clock);
      const other = presence as Presence | null;
      if (other && other.user.userId !== state.you?.userId) {
        const { user, cursor, isTyping } = other;
        collaborators.set(clientId, { clientId, user, cursor });
        if (isTyping) notices.onTyping(clientId, user.userId);
      } else {
        collaborators.delete(clientId);
        notices.endTyping(clientId);
      }
    }
    update({ others: [...collaborators.values()] });
    // Moves made while alone were not sent. From now on each is.
    if (wasAlone) sendCursorToOthers();
  }

  function handleEvent(event: RoomEvent): void {
    if (event.type === "hello") {
      // On a new connection the server sends everyone's presence again.
      clocks.clear();
      collaborators.clear();
      lastSent = "";
      update({ you: event.you, others: [] });
    } else if (event.type === "renamed") applyRename(event);
    else if (event.type === "recentChanges") update({ changes: event.changes });
    else if (event.type === "activity") addActivity(event);
  }

  function applyRename(event: Extract<RoomEvent, { type: "renamed" }>): void {
    const { userId, name } = event;
    for (const [clientId, other] of collaborators) {
      collaborators.set(clientId, renameCollaborator(other, event));
    }
    notices.rename((change) => renameInActivity(change, event));
    const { you, others, changes } = state;
    update({
      you: you && (you.userId === userId ? { ...you, name } : you),
      others: others.map((other) => renameCollaborator(other, event)),
      changes: changes.map((change) => renameInActivity(change, event)),
    });
  }

  function addActivity({ type: _type, ...change }: Extract<RoomEvent, { type: "activity" }>): void {
    update({ changes: prependChange(state.changes, change, RECENT_CHANGES) });
    if (change.userId !== state.you?.userId) notices.onChange(change);
  }

  function clearOthers(): void {
    collaborators.clear();
    lastSent = "";
    hasTyped = false;
    notices.clear();
    update({ others: [] });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    handleEvent,
    handleAwareness,
    /** The cursor is read only when it is about to be sent. */
    setCursorSource(read: () => LocalCursor | null) {
      readCursor = read;
      return () => {
        readCursor = () => null;
      };
    },
    withDocument: <T>(work: (doc: Y.Doc) => T): T => work(doc),
    hasOthers,
    notifyCursorMoved,
    notifyTyping() {
      hasTyped = true;
      notifyCursorMoved();
    },
    /** Reports whether the name label at another client's caret is visible. */
    setLabelVisible: notices.setLabelVisible,
    /** To be called when the document is in sync with the server again. */
    onConnected() {
      lastSent = "";
      sendCursorIfChanged();
    },
    onDisconnected() {
      clearOthers();
    },
    /**
     * Turns collaboration on or off; when it is turned on, the server sends everyone's presence
     * again.
     */
    setEnabled(next: boolean) {
      isCollaborationOn = next;
      clearOthers();
      sendCursorIfChanged();
    },
    destroy() {
      notices.clear();
      clearTimeout(sendTimer);
    },
  };
}
