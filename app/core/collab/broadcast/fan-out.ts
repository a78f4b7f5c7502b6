/**
 * How what happens reaches everybody. A send costs the platform more than what is in it, so in a large room
 * everything of a short while goes out together: updates merged, of each person's carets the last.
 */
import * as Y from "yjs";
import { type AwarenessEntry, encodeAwareness } from "#app/core/collab/protocol/awareness.ts";
import { encodeFrame, type RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { mayComment, type Peer } from "./peer.ts";
import { isBehind } from "./reading.ts";

/** Below so many sockets words and events go out at once. */
const IMMEDIATE_BELOW = 20;
/** From there on frames wait for each other, so long for each socket: a send costs about 25 µs. */
const WINDOW_MS_PER_SOCKET = 0.06;
const SHORTEST_WINDOW_MS = 10;
/** Were it longer, the last in a room of 1,000 would hear of a change after more than 200 ms. */
const LONGEST_WINDOW_MS = 60;
/** In a small room words go at once and carets a moment later, so that a word that comes with a caret need not wait for its sends. */
const CARETS_WAIT_MS = 2;

export interface Clock {
  now(): number;
  /** Runs `work` in `delayMs`; answers how to call it off. */
  later(delayMs: number, work: () => void): () => void;
}
/** About somebody's caret, for clients of plain data: worded when it goes out, and only if one is there. */
interface Notice {
  from: Peer;
  makeEvent: () => RoomEvent | null;
}

export function openFanOut(peers: () => readonly Peer[], clock: Clock) {
  let updates: Uint8Array[] = [];
  let carets = new Map<number, { from: Peer; entry: AwarenessEntry }>();
  let notices = new Map<string, Notice>();
  let events: RoomEvent[] = [];
  let count: number | null = null;
  /** Who was left out while behind. */
  const missed = new WeakSet<Peer>();
  let isWaiting = false;
  let caretsWait = false;
  let preparations = new Set<() => void>();

  function soon(): void {
    if (isWaiting) return;
    const present = peers().length;
    if (present < IMMEDIATE_BELOW) {
      sendOut({ withCarets: false });
    } else {
      isWaiting = true;
      const shared = Math.max(SHORTEST_WINDOW_MS, present * WINDOW_MS_PER_SOCKET);
      clock.later(Math.min(shared, LONGEST_WINDOW_MS), flush);
    }
  }

  function caretsSoon(): void {
    if (isWaiting || caretsWait) return;
    if (peers().length >= IMMEDIATE_BELOW) {
      soon();
    } else {
      caretsWait = true;
      clock.later(CARETS_WAIT_MS, flush);
    }
  }

  function prepare(): void {
    const due = preparations;
    preparations = new Set();
    for (const work of due) work();
  }

  const flush = () => sendOut({ withCarets: true });

  function sendOut({ withCarets }: { withCarets: boolean }): void {
    try {
      // What is prepared goes out with the rest, without waiting again.
      prepare();
    } finally {
      isWaiting = false;
      if (withCarets) caretsWait = false;
    }
    const update = updates.length > 0 ? encodeFrame({ kind: "update", update: joined() }) : null;
    const moves = withCarets ? [...carets.values()] : [];
    const awareness = moves.length > 0 ? framesOf(moves.map(({ entry }) => entry)) : null;
    const counted: RoomEvent[] = count === null ? [] : [{ type: "editorCount", count }];
    const told = textOf([...counted, ...events]);
    const countOnly = textOf(counted);
    const isAsked = withCarets && notices.size > 0 && peers().some(isPlainListener);
    const about = isAsked ? [...worded(notices.values())] : [];
    const toPlain = textOf([...counted, ...events, ...about.map(({ event }) => event)]);
    const isAlone = moves.length === 1 ? moves[0]?.from : null;
    const writers = new Set(about.map(({ from }) => from));
    const all = [...counted, ...events];
    updates = [];
    if (withCarets) {
      carets = new Map();
      notices = new Map();
    }
    events = [];
    count = null;

    // All of one peer's together: two rounds, words before news, gave a p99 a fifth higher at 1,000 sockets.
    for (const peer of peers()) {
      if (peer.kind === "new") continue;
      const seesPeople = mayComment(peer.person);
      const isSlow = isBehind(peer.reading);
      if (isSlow && (awareness || about.length > 0)) missed.add(peer);
      if (peer.kind === "yjs") {
        if (update) peer.send(update);
        if (awareness && seesPeople && !isSlow && peer !== isAlone) peer.send(awareness);
      }
      const isPlain = peer.kind === "json" && about.length > 0 && !isSlow;
      const text = !seesPeople
        ? countOnly
        : !isPlain
          ? told
          : writers.has(peer)
            ? textOf([...all, ...about.filter(({ from }) => from !== peer).map(eventOf)])
            : toPlain;
      if (text !== null) peer.send(text);
    }
  }

  const joined = () =>
    updates.length === 1 ? (updates[0] as Uint8Array) : Y.mergeUpdates(updates);

  return {
    /** To every editor, the writer too: the echo is the acknowledgement. It has been stored before. */
    update(update: Uint8Array): void {
      updates.push(update);
      soon();
    },
    /** Where somebody is now; for clients of plain data in events of their own. */
    move(from: Peer, entry: AwarenessEntry): void {
      carets.set(entry.clientId, { from, entry });
      caretsSoon();
    },
    notice(from: Peer, kind: "position" | "selection", makeEvent: () => RoomEvent | null): void {
      notices.set(`${from.clientId} ${kind}`, { from, makeEvent });
      caretsSoon();
    },
    /** Nothing more of somebody who has left or hides; that they have, the others hear by `move`. */
    forget(from: Peer): void {
      for (const [key, notice] of notices) if (notice.from === from) notices.delete(key);
    },
    /** True where things wait for each other: `work` then runs right before they go out. */
    isGathered(work: () => void): boolean {
      if (peers().length < IMMEDIATE_BELOW) return false;
      preparations.add(work);
      soon();
      return true;
    },
    /** To everybody who may comment, the one it is about too. */
    announce(news: readonly RoomEvent[]): void {
      if (news.length === 0) return;
      events.push(...news);
      soon();
    },
    /** To everybody; only the last one counts. */
    count(now: number): void {
      count = now;
      soon();
    },
    /** What waits goes out now. */
    flush,
    /** True once for whoever was left out of something, and reads again. */
    hasMissed: (peer: Peer): boolean => missed.delete(peer),
  };
}

const isPlainListener = (peer: Peer) => peer.kind === "json" && mayComment(peer.person);

function* worded(notices: Iterable<Notice>) {
  for (const { from, makeEvent } of notices) {
    const event = makeEvent();
    if (event) yield { from, event };
  }
}

const eventOf = ({ event }: { event: RoomEvent }) => event;

function framesOf(entries: readonly AwarenessEntry[]): Uint8Array {
  return encodeFrame({ kind: "awareness", update: encodeAwareness(entries) });
}

function textOf(events: readonly RoomEvent[]): string | null {
  if (events.length === 0) return null;
  return JSON.stringify(events.length === 1 ? events[0] : events);
}
