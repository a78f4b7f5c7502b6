/**
 * Batches what a room broadcasts: document updates, cursors, events and the editor count. In workerd a send costs more
 * than its payload, so a large room collects them for a short window: updates are merged, and only the latest cursor
 * of each peer is sent.
 */
import * as Y from "yjs";
import { type AwarenessEntry, encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { encodeFrame, type RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { isBackpressured } from "./flow-control.ts";
import { mayComment, type Peer } from "./peer.ts";

/** Below this many sockets, updates and events are sent without a window. */
const IMMEDIATE_BELOW = 20;
/** Length of the batching window per socket: one send costs about 25 µs in workerd. */
const WINDOW_MS_PER_SOCKET = 0.06;
const SHORTEST_WINDOW_MS = 10;
/** A longer window would delay a change by more than 200 ms for the last of 1,000 sockets. */
const LONGEST_WINDOW_MS = 60;
/**
 * In a small room updates are sent at once and cursors a moment later, so that an update does not wait for the sends of
 * its cursor.
 */
const AWARENESS_DELAY_MS = 2;

export interface Clock {
  now(): number;
  /** Runs `work` after `delayMs`; returns a function that cancels it. */
  schedule(delayMs: number, work: () => void): () => void;
}
/** A cursor event for JSON clients, rendered when it is sent and only if such a client is present. */
interface CursorEvent {
  from: Peer;
  makeEvent: () => RoomEvent | null;
}

export function createFanOut(peers: () => readonly Peer[], clock: Clock) {
  let updates: Uint8Array[] = [];
  let cursors = new Map<number, { from: Peer; entry: AwarenessEntry }>();
  let cursorEvents = new Map<string, CursorEvent>();
  let events: RoomEvent[] = [];
  let count: number | null = null;
  /** Peers that missed presence while they were backpressured. */
  const peersMissingPresence = new WeakSet<Peer>();
  let isFlushScheduled = false;
  let isAwarenessFlushScheduled = false;
  /** Work to run right before the next flush. */
  let beforeFlush = new Set<() => void>();

  function scheduleFlush(): void {
    if (isFlushScheduled) return;
    const present = peers().length;
    if (present < IMMEDIATE_BELOW) {
      flushQueued({ withAwareness: false });
    } else {
      isFlushScheduled = true;
      const windowMs = Math.max(SHORTEST_WINDOW_MS, present * WINDOW_MS_PER_SOCKET);
      clock.schedule(Math.min(windowMs, LONGEST_WINDOW_MS), flush);
    }
  }

  function scheduleAwarenessFlush(): void {
    if (isFlushScheduled || isAwarenessFlushScheduled) return;
    if (peers().length >= IMMEDIATE_BELOW) {
      scheduleFlush();
    } else {
      isAwarenessFlushScheduled = true;
      clock.schedule(AWARENESS_DELAY_MS, flush);
    }
  }

  function runBeforeFlush(): void {
    const works = beforeFlush;
    beforeFlush = new Set();
    for (const work of works) work();
  }

  const flush = () => flushQueued({ withAwareness: true });

  function flushQueued({ withAwareness }: { withAwareness: boolean }): void {
    try {
      // What this work enqueues is sent in this flush, not in another window.
      runBeforeFlush();
    } finally {
      isFlushScheduled = false;
      if (withAwareness) isAwarenessFlushScheduled = false;
    }
    const batch = takeBatch(withAwareness);
    // One round over the peers: sending updates first and events in a second round raised p99 by a fifth at 1,000
    // sockets.
    for (const peer of peers()) if (peer.kind !== "new") sendBatch(peer, batch);
  }

  /** Encodes what is queued, once for all peers, and empties the queues. */
  function takeBatch(withAwareness: boolean) {
    const update =
      updates.length > 0 ? encodeFrame({ kind: "update", update: mergedUpdate() }) : null;
    const movedCursors = withAwareness ? [...cursors.values()] : [];
    const awareness =
      movedCursors.length > 0 ? awarenessFrame(movedCursors.map(({ entry }) => entry)) : null;
    const countEvent: RoomEvent[] = count === null ? [] : [{ type: "editorCount", count }];
    const allEvents = [...countEvent, ...events];
    const eventsJson = jsonOf(allEvents);
    const countJson = jsonOf(countEvent);
    // Hidden peers are not told who else is in the room.
    const hiddenPeerJson = peers().some(({ isHidden }) => isHidden)
      ? jsonOf([...countEvent, ...events.filter(({ type }) => type !== "activity")])
      : null;
    const hasCursorReaders =
      withAwareness && cursorEvents.size > 0 && peers().some(receivesCursorEvents);
    const renderedCursorEvents = hasCursorReaders
      ? [...renderCursorEvents(cursorEvents.values())]
      : [];
    const withCursorsJson = jsonOf([...allEvents, ...renderedCursorEvents.map(eventOf)]);
    // A peer needs no frame that holds only its own cursor.
    const onlyMover = movedCursors.length === 1 ? movedCursors[0]?.from : null;
    const cursorOwners = new Set(renderedCursorEvents.map(({ from }) => from));
    updates = [];
    if (withAwareness) {
      cursors = new Map();
      cursorEvents = new Map();
    }
    events = [];
    count = null;

    return {
      update,
      awareness,
      hasCursorEvents: renderedCursorEvents.length > 0,
      onlyMover,
      /** The text frame for a peer, or null. `isSlow`: the peer is backpressured and gets no cursors. */
      textFor(peer: Peer, isSlow: boolean): string | null {
        if (!mayComment(peer.person)) return countJson;
        if (peer.isHidden) return hiddenPeerJson;
        const getsCursors = peer.kind === "json" && renderedCursorEvents.length > 0 && !isSlow;
        if (!getsCursors) return eventsJson;
        if (!cursorOwners.has(peer)) return withCursorsJson;
        const othersCursors = renderedCursorEvents.filter(({ from }) => from !== peer);
        return jsonOf([...allEvents, ...othersCursors.map(eventOf)]);
      },
    };
  }

  function sendBatch(peer: Peer, batch: ReturnType<typeof takeBatch>): void {
    const { update, awareness, hasCursorEvents, onlyMover, textFor } = batch;
    const isSlow = isBackpressured(peer.flowControl);
    if (isSlow && (awareness || hasCursorEvents)) peersMissingPresence.add(peer);
    if (peer.kind === "yjs") {
      if (update) peer.send(update);
      const seesPeople = mayComment(peer.person) && !peer.isHidden;
      if (awareness && seesPeople && !isSlow && peer !== onlyMover) peer.send(awareness);
    }
    const text = textFor(peer, isSlow);
    if (text !== null) peer.send(text);
  }

  const mergedUpdate = () =>
    updates.length === 1 ? (updates[0] as Uint8Array) : Y.mergeUpdates(updates);

  return {
    /**
     * Sent to every editor including the author, since the echo is the acknowledgement. The update is stored before
     * this is called.
     */
    queueUpdate(update: Uint8Array): void {
      updates.push(update);
      scheduleFlush();
    },
    /** Queues a peer's latest cursor; JSON clients get it as separate events. */
    queueCursor(from: Peer, entry: AwarenessEntry): void {
      cursors.set(entry.clientId, { from, entry });
      scheduleAwarenessFlush();
    },
    queueCursorEvent(
      from: Peer,
      kind: "position" | "selection",
      makeEvent: () => RoomEvent | null,
    ): void {
      cursorEvents.set(`${from.clientId} ${kind}`, { from, makeEvent });
      scheduleAwarenessFlush();
    },
    /** Drops queued cursor events of a peer that has left or is hidden; `queueCursor` sends the others its removal. */
    dropCursorEvents(from: Peer): void {
      for (const [key, queued] of cursorEvents) if (queued.from === from) cursorEvents.delete(key);
    },
    /** Returns true if the room batches; `work` then runs right before the batch is sent. */
    enqueueIfBatching(work: () => void): boolean {
      if (peers().length < IMMEDIATE_BELOW) return false;
      beforeFlush.add(work);
      scheduleFlush();
      return true;
    },
    /** Queues events for every peer that may comment, including the author. */
    queueEvents(newEvents: readonly RoomEvent[]): void {
      if (newEvents.length === 0) return;
      events.push(...newEvents);
      scheduleFlush();
    },
    /** Queues the editor count for every peer; only the latest is sent. */
    queueEditorCount(newCount: number): void {
      count = newCount;
      scheduleFlush();
    },
    /** Sends what is queued now. */
    flush,
    /** Returns true once for a peer that missed presence while it was backpressured. */
    takeMissedPresence: (peer: Peer): boolean => peersMissingPresence.delete(peer),
  };
}

const receivesCursorEvents = (peer: Peer) =>
  peer.kind === "json" && mayComment(peer.person) && !peer.isHidden;

function* renderCursorEvents(queued: Iterable<CursorEvent>) {
  for (const { from, makeEvent } of queued) {
    const event = makeEvent();
    if (event) yield { from, event };
  }
}

const eventOf = ({ event }: { event: RoomEvent }) => event;

function awarenessFrame(entries: readonly AwarenessEntry[]): Uint8Array {
  return encodeFrame({ kind: "awareness", update: encodeAwareness(entries) });
}

function jsonOf(events: readonly RoomEvent[]): string | null {
  if (events.length === 0) return null;
  return JSON.stringify(events.length === 1 ? events[0] : events);
}
