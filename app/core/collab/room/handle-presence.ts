/** Handles cursors and selections from editors and JSON clients, and relays them to the other peers. */
import * as v from "valibot";
import { collaboratorOf, type createBroadcaster } from "#app/core/collab/broadcast/broadcaster.ts";
import { mayComment, type Peer } from "#app/core/collab/broadcast/peer.ts";
import { decodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import {
  fromPosition,
  fromSelection,
  toPosition,
  toSelection,
} from "#app/core/collab/protocol/cursor-events.ts";
import { type Cursor, presenceSchema } from "#app/core/collab/protocol/presence.ts";
import { CLOSE, type ClientEvent, NOT_YOUR_ROLE } from "#app/core/collab/protocol/protocol.ts";
import { type Rejection, tryDecode } from "#app/core/collab/protocol/rejection.ts";
import type { DocumentGuard } from "./document-guard.ts";

type Broadcaster = ReturnType<typeof createBroadcaster>;
type CursorEvent = Extract<ClientEvent, { type: "cursorUpdate" | "selectionUpdate" }>;

const senderOf = (peer: Peer) => ({ user: collaboratorOf(peer), clientId: peer.clientId });

export function createPresenceHandler(broadcaster: Broadcaster, document: DocumentGuard) {
  function relaySelection(peer: Peer, makeSelection: () => unknown): void {
    broadcaster.relayCursorEvent(peer, "selection", () => {
      const selection = makeSelection();
      return selection ? { type: "selectionUpdated", selection, ...senderOf(peer) } : null;
    });
  }
  function relayPosition(peer: Peer, makePosition: () => unknown): void {
    broadcaster.relayCursorEvent(peer, "position", () => ({
      type: "cursorUpdated",
      position: makePosition(),
      ...senderOf(peer),
    }));
  }

  function showEditorCursor(peer: Peer, cursor: Cursor, isTyping = false): void {
    broadcaster.showCursor(peer, cursor, isTyping);
    if (!cursor) return;
    relayPosition(peer, () => toPosition(document.doc(), cursor));
    if (cursor.anchor !== cursor.head) {
      relaySelection(peer, () => toSelection(document.doc(), cursor));
    }
  }

  return {
    handleCursorEvent(peer: Peer, event: CursorEvent): Rejection {
      if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
      if (peer.isHidden) return null;
      if (event.type === "cursorUpdate") {
        relayPosition(peer, () => event.position);
        broadcaster.showCursor(peer, fromPosition(event.position));
      } else {
        relaySelection(peer, () => event.selection);
        const last = peer.presence?.cursor ?? null;
        broadcaster.showCursor(peer, fromSelection(document.doc(), last, event.selection));
      }
      return null;
    },
    /** User and client id come from the socket's verified session; what the payload claims is ignored. */
    handleAwareness(peer: Peer, payload: Uint8Array): Rejection {
      const entries = tryDecode(() => decodeAwareness(payload));
      if (!entries) return { close: CLOSE.unreadable, reason: "Unreadable awareness" };
      const state = entries.at(-1)?.state;
      if (peer.kind !== "yjs" || state === undefined) return null;
      if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
      if (peer.isHidden) return null;
      if (state === null) {
        broadcaster.hideCursor(peer);
        return null;
      }
      const parsed = v.safeParse(presenceSchema, state);
      // Presence in another client's format still shows that the peer is present.
      const { cursor, isTyping } = parsed.success ? parsed.output : { cursor: null };
      showEditorCursor(peer, cursor, isTyping);
      return null;
    },
  };
}
