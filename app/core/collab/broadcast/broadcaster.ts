/** Tracks who is in a room and broadcasts presence to the peers who may see it. */
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import type { Cursor, Presence } from "#app/core/collab/protocol/presence.ts";
import { type Collaborator, encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import type { Clock } from "./fan-out.ts";
import { createFanOut } from "./fan-out.ts";
import { isShown, mayComment, mayEdit, type Peer, sendEvent } from "./peer.ts";

/** Limits how often a moving cursor is written to its socket's attachment. */
const SAVE_EVERY_MS = 1_000;

export function collaboratorOf({ person, color }: Peer): Collaborator {
  return { userId: person.userId, name: person.name, color };
}

function awarenessEntryOf(peer: Peer) {
  const { clientId, presence } = peer;
  const cursor = presence?.cursor ?? null;
  const state: Presence | null = isShown(peer) ? { user: collaboratorOf(peer), cursor } : null;
  return { clientId, clock: presence?.clock ?? 0, state };
}

export function createBroadcaster(peers: () => readonly Peer[], clock: Clock) {
  const fanOut = createFanOut(peers, clock);
  const savedAt = new WeakMap<Peer, number>();
  const pendingSaves = new Set<Peer>();
  let lastCount = -1;

  /**
   * Counts distinct people who may edit and have not switched collaboration off, and broadcasts the count when it
   * changes.
   */
  function updateEditorCount(leaving?: Peer): { count: number; hasChanged: boolean } {
    const people = new Set<string>();
    for (const peer of peers()) {
      const isPresent = peer !== leaving && peer.kind !== "new" && !peer.isHidden;
      if (isPresent && mayEdit(peer.person)) people.add(peer.person.userId);
    }
    const count = people.size;
    const hasChanged = count !== lastCount;
    lastCount = count;
    if (hasChanged) fanOut.count(count);
    return { count, hasChanged };
  }

  /**
   * Saves at once after a pause, else after a delay. No timer is pending while no one moves, so the room can hibernate.
   */
  function saveThrottled(peer: Peer): void {
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

  /** Sends every visible cursor to a peer that has just joined or is no longer backpressured. */
  function sendPresenceTo(peer: Peer): void {
    if (!mayComment(peer.person) || peer.isHidden) return;
    const visiblePeers = [...peers()].filter((other) => other !== peer && isShown(other));
    if (visiblePeers.length === 0) return;
    peer.send(
      encodeFrame({
        kind: "awareness",
        update: encodeAwareness(visiblePeers.map(awarenessEntryOf)),
      }),
    );
  }

  /** Tells the others that a peer is no longer shown. */
  function withdraw(peer: Peer): void {
    fanOut.forget(peer);
    if (!peer.presence || !isShown(peer)) return;
    peer.presence = { ...peer.presence, clock: peer.presence.clock + 1, isWithdrawn: true };
    fanOut.move(peer, awarenessEntryOf(peer));
  }

  return {
    /**
     * Sent to every editor including the author, since the echo is the acknowledgement. The update is stored before
     * this is called.
     */
    broadcastUpdate: fanOut.update,
    broadcastEvents: fanOut.queueEvents,
    /** Cursors and selections, to JSON clients. */
    relayCursorEvent: fanOut.queueCursorEvent,
    enqueueIfBatching: fanOut.enqueueIfBatching,
    flush: fanOut.flush,
    /** Broadcasts a peer's cursor to the editors. `isTyping` is not stored: it ends within seconds. */
    showCursor(peer: Peer, cursor: Cursor, isTyping = false): void {
      peer.presence = { clock: (peer.presence?.clock ?? 0) + 1, cursor };
      saveThrottled(peer);
      const { state, ...entry } = awarenessEntryOf(peer);
      fanOut.move(peer, { ...entry, state: isTyping ? { ...state, isTyping } : state });
    },
    /** The peer stays connected without being shown. */
    hideCursor(peer: Peer): void {
      if (!isShown(peer)) return;
      withdraw(peer);
      saveThrottled(peer);
    },
    /** The person switches collaboration off or on; saved at once, since the choice must survive hibernation. */
    setHidden(peer: Peer, isHidden: boolean): void {
      peer.isHidden = isHidden;
      if (isHidden) withdraw(peer);
      peer.save();
      if (peer.kind !== "new") updateEditorCount();
    },
    introduce: sendPresenceTo,
    /** The peer has acknowledged what it read, so presence that was dropped meanwhile is sent now. */
    onDrain(peer: Peer): void {
      peer.save();
      if (peer.kind === "yjs" && fanOut.takeMissed(peer)) sendPresenceTo(peer);
    },
    /** Called once a socket's protocol is known (Yjs or JSON); from then on it counts as present. */
    admit(peer: Peer, kind: "yjs" | "json"): void {
      const isFirst = peer.kind === "new";
      peer.kind = kind;
      if (isFirst) peer.save();
      const { count, hasChanged } = updateEditorCount();
      if (!hasChanged && (isFirst || kind === "json"))
        sendEvent(peer, { type: "editorCount", count });
    },
    onDisconnect(peer: Peer): void {
      pendingSaves.delete(peer);
      withdraw(peer);
      updateEditorCount(peer);
    },
  };
}
