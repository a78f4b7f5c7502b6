/** Carets and selections that come in, from editors and from JSON clients, and to whom they are told. */
import * as v from "valibot";
import { collaboratorOf, type openAudience } from "#app/core/collab/broadcast/audience.ts";
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
import { type Refusal, readable } from "#app/core/collab/protocol/refusal.ts";
import type { RoomDoc } from "./room-document.ts";

type Audience = ReturnType<typeof openAudience>;
type CursorEvent = Extract<ClientEvent, { type: "cursorUpdate" | "selectionUpdate" }>;

const stampOf = (peer: Peer) => ({ user: collaboratorOf(peer), clientId: peer.clientId });

export function openPresence(audience: Audience, document: RoomDoc) {
  function relaySelection(peer: Peer, makeSelection: () => unknown): void {
    audience.relay(peer, "selection", () => {
      const selection = makeSelection();
      return selection ? { type: "selectionUpdated", selection, ...stampOf(peer) } : null;
    });
  }
  function relayPosition(peer: Peer, makePosition: () => unknown): void {
    audience.relay(peer, "position", () => ({
      type: "cursorUpdated",
      position: makePosition(),
      ...stampOf(peer),
    }));
  }

  function showEditor(peer: Peer, cursor: Cursor): void {
    audience.show(peer, cursor);
    if (!cursor) return;
    relayPosition(peer, () => toPosition(document.doc(), cursor));
    if (cursor.anchor !== cursor.head) {
      relaySelection(peer, () => toSelection(document.doc(), cursor));
    }
  }

  return {
    hearCursor(peer: Peer, event: CursorEvent): Refusal {
      if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
      if (event.type === "cursorUpdate") {
        relayPosition(peer, () => event.position);
        audience.show(peer, fromPosition(event.position));
      } else {
        relaySelection(peer, () => event.selection);
        const last = peer.presence?.cursor ?? null;
        audience.show(peer, fromSelection(document.doc(), last, event.selection));
      }
      return null;
    },
    /** Where an editor is; whose it is and under which id, only the socket says. */
    hearAwareness(peer: Peer, payload: Uint8Array): Refusal {
      const entries = readable(() => decodeAwareness(payload));
      if (!entries) return { close: CLOSE.unreadable, reason: "Unreadable awareness" };
      const state = entries.at(-1)?.state;
      if (peer.kind !== "yjs" || state === undefined) return null;
      if (!mayComment(peer.person)) return { error: NOT_YOUR_ROLE };
      if (state === null) {
        audience.hide(peer);
        return null;
      }
      const parsed = v.safeParse(presenceSchema, state);
      // Other editors' own kinds of presence say at least that somebody is there.
      showEditor(peer, parsed.success ? parsed.output.cursor : null);
      return null;
    },
  };
}
