/**
 * How much work one person, or all who came by one share link, may cause in a room: token buckets in the steps of
 * document/integration-cost.ts, of which one takes about 0.2 µs. Clocks do not advance inside a Worker's handler, so
 * work is counted instead of timed.
 */
import { MAX_FRAME_STEPS } from "#app/core/collab/document/integration-cost.ts";
import type { Person } from "./room-api.ts";

interface Allowance {
  perSecond: number;
  burst: number;
}
/** Sustained 2% of a processor, or 200 ms at once; typing takes about a thirtieth of that. */
const PER_PERSON: Allowance = { perSecond: 100_000, burst: 1_000_000 };
/** Guests can take any name, so all guests of one link share this limit. */
const PER_LINK: Allowance = { perSecond: 500_000, burst: 3_000_000 };
/** Spreads a burst over time, so that others' frames are handled in between: 20% of a processor, 10 ms at once. */
const PACE: Allowance = { perSecond: 1_000_000, burst: 50_000 };
/** A person who has used less than this is not slowed by others with the same link. */
const LIGHT_USE_STEPS = 100_000;
/** The most steps of one frame while the link's budget is in debt. */
const LIGHT_FRAME_STEPS = 10_000;
/** An update rejected for its cost is charged this many times its cost: our own editors never cause one. */
const REFUSAL_FACTOR = 10;
/** Receiving any frame: reading it, and sending it on or answering it. */
const STEPS_PER_FRAME = 100;
/** Inspecting an update, storing it, and folding it into the snapshot later. */
const BYTES_PER_STEP = 4;
/** Sending a reply: a millisecond per 100 kB. */
const REPLY_BYTES_PER_STEP = 20;
/** Buckets that are full again are dropped when there are so many. */
const MAX_BUCKETS = 2_000;

interface Bucket extends Allowance {
  /** Steps; negative is a debt. */
  remaining: number;
  /** The same for PACE. */
  paceRemaining: number;
  atMs: number;
}
type Spender = Pick<Person, "userId" | "shareId">;
export interface Work {
  steps?: number;
  frames?: number;
  bytes?: number;
  /** Bytes sent to the person alone. */
  replyBytes?: number;
  /** The frame was refused because of its cost. */
  isRefused?: boolean;
}
export type WorkBudgets = ReturnType<typeof createWorkBudgets>;

export function createWorkBudgets(now: () => number) {
  const buckets = new Map<string, Bucket>();

  const personBucket = ({ userId }: Spender) => bucketAt(`person:${userId}`, PER_PERSON);
  const linkBucket = ({ shareId }: Spender) =>
    shareId ? bucketAt(`link:${shareId}`, PER_LINK) : null;

  function bucketAt(key: string, allowance: Allowance): Bucket {
    const nowMs = now();
    const full = {
      ...allowance,
      remaining: allowance.burst,
      paceRemaining: PACE.burst,
      atMs: nowMs,
    };
    const bucket = buckets.get(key) ?? full;
    const seconds = Math.max(0, nowMs - bucket.atMs) / 1000;
    bucket.remaining = Math.min(bucket.burst, bucket.remaining + seconds * bucket.perSecond);
    bucket.paceRemaining = Math.min(PACE.burst, bucket.paceRemaining + seconds * PACE.perSecond);
    bucket.atMs = nowMs;
    buckets.set(key, bucket);
    if (buckets.size > MAX_BUCKETS) dropFull();
    return bucket;
  }

  function dropFull(): void {
    const nowMs = now();
    for (const [key, { remaining, burst, perSecond, atMs }] of buckets) {
      // A bucket used right now is about to be charged.
      if (atMs < nowMs && nowMs - atMs >= msUntilPaid(remaining - burst, perSecond))
        buckets.delete(key);
    }
  }

  /** The buckets that slow this person: the link's only if the person has a part in what was used of it. */
  function limitingBuckets(spender: Spender): Bucket[] {
    const person = personBucket(spender);
    const link = linkBucket(spender);
    const isLight = person.burst - person.remaining < LIGHT_USE_STEPS;
    return link && !isLight ? [person, link] : [person];
  }

  return {
    charge(spender: Spender, work: Work): void {
      const cost = costOf(work);
      for (const bucket of [personBucket(spender), linkBucket(spender)]) {
        if (!bucket) continue;
        bucket.remaining -= work.isRefused ? cost * REFUSAL_FACTOR : cost;
        bucket.paceRemaining -= cost;
      }
    },
    /** Milliseconds until this person's next frame may be handled; null if the debt exceeds a whole burst. */
    delayOf(spender: Spender): number | null {
      let delayMs = 0;
      for (const { remaining, paceRemaining, burst, perSecond } of limitingBuckets(spender)) {
        if (remaining < -burst) return null;
        delayMs = Math.max(
          delayMs,
          msUntilPaid(remaining, perSecond),
          msUntilPaid(paceRemaining, PACE.perSecond),
        );
      }
      return delayMs;
    },
    /** Steps that this person's next frame may take before it is refused. */
    maxFrameSteps: (spender: Spender): number =>
      (linkBucket(spender)?.remaining ?? 0) < 0 ? LIGHT_FRAME_STEPS : MAX_FRAME_STEPS,
  };
}

const costOf = ({ steps = 0, frames = 0, bytes = 0, replyBytes = 0 }: Work): number =>
  steps + frames * STEPS_PER_FRAME + bytes / BYTES_PER_STEP + replyBytes / REPLY_BYTES_PER_STEP;

const msUntilPaid = (remaining: number, perSecond: number): number =>
  remaining < 0 ? Math.ceil((-remaining / perSecond) * 1000) : 0;
