/** Who is in a room, and what each of them is told of the others. */
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import type { Cursor, Presence } from "#app/core/collab/protocol/presence.ts";
import { type Collaborator, encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import type { Clock } from "./fan-out.ts";
import { createFanOut } from "./fan-out.ts";
import { mayComment, type Peer, sendEvent } from "./peer.ts";

/** A caret that moves all the time is written into its socket's attachment only so often. */
const SAVE_EVERY_MS = 1_000;

export function collaboratorOf({ person, color }: Peer): Collaborator {
  return { userId: person.userId, name: person.name, color };
}

function awarenessEntryOf(peer: Peer) {
  const { clientId, presence } = peer;
  const state: Presence | null = presence && {
    user: collaboratorOf(peer),
    cursor: presence.cursor,
  };
  return { clientId, clock: presence?.clock ?? 0, state };
}

export function createBroadcaster(peers: () => readonly Peer[], clock: Clock) {
  const fanOut = createFanOut(peers, clock);
  const savedAt = new WeakMap<Peer, number>();
  const pendingSaves = new Set<Peer>();
  let lastCount = -1;

  /** Distinct people who may write or comment; everyone hears it when it has changed. */
  function countEditors(leaving?: Peer): { count: number; hasChanged: boolean } {
    const people = new Set<string>();
    for (const peer of peers()) {
      const isCounted = peer !== leaving && peer.kind !== "new" && mayComment(peer.person);
      if (isCounted) people.add(peer.person.userId);
    }
    const count = people.size;
    const isNews = count !== lastCount;
    lastCount = count;
    if (isNews) fanOut.count(count);
    return { count, hasChanged: isNews };
  }

  /** At once after a pause; else soon, and no timer is left when nobody moves. */
  function remember(peer: Peer): void {
    const now = clock.now();
    if (now - (savedAt.get(peer) ?? Number.NEGATIVE_INFINITY) >= SAVE_EVERY_MS) {
      savedAt.set(peer, now);
      peer.save();
      return;
    }
    if (pendingSaves.size === 0) {
      clock.later(SAVE_EVERY_MS, () => {
        for (const each of pendingSaves) each.save();
        pendingSaves.clear();
      });
    }
    pendingSaves.add(peer);
  }

  /** Everybody who has shown themselves, to one who has just come or reads again. */
  function sendPresenceTo(peer: Peer): void {
    if (!mayComment(peer.person)) return;
    const visiblePeers = [...peers()].filter((other) => other !== peer && other.presence !== null);
    if (visiblePeers.length === 0) return;
    peer.send(
      encodeFrame({
        kind: "awareness",
        update: encodeAwareness(visiblePeers.map(awarenessEntryOf)),
      }),
    );
  }

  return {
    /** Everyone hears it, the writer too: the echo is the acknowledgement. It has been stored before. */
    broadcastUpdate: fanOut.update,
    broadcastEvents: fanOut.announce,
    /** Cursors and selections, to JSON clients. */
    relayCursorEvent: fanOut.notice,
    enqueueIfBatching: fanOut.isGathered,
    flush: fanOut.flush,
    /** Where somebody is now, to the editors. */
    showCursor(peer: Peer, cursor: Cursor): void {
      peer.presence = { clock: (peer.presence?.clock ?? 0) + 1, cursor };
      remember(peer);
      fanOut.move(peer, awarenessEntryOf(peer));
    },
    /** Somebody who switched collaboration off is there without being shown. */
    hideCursor(peer: Peer): void {
      if (!peer.presence) return;
      peer.presence.clock++;
      fanOut.forget(peer);
      fanOut.move(peer, { ...awarenessEntryOf(peer), state: null });
      peer.presence = null;
      remember(peer);
    },
    introduce: sendPresenceTo,
    /** It has said how far it has read. */
    onDrain(peer: Peer): void {
      peer.save();
      if (peer.kind === "yjs" && fanOut.hasMissed(peer)) sendPresenceTo(peer);
    },
    /** A socket has shown which language it speaks, and now counts. */
    admit(peer: Peer, kind: "yjs" | "json"): void {
      const isFirst = peer.kind === "new";
      peer.kind = kind;
      if (isFirst) peer.save();
      const { count, hasChanged: isNews } = countEditors();
      if (!isNews && (isFirst || kind === "json")) sendEvent(peer, { type: "editorCount", count });
    },
    onDisconnect(peer: Peer): void {
      pendingSaves.delete(peer);
      fanOut.forget(peer);
      if (peer.presence) {
        peer.presence.clock++;
        fanOut.move(peer, { ...awarenessEntryOf(peer), state: null });
      }
      countEditors(peer);
    },
  };
}
