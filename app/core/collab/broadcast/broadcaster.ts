/**
 * Tracks who is in a room (the server's object for one resume) and broadcasts presence, that is, who is there and where
 * their cursors are, to the peers who may see it. A peer is one connected socket.
 */
import { encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import type { Cursor, Presence } from "#app/core/collab/protocol/presence.ts";
import { type Collaborator, encodeFrame } from "#app/core/collab/protocol/protocol.ts";
import type { Clock } from "./fan-out.ts";
import { createFanOut } from "./fan-out.ts";
import { isShown, mayComment, mayEdit, type Peer, sendEvent } from "./peer.ts";

/** How often a moving cursor is saved to its socket's attachment, at most. */
const CURSOR_SAVE_INTERVAL_MS = 1_000;

export function collaboratorOf({ person, color }: Peer): Collaborator {
  return { userId: person.userId, name: person.name, color };
}

function awarenessEntryOf(peer: Peer) {
  const { clientId, presence } = peer;
  const cursor = presence?.cursor ?? null;
  const state: Presence | null = isShown(peer) ? { user: collaboratorOf(peer), cursor } : null;
  return { clientId, clock: presence?.clock ?? 0, state };
}

/** `peers` returns the sockets that are connected now. */
export function createBroadcaster(peers: () => readonly Peer[], clock: Clock) {
  const fanOut = createFanOut(peers, clock);
  /** When each peer was last saved, by the clock in milliseconds. */
  const lastSavedAt = new WeakMap<Peer, number>();
  const pendingSaves = new Set<Peer>();
  /** -1: not counted yet. */
  let lastCount = -1;

  /**
   * Counts distinct people who may edit and have not switched collaboration off, and broadcasts the count when it
   * changes.
   */
  function updateEditorCount(leaving?: Peer): { count: number; hasChanged: boolean } {
    const people = new Set<string>();
    for (const peer of peers()) {
      // A "new" peer has not shown its protocol yet (see setProtocol).
      const isPresent = peer !== leaving && peer.kind !== "new" && !peer.isHidden;
      if (isPresent && mayEdit(peer.person)) people.add(peer.person.userId);
    }
    const count = people.size;
    const hasChanged = count !== lastCount;
    lastCount = count;
    if (hasChanged) fanOut.queueEditorCount(count);
    return { count, hasChanged };
  }

  /**
   * Saves a peer's cursor now if its last save is long enough ago, else after the interval. Without cursor moves no timer
   * is pending, so the room can hibernate.
   */
  function saveThrottled(peer: Peer): void {
    const now = clock.now();
    if (now - (lastSavedAt.get(peer) ?? Number.NEGATIVE_INFINITY) >= CURSOR_SAVE_INTERVAL_MS) {
      lastSavedAt.set(peer, now);
      peer.save();
      return;
    }
    if (pendingSaves.size === 0) {
      clock.schedule(CURSOR_SAVE_INTERVAL_MS, () => {
        for (const pending of pendingSaves) pending.save();
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

  /** Removes a peer's cursor from the other editors. */
  function withdrawCursor(peer: Peer): void {
    fanOut.dropCursorEvents(peer);
    if (!peer.presence || !isShown(peer)) return;
    peer.presence = { ...peer.presence, clock: peer.presence.clock + 1, isWithdrawn: true };
    fanOut.queueCursor(peer, awarenessEntryOf(peer));
  }

  return {
    /**
     * Sent to every editor including the author, since the echo is the acknowledgement. The update is stored before
     * this is called.
     */
    broadcastUpdate: fanOut.queueUpdate,
    broadcastEvents: fanOut.queueEvents,
    /** Broadcasts cursors and selections to JSON clients, which send JSON events instead of Yjs frames. */
    relayCursorEvent: fanOut.queueCursorEvent,
    /** Returns true if the room batches; the given work then runs right before the batch is sent. */
    enqueueIfBatching: fanOut.enqueueIfBatching,
    flush: fanOut.flush,
    /** Broadcasts a peer's cursor to the editors. `isTyping` is not stored: it ends within seconds. */
    showCursor(peer: Peer, cursor: Cursor, isTyping = false): void {
      peer.presence = { clock: (peer.presence?.clock ?? 0) + 1, cursor };
      saveThrottled(peer);
      const { state, ...entry } = awarenessEntryOf(peer);
      fanOut.queueCursor(peer, { ...entry, state: isTyping ? { ...state, isTyping } : state });
    },
    /** Stops showing the peer to the others; it stays connected. */
    hideCursor(peer: Peer): void {
      if (!isShown(peer)) return;
      withdrawCursor(peer);
      saveThrottled(peer);
    },
    /** The person switches collaboration off or on; saved at once, since the choice must survive hibernation. */
    setHidden(peer: Peer, isHidden: boolean): void {
      peer.isHidden = isHidden;
      if (isHidden) withdrawCursor(peer);
      peer.save();
      if (peer.kind !== "new") updateEditorCount();
    },
    sendPresenceTo,
    /** Called when the peer has acknowledged what it read: presence that was dropped meanwhile is sent now. */
    onDrain(peer: Peer): void {
      peer.save();
      if (peer.kind === "yjs" && fanOut.takeMissedPresence(peer)) sendPresenceTo(peer);
    },
    /** Sets the socket's protocol, which its first frame shows; from then on the peer counts as present. */
    setProtocol(peer: Peer, kind: "yjs" | "json"): void {
      const isFirst = peer.kind === "new";
      peer.kind = kind;
      if (isFirst) peer.save();
      const { count, hasChanged } = updateEditorCount();
      if (!hasChanged && (isFirst || kind === "json"))
        sendEvent(peer, { type: "editorCount", count });
    },
    onDisconnect(peer: Peer): void {
      pendingSaves.delete(peer);
      withdrawCursor(peer);
      updateEditorCount(peer);
    },
  };
}
