/**
 * How what happens reaches everybody. A send costs the platform more than what is in it, so in a large room
 * everything of a short while goes out together: updates merged, of each person's carets the last.
 */
import * as Y from "yjs";
import { type AwarenessEntry, encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { encodeFrame, type RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { isBackpressured } from "./flow-control.ts";
import { mayComment, type Peer } from "./peer.ts";

/** Below so many sockets words and events go out at once. */
const IMMEDIATE_BELOW = 20;
/** From there on frames wait for each other, so long for each socket: a send costs about 25 µs. */
const WINDOW_MS_PER_SOCKET = 0.06;
const SHORTEST_WINDOW_MS = 10;
/** Were it longer, the last in a room of 1,000 would hear of a change after more than 200 ms. */
const LONGEST_WINDOW_MS = 60;
/** In a small room words go at once and carets a moment later, so that a word that comes with a caret need not wait for its sends. */
const AWARENESS_DELAY_MS = 2;

export interface Clock {
  now(): number;
  /** Runs `work` in `delayMs`; answers how to call it off. */
  later(delayMs: number, work: () => void): () => void;
}
/** About somebody's caret, for clients of plain data: worded when it goes out, and only if one is there. */
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
  /** Who was left out while behind. */
  const missed = new WeakSet<Peer>();
  let isFlushScheduled = false;
  let isAwarenessFlushScheduled = false;
  let preparations = new Set<() => void>();

  function scheduleFlush(): void {
    if (isFlushScheduled) return;
    const present = peers().length;
    if (present < IMMEDIATE_BELOW) {
      flushQueued({ withAwareness: false });
    } else {
      isFlushScheduled = true;
      const shared = Math.max(SHORTEST_WINDOW_MS, present * WINDOW_MS_PER_SOCKET);
      clock.later(Math.min(shared, LONGEST_WINDOW_MS), flush);
    }
  }

  function scheduleAwarenessFlush(): void {
    if (isFlushScheduled || isAwarenessFlushScheduled) return;
    if (peers().length >= IMMEDIATE_BELOW) {
      scheduleFlush();
    } else {
      isAwarenessFlushScheduled = true;
      clock.later(AWARENESS_DELAY_MS, flush);
    }
  }

  function runPreparations(): void {
    const due = preparations;
    preparations = new Set();
    for (const work of due) work();
  }

  const flush = () => flushQueued({ withAwareness: true });

  function flushQueued({ withAwareness: withCarets }: { withAwareness: boolean }): void {
    try {
      // What is prepared goes out with the rest, without waiting again.
      runPreparations();
    } finally {
      isFlushScheduled = false;
      if (withCarets) isAwarenessFlushScheduled = false;
    }
    const update =
      updates.length > 0 ? encodeFrame({ kind: "update", update: mergedUpdate() }) : null;
    const moves = withCarets ? [...cursors.values()] : [];
    const awareness = moves.length > 0 ? awarenessFrame(moves.map(({ entry }) => entry)) : null;
    const countEvent: RoomEvent[] = count === null ? [] : [{ type: "editorCount", count }];
    const eventsJson = jsonOf([...countEvent, ...events]);
    const countJson = jsonOf(countEvent);
    const hasCursorReaders =
      withCarets && cursorEvents.size > 0 && peers().some(receivesCursorEvents);
    const renderedCursorEvents = hasCursorReaders
      ? [...renderCursorEvents(cursorEvents.values())]
      : [];
    const jsonClientJson = jsonOf([
      ...countEvent,
      ...events,
      ...renderedCursorEvents.map(({ event }) => event),
    ]);
    const onlyMover = moves.length === 1 ? moves[0]?.from : null;
    const writers = new Set(renderedCursorEvents.map(({ from }) => from));
    const all = [...countEvent, ...events];
    updates = [];
    if (withCarets) {
      cursors = new Map();
      cursorEvents = new Map();
    }
    events = [];
    count = null;

    // All of one peer's together: two rounds, words before news, gave a p99 a fifth higher at 1,000 sockets.
    for (const peer of peers()) {
      if (peer.kind === "new") continue;
      const seesPeople = mayComment(peer.person);
      const isSlow = isBackpressured(peer.flowControl);
      if (isSlow && (awareness || renderedCursorEvents.length > 0)) missed.add(peer);
      if (peer.kind === "yjs") {
        if (update) peer.send(update);
        if (awareness && seesPeople && !isSlow && peer !== onlyMover) peer.send(awareness);
      }
      const isJsonClient = peer.kind === "json" && renderedCursorEvents.length > 0 && !isSlow;
      const text = !seesPeople
        ? countJson
        : !isJsonClient
          ? eventsJson
          : writers.has(peer)
            ? jsonOf([
                ...all,
                ...renderedCursorEvents.filter(({ from }) => from !== peer).map(eventOf),
              ])
            : jsonClientJson;
      if (text !== null) peer.send(text);
    }
  }

  const mergedUpdate = () =>
    updates.length === 1 ? (updates[0] as Uint8Array) : Y.mergeUpdates(updates);

  return {
    /** To every editor, the writer too: the echo is the acknowledgement. It has been stored before. */
    update(update: Uint8Array): void {
      updates.push(update);
      scheduleFlush();
    },
    /** Where somebody is now; for clients of plain data in events of their own. */
    move(from: Peer, entry: AwarenessEntry): void {
      cursors.set(entry.clientId, { from, entry });
      scheduleAwarenessFlush();
    },
    notice(from: Peer, kind: "position" | "selection", makeEvent: () => RoomEvent | null): void {
      cursorEvents.set(`${from.clientId} ${kind}`, { from, makeEvent });
      scheduleAwarenessFlush();
    },
    /** Nothing more of somebody who has left or hides; that they have, the others hear by `move`. */
    forget(from: Peer): void {
      for (const [key, notice] of cursorEvents) if (notice.from === from) cursorEvents.delete(key);
    },
    /** True where things wait for each other: `work` then runs right before they go out. */
    isGathered(work: () => void): boolean {
      if (peers().length < IMMEDIATE_BELOW) return false;
      preparations.add(work);
      scheduleFlush();
      return true;
    },
    /** To everybody who may comment, the one it is about too. */
    announce(news: readonly RoomEvent[]): void {
      if (news.length === 0) return;
      events.push(...news);
      scheduleFlush();
    },
    /** To everybody; only the last one counts. */
    count(now: number): void {
      count = now;
      scheduleFlush();
    },
    /** What waits goes out now. */
    flush,
    /** True once for whoever was left out of something, and reads again. */
    hasMissed: (peer: Peer): boolean => missed.delete(peer),
  };
}

const receivesCursorEvents = (peer: Peer) => peer.kind === "json" && mayComment(peer.person);

function* renderCursorEvents(notices: Iterable<CursorEvent>) {
  for (const { from, makeEvent } of notices) {
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
