/**
 * Sends JSON clients the whole resume when it has changed, no more often than they can read it. The states sent
 * recently are kept per client, because a client's next update is merged against the state it had seen
 * (docs/decisions/0021). A state is named by its rev, the sequence number of the last stored update in it.
 */

import type { SeenState } from "#app/core/collab/merge/merge-base.ts";
import type { RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { Clock } from "./fan-out.ts";
import { isBackpressured, recordRead } from "./flow-control.ts";
import { mayComment, mayEdit, type Peer } from "./peer.ts";

/** At most 10 resumes a second to each client. */
const SEND_EVERY_MS = 100;
/** For backpressured clients. */
const SEND_BACKPRESSURED_EVERY_MS = 1_000;
/** Throughput cap: a large resume sent to a thousand viewers would otherwise block the room for a second. */
const BYTES_PER_MS = 50_000;
/** How long a sent state counts as a possible base for a client that sends no rev. */
const BASE_CANDIDATE_MS = 10_000;

type ResumeUpdatedEvent = Extract<RoomEvent, { type: "resumeUpdated" }>;
interface SentState extends SeenState {
  /** When it was sent, in milliseconds. */
  at: number;
  /** The flow-control offset after this state was sent. */
  sent: number;
  resume: Resume;
}

/** `eventFor` builds the event with the whole resume as `to` may see it; `author` is who changed it last. */
export function createJsonClients(
  peers: () => readonly Peer[],
  clock: Clock,
  eventFor: (to: Person, author: string) => ResumeUpdatedEvent,
) {
  /** States sent recently to each client, oldest first. */
  const sentStates = new WeakMap<Peer, SentState[]>();
  let lastFlushAt = Number.NEGATIVE_INFINITY;
  /** The pause before the next flush; longer after a flush of many bytes. */
  let intervalMs = SEND_EVERY_MS;
  let lastAuthor = "";
  let scheduled: { at: number; cancel(): void } | null = null;

  function recordSentState(peer: Peer, { rev, data }: ResumeUpdatedEvent): void {
    const previousStates = mayEdit(peer.person) ? seenBy(peer) : [];
    const isRepeated = previousStates.at(-1)?.rev === rev;
    const state = { rev, resume: data, isRepeated, at: clock.now(), sent: peer.flowControl.sent };
    sentStates.set(peer, [...(isRepeated ? previousStates.slice(0, -1) : previousStates), state]);
  }

  /** The states this client may have seen: each until BASE_CANDIDATE_MS after the next one was sent. */
  function seenBy(peer: Peer): SentState[] {
    const states = sentStates.get(peer) ?? [];
    const now = clock.now();
    return states.filter((_, i) => now - (states[i + 1]?.at ?? now) <= BASE_CANDIDATE_MS);
  }

  function flush(): void {
    scheduled = null;
    const now = clock.now();
    lastFlushAt = now;
    // By `seesAll`: serialized once for peers that see everything and once for viewers.
    const messages = new Map<boolean, { event: ResumeUpdatedEvent; text: string }>();
    let bytes = 0;
    let hasSkippedPeers = false;
    for (const peer of peers()) {
      if (peer.kind !== "json") continue;
      const last = sentStates.get(peer)?.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      if (isBackpressured(peer.flowControl) && now - last < SEND_BACKPRESSURED_EVERY_MS) {
        hasSkippedPeers = true;
        continue;
      }
      const seesAll = mayComment(peer.person);
      let message = messages.get(seesAll);
      if (!message) {
        const event = eventFor(peer.person, lastAuthor);
        message = { event, text: JSON.stringify(event) };
        messages.set(seesAll, message);
      }
      if (sentStates.get(peer)?.at(-1)?.rev === message.event.rev) continue;
      peer.send(message.text);
      bytes += message.text.length;
      recordSentState(peer, message.event);
    }
    intervalMs = Math.max(SEND_EVERY_MS, bytes / BYTES_PER_MS);
    if (hasSkippedPeers) scheduleFlush(SEND_BACKPRESSURED_EVERY_MS);
  }

  function scheduleFlush(delayMs: number): void {
    const flushAt = clock.now() + delayMs;
    if (scheduled && scheduled.at <= flushAt) return;
    scheduled?.cancel();
    scheduled = { at: flushAt, cancel: clock.schedule(delayMs, flush) };
  }

  return {
    /** Called when the resume has changed. */
    onChange(author: string): void {
      lastAuthor = author;
      if (!peers().some((peer) => peer.kind === "json")) return;
      const waitMs = lastFlushAt + intervalMs - clock.now();
      if (waitMs > 0) {
        scheduleFlush(waitMs);
      } else {
        scheduled?.cancel();
        flush();
      }
    },
    /** Sends the resume to one client whether it changed or not. */
    sendResume(peer: Peer): void {
      const event = eventFor(peer.person, peer.person.name);
      peer.send(JSON.stringify(event));
      recordSentState(peer, event);
    },
    seenBy,
    /**
     * After a hibernation every client has the current state, since a room only hibernates with nothing left to send.
     * Recorded for clients that may edit; viewers send nothing that would be merged, and there may be a thousand.
     */
    onWake(): void {
      for (const peer of peers()) {
        if (peer.kind !== "json" || !mayEdit(peer.person)) continue;
        recordSentState(peer, eventFor(peer.person, peer.person.name));
      }
    },
    /** The client named a rev, so it has read at least that state. */
    acknowledgeRev(peer: Peer, rev: number): void {
      const readState = (sentStates.get(peer) ?? []).findLast((state) => state.rev <= rev);
      if (readState) recordRead(peer.flowControl, readState.sent);
    },
  };
}
