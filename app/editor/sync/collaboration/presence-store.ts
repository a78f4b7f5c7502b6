/** Presence of one room: who else is in it, where their cursors are, and what was changed lately. */
import type * as Y from "yjs";
import { hasTextChange } from "#app/core/collab/document/changed-path.ts";
import { RECENT_CHANGES } from "#app/core/collab/protocol/activity.ts";
import { decodeAwareness, encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import {
  type Cursor,
  encodePosition,
  type Presence,
  textOfField,
} from "#app/core/collab/protocol/presence.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { renameCollaborator, renameInActivity } from "./apply-rename.ts";
import { NO_PRESENCE_STATE, type OtherCollaborator, type PresenceState } from "./presence-state.ts";

/** [spec 9] How long the two banners are shown. */
export const CHANGE_BANNER_MS = 5_000;
export const TYPING_BANNER_MS = 3_000;
/** Together with the edits themselves, well within a room's rate limit for frames. */
const SEND_INTERVAL_MS = 150;

/** `range` is null if the control has no text selection. */
export interface LocalCursor {
  field: string;
  range: { start: number; end: number; isBackward: boolean } | null;
}

interface PresencePorts {
  doc: Y.Doc;
  /** Whether the document is in sync with the room, so that a remote change has just been made. */
  isLive(): boolean;
  sendAwareness(payload: Uint8Array): void;
}

export function createPresenceStore({ doc, isLive, sendAwareness }: PresencePorts) {
  const listeners = new Set<() => void>();
  const clocks = new Map<number, number>();
  /** All other collaborators, also while collaboration is off and the state shows none. */
  const collaborators = new Map<number, OtherCollaborator>();
  let state: PresenceState = NO_PRESENCE_STATE;
  let isEnabled = true;
  let hasOthers = false;
  let readCursor: () => LocalCursor | null = () => null;
  let lastSent = "";
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let bannerTimer: ReturnType<typeof setTimeout> | undefined;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<PresenceState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const isVisible = () => isEnabled && hasOthers;

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
    return { field: cursor.field, anchor: anchor ?? head, head: head ?? anchor };
  }

  function sendCursor(): void {
    sendTimer = undefined;
    if (!isVisible() || !isLive()) return;
    const awareness = JSON.stringify({ cursor: encodeCursor() });
    if (awareness === lastSent) return;
    lastSent = awareness;
    // The room fills in the clock and the name.
    sendAwareness(
      encodeAwareness([{ clientId: doc.clientID, clock: 0, state: JSON.parse(awareness) }]),
    );
  }

  function handleAwareness(payload: Uint8Array): void {
    for (const { clientId, clock, state: presence } of decodeAwareness(payload)) {
      if (clock < (clocks.get(clientId) ?? 0)) continue;
      clocks.set(clientId, clock);
      const other = presence as Presence | null;
      if (other && other.user.userId !== state.you?.userId) {
        collaborators.set(clientId, { clientId, ...other });
      } else collaborators.delete(clientId);
    }
    if (isEnabled) update({ others: [...collaborators.values()] });
  }

  function handleEvent(event: RoomEvent): void {
    if (event.type === "hello") {
      // On a new socket the room sends everyone's presence again.
      clocks.clear();
      collaborators.clear();
      lastSent = "";
      update({ you: event.you, others: [] });
    } else if (event.type === "editorCount") updateHasOthers(event.count > 1);
    else if (event.type === "renamed") applyRename(event);
    else if (event.type === "recentChanges") update({ changes: event.changes });
    else if (event.type === "activity") addActivity(event);
  }

  function updateHasOthers(next: boolean): void {
    const isFirstOther = !hasOthers;
    hasOthers = next;
    if (!isFirstOther) return;
    // From now on the room remembers this cursor and sends it to people who join later.
    lastSent = "";
    sendCursor();
  }

  function applyRename(event: Extract<RoomEvent, { type: "renamed" }>): void {
    const { userId, name } = event;
    for (const [clientId, other] of collaborators) {
      collaborators.set(clientId, renameCollaborator(other, event));
    }
    const { you, others, changes, banner } = state;
    update({
      you: you && (you.userId === userId ? { ...you, name } : you),
      others: others.map((other) => renameCollaborator(other, event)),
      changes: changes.map((change) => renameInActivity(change, event)),
      banner: banner && renameInActivity(banner, event),
    });
  }

  function addActivity({ type: _type, ...change }: Extract<RoomEvent, { type: "activity" }>): void {
    const isSame = (other: typeof change) =>
      other.section === change.section && other.userId === change.userId;
    const changes = [change, ...state.changes.filter((other) => !isSame(other))];
    const isBannerShown = isEnabled && change.userId !== state.you?.userId;
    update({
      changes: changes.slice(0, RECENT_CHANGES),
      ...(isBannerShown ? { banner: change } : {}),
    });
    if (!isBannerShown) return;
    clearTimeout(bannerTimer);
    bannerTimer = setTimeout(() => update({ banner: null }), CHANGE_BANNER_MS);
  }

  function onTransaction({ local, changed }: Y.Transaction): void {
    if (local || !isVisible() || !isLive() || !hasTextChange(changed)) return;
    if (!state.isTyping) update({ isTyping: true });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => update({ isTyping: false }), TYPING_BANNER_MS);
  }
  doc.on("afterTransaction", onTransaction);

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
    cursorMoved() {
      if (isVisible()) sendTimer ??= setTimeout(sendCursor, SEND_INTERVAL_MS);
    },
    /** The document is in sync with the room again. */
    onConnected() {
      lastSent = "";
      sendCursor();
    },
    onDisconnected() {
      hasOthers = false;
      collaborators.clear();
      lastSent = "";
      update({ others: [], banner: null, isTyping: false });
    },
    setEnabled(next: boolean) {
      if (next === isEnabled) return;
      if (!next && hasOthers) {
        sendAwareness(encodeAwareness([{ clientId: 0, clock: 0, state: null }]));
      }
      isEnabled = next;
      lastSent = "";
      if (next) {
        update({ others: [...collaborators.values()] });
        sendCursor();
      } else update({ others: [], banner: null, isTyping: false });
    },
    destroy() {
      doc.off("afterTransaction", onTransaction);
      for (const timer of [bannerTimer, typingTimer, sendTimer]) clearTimeout(timer);
    },
  };
}
