/**
 * How much work one person, or all who came by one share link, may cause in a room: token buckets in the steps of
 * document/integration-cost.ts, of which one takes about 0.2 µs. Clocks stand still inside a Worker's handler, so
 * work is counted instead of timed.
 */
import { MAX_FRAME_STEPS } from "#app/core/collab/document/integration-cost.ts";
import type { Person } from "./room-api.ts";

interface Allowance {
  perSecond: number;
  burst: number;
}
/** A fiftieth of a processor for long, 200 ms at once; typing takes about a thirtieth of it. */
const PER_PERSON: Allowance = { perSecond: 100_000, burst: 1_000_000 };
/** Guests are free to be anybody: whoever holds one link shares this. */
const PER_LINK: Allowance = { perSecond: 500_000, burst: 3_000_000 };
/** Who has used less than this is not slowed by what others with the same link do, and may do little at once. */
const LIGHT_USE_STEPS = 100_000;
const LIGHT_FRAME_STEPS = 10_000;
/** Honest updates are never refused for their cost, so one that is counts many times. */
const REFUSAL_FACTOR = 10;
/** Inspecting an update, storing it, and folding it into the snapshot later. */
const BYTES_PER_STEP = 4;
/** Buckets are dropped when full, at the latest when there are so many. */
const MAX_BUCKETS = 2_000;

interface Bucket extends Allowance {
  left: number;
  atMs: number;
}
type Spender = Pick<Person, "userId" | "shareId">;
export interface Work {
  steps: number;
  bytes?: number;
  /** It ended in a refusal for its cost. */
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
    const bucket = buckets.get(key) ?? { ...allowance, left: allowance.burst, atMs: nowMs };
    const refill = (Math.max(0, nowMs - bucket.atMs) / 1000) * bucket.perSecond;
    bucket.left = Math.min(bucket.burst, bucket.left + refill);
    bucket.atMs = nowMs;
    buckets.set(key, bucket);
    if (buckets.size > MAX_BUCKETS) dropFull();
    return bucket;
  }

  function dropFull(): void {
    for (const [key, { left, burst }] of buckets) if (left === burst) buckets.delete(key);
  }

  /** The buckets that slow this person: the link's only if the person has a part in what was used of it. */
  function limitingBuckets(spender: Spender): Bucket[] {
    const person = personBucket(spender);
    const link = linkBucket(spender);
    const isLight = person.burst - person.left < LIGHT_USE_STEPS;
    return link && !isLight ? [person, link] : [person];
  }

  return {
    charge(spender: Spender, { steps, bytes = 0, isRefused = false }: Work): void {
      const cost = steps * (isRefused ? REFUSAL_FACTOR : 1) + bytes / BYTES_PER_STEP;
      personBucket(spender).left -= cost;
      const link = linkBucket(spender);
      if (link) link.left -= cost;
    },
    /** Milliseconds until this person's next frame may be handled; null if the debt exceeds a whole burst. */
    delayOf(spender: Spender): number | null {
      let delayMs = 0;
      for (const { left, burst, perSecond } of limitingBuckets(spender)) {
        if (left < -burst) return null;
        if (left < 0) delayMs = Math.max(delayMs, Math.ceil((-left / perSecond) * 1000));
      }
      return delayMs;
    },
    /** Steps that this person's next frame may take before it is refused. */
    maxFrameSteps: (spender: Spender): number =>
      (linkBucket(spender)?.left ?? 0) < 0 ? LIGHT_FRAME_STEPS : MAX_FRAME_STEPS,
  };
}
