/**
 * Clients of plain data: told the whole resume when it has changed, not more often than they can take it in.
 * Which states each was told lately is kept, since what one sends is held against what it had seen.
 */

import type { SeenState } from "#app/core/collab/merge/merge-base.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { Clock } from "./fan-out.ts";
import { isBackpressured, recordRead } from "./flow-control.ts";
import { mayComment, mayEdit, type Peer } from "./peer.ts";

/** [the public interface: at most 10 a second] */
const SEND_EVERY_MS = 100;
/** To whoever is behind with reading. */
const SEND_BACKPRESSURED_EVERY_MS = 1_000;
/** A large resume to a thousand viewers would fill the room's whole second: so many bytes a millisecond. */
const BYTES_PER_MS = 50_000;
/** How long a state may be what a client without a rev has before it. */
const SEEN_MS = 10_000;

type Updated = Extract<RoomEvent, { type: "resumeUpdated" }>;
interface SentState extends SeenState {
  at: number;
  /** The reading's count behind it. */
  sent: number;
  resume: Resume;
}

export function createJsonClients(
  peers: () => readonly Peer[],
  clock: Clock,
  eventFor: (to: Person, by: string) => Updated,
) {
  const sentStates = new WeakMap<Peer, SentState[]>();
  let lastAt = Number.NEGATIVE_INFINITY;
  let everyMs = SEND_EVERY_MS;
  let by = "";
  let scheduled: { at: number; cancel(): void } | null = null;

  function recordSentState(peer: Peer, { rev, data }: Updated): void {
    const kept = mayEdit(peer.person) ? seenBy(peer) : [];
    const isRepeated = kept.at(-1)?.rev === rev;
    const state = { rev, resume: data, isRepeated, at: clock.now(), sent: peer.flowControl.sent };
    sentStates.set(peer, [...(isRepeated ? kept.slice(0, -1) : kept), state]);
  }

  /** What it has before it is one of these: each until some time after the next one was sent. */
  function seenBy(peer: Peer): SentState[] {
    const states = sentStates.get(peer) ?? [];
    const now = clock.now();
    return states.filter((_, i) => now - (states[i + 1]?.at ?? now) <= SEEN_MS);
  }

  function flush(): void {
    scheduled = null;
    const now = clock.now();
    lastAt = now;
    // Written once for those who see all of it, and once for viewers.
    const made = new Map<boolean, { event: Updated; text: string }>();
    let bytes = 0;
    let isLate = false;
    for (const peer of peers()) {
      if (peer.kind !== "json") continue;
      const last = sentStates.get(peer)?.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      if (isBackpressured(peer.flowControl) && now - last < SEND_BACKPRESSURED_EVERY_MS) {
        isLate = true;
        continue;
      }
      const seesAll = mayComment(peer.person);
      let one = made.get(seesAll);
      if (!one) {
        const event = eventFor(peer.person, by);
        one = { event, text: JSON.stringify(event) };
        made.set(seesAll, one);
      }
      if (sentStates.get(peer)?.at(-1)?.rev === one.event.rev) continue;
      peer.send(one.text);
      bytes += one.text.length;
      recordSentState(peer, one.event);
    }
    everyMs = Math.max(SEND_EVERY_MS, bytes / BYTES_PER_MS);
    if (isLate) scheduleFlush(SEND_BACKPRESSURED_EVERY_MS);
  }

  function scheduleFlush(delayMs: number): void {
    const at = clock.now() + delayMs;
    if (scheduled && scheduled.at <= at) return;
    scheduled?.cancel();
    scheduled = { at, cancel: clock.later(delayMs, flush) };
  }

  return {
    /** The resume has changed. */
    onChange(author: string): void {
      by = author;
      if (!peers().some((peer) => peer.kind === "json")) return;
      const due = lastAt + everyMs - clock.now();
      if (due > 0) {
        scheduleFlush(due);
      } else {
        scheduled?.cancel();
        flush();
      }
    },
    /** To one of them, changed or not. */
    tell(peer: Peer): void {
      const event = eventFor(peer.person, peer.person.name);
      peer.send(JSON.stringify(event));
      recordSentState(peer, event);
    },
    seenBy,
    /**
     * After a hibernation, which comes only when nothing has been left to tell: they have what is there. Of
     * those who only listen there may be a thousand, and nothing of theirs is held against it.
     */
    onWake(): void {
      for (const peer of peers()) {
        if (peer.kind !== "json" || !mayEdit(peer.person)) continue;
        recordSentState(peer, eventFor(peer.person, peer.person.name));
      }
    },
    /** It names a state, so it has read that far. */
    acknowledgeRev(peer: Peer, rev: number): void {
      const found = (sentStates.get(peer) ?? []).findLast((one) => one.rev <= rev);
      if (found) recordRead(peer.flowControl, found.sent);
    },
  };
}
