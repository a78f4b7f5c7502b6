/** The others in the room and what they do: who is there, where, and what was changed lately. */
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
import { renamedActivity, renamedOther } from "./apply-rename.ts";
import { NOBODY, type Other, type PresenceView } from "./presence-state.ts";

/** [spec 9] How long the two banners stay. */
export const CHANGE_BANNER_MS = 5_000;
export const TYPING_BANNER_MS = 3_000;
/** With the edits themselves well within a room's frame budget. */
const SEND_EVERY_MS = 150;

/** Field, start, end and whether the caret is at the start; no range where the control has none. */
export interface OwnCursor {
  field: string;
  range: { start: number; end: number; isBackward: boolean } | null;
}

interface PresencePorts {
  doc: Y.Doc;
  /** Whether the document is in step with the room, so that a change is somebody's doing just now. */
  isLive(): boolean;
  show(payload: Uint8Array): void;
}
export type PresenceStore = ReturnType<typeof createPresenceStore>;

export function createPresenceStore({ doc, isLive, show }: PresencePorts) {
  const listeners = new Set<() => void>();
  const clocks = new Map<number, number>();
  /** Everybody, also while nobody is to be seen. */
  const known = new Map<number, Other>();
  let view: PresenceView = NOBODY;
  let isOn = true;
  let isShared = false;
  let readOwn: () => OwnCursor | null = () => null;
  let lastSent = "";
  let sending: ReturnType<typeof setTimeout> | null = null;
  let bannerTimer: ReturnType<typeof setTimeout> | undefined;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  function refresh(change: Partial<PresenceView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  const isShown = () => isOn && isShared;

  function ownCursor(): Cursor {
    const own = readOwn();
    if (!own) return null;
    const text = own.range && textOfField(doc, own.field);
    if (!own.range || !text) return { field: own.field, anchor: null, head: null };
    const { start, end, isBackward } = own.range;
    const [from, to] = [
      encodePosition(text, start),
      start === end ? null : encodePosition(text, end),
    ];
    const [anchor, head] = isBackward ? [to, from] : [from, to];
    return { field: own.field, anchor: anchor ?? head, head: head ?? anchor };
  }

  function sendOwn(): void {
    sending = null;
    if (!isShown() || !isLive()) return;
    const state = JSON.stringify({ cursor: ownCursor() });
    if (state === lastSent) return;
    lastSent = state;
    // The room puts the clock and the name in.
    show(encodeAwareness([{ clientId: doc.clientID, clock: 0, state: JSON.parse(state) }]));
  }

  function receive(payload: Uint8Array): void {
    for (const { clientId, clock, state } of decodeAwareness(payload)) {
      if (clock < (clocks.get(clientId) ?? 0)) continue;
      clocks.set(clientId, clock);
      const presence = state as Presence | null;
      if (presence && presence.user.userId !== view.you?.userId) {
        known.set(clientId, { clientId, ...presence });
      } else known.delete(clientId);
    }
    if (isOn) refresh({ others: [...known.values()] });
  }

  function hear(event: RoomEvent): void {
    if (event.type === "hello") {
      // A new socket: the room tells anew who is there.
      clocks.clear();
      known.clear();
      lastSent = "";
      refresh({ you: event.you, others: [] });
    } else if (event.type === "editorCount") {
      const wasAlone = !isShared;
      isShared = event.count > 1;
      // From then on the room knows, and tells whoever comes later.
      if (wasAlone) lastSent = "";
      if (wasAlone) sendOwn();
    } else if (event.type === "renamed") {
      const { userId, name } = event;
      for (const [id, other] of known) known.set(id, renamedOther(other, event));
      refresh({
        you: view.you && (view.you.userId === userId ? { ...view.you, name } : view.you),
        others: view.others.map((other) => renamedOther(other, event)),
        changes: view.changes.map((one) => renamedActivity(one, event)),
        banner: view.banner && renamedActivity(view.banner, event),
      });
    } else if (event.type === "recentChanges") {
      refresh({ changes: event.changes });
    } else if (event.type === "activity") {
      const { type: _type, ...change } = event;
      const isSame = (one: typeof change) =>
        one.section === change.section && one.userId === change.userId;
      const changes = [change, ...view.changes.filter((one) => !isSame(one))];
      const isOthers = isOn && change.userId !== view.you?.userId;
      refresh({
        changes: changes.slice(0, RECENT_CHANGES),
        ...(isOthers ? { banner: change } : {}),
      });
      if (!isOthers) return;
      clearTimeout(bannerTimer);
      bannerTimer = setTimeout(() => refresh({ banner: null }), CHANGE_BANNER_MS);
    }
  }

  function onTransaction({ local, changed }: Y.Transaction): void {
    if (local || !isShown() || !isLive() || !hasTextChange(changed)) return;
    if (!view.isTyping) refresh({ isTyping: true });
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => refresh({ isTyping: false }), TYPING_BANNER_MS);
  }
  doc.on("afterTransaction", onTransaction);

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear,
    receive,
    /** Where the caret is, asked for only when it is about to be told. */
    follow(read: () => OwnCursor | null) {
      readOwn = read;
      return () => {
        readOwn = () => null;
      };
    },
    /** Positions are kept relative to characters of the document. */
    measure: <T>(work: (doc: Y.Doc) => T): T => work(doc),
    /** The caret may have moved. Alone, this does nothing. */
    moved() {
      if (isShown()) sending ??= setTimeout(sendOwn, SEND_EVERY_MS);
    },
    /** The document is in step with the room again. */
    connected() {
      lastSent = "";
      sendOwn();
    },
    disconnected() {
      isShared = false;
      known.clear();
      lastSent = "";
      refresh({ others: [], banner: null, isTyping: false });
    },
    setOn(next: boolean) {
      if (next === isOn) return;
      if (!next && isShared) show(encodeAwareness([{ clientId: 0, clock: 0, state: null }]));
      isOn = next;
      lastSent = "";
      if (next) refresh({ others: [...known.values()] });
      if (next) sendOwn();
      else refresh({ others: [], banner: null, isTyping: false });
    },
    destroy() {
      doc.off("afterTransaction", onTransaction);
      for (const timer of [bannerTimer, typingTimer, sending ?? undefined]) clearTimeout(timer);
    },
  };
}
