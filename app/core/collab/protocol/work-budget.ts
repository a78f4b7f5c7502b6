/**
 * How much work one person, or all who came by one share link, may cause in a room: token buckets in the steps of
 * document/integration-cost.ts, of which one takes about 0.2 µs. Clocks stand still inside a Worker's handler, so
 * work is counted instead of timed.
 */
import type { Person } from "./room-api.ts";

interface Allowance {
  perSecond: number;
  burst: number;
}
/** A fiftieth of a processor for long, 200 ms at once; typing takes about a thirtieth of it. */
const PER_PERSON: Allowance = { perSecond: 100_000, burst: 1_000_000 };
/** Guests are free to be anybody: whoever holds one link shares this. */
const PER_LINK: Allowance = { perSecond: 500_000, burst: 3_000_000 };
/** Inspecting an update, storing it, and folding it into the snapshot later. */
const BYTES_PER_STEP = 4;
/** Buckets are dropped when full, at the latest when there are so many. */
const MAX_BUCKETS = 2_000;

interface Bucket extends Allowance {
  left: number;
  atMs: number;
}
export type WorkBudgets = ReturnType<typeof createWorkBudgets>;

export function createWorkBudgets(now: () => number) {
  const buckets = new Map<string, Bucket>();

  function bucketsOf({ userId, shareId }: Pick<Person, "userId" | "shareId">): Bucket[] {
    const person = bucketAt(`person:${userId}`, PER_PERSON);
    return shareId ? [person, bucketAt(`link:${shareId}`, PER_LINK)] : [person];
  }

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

  return {
    charge(person: Pick<Person, "userId" | "shareId">, steps: number, bytes: number): void {
      for (const bucket of bucketsOf(person)) bucket.left -= steps + bytes / BYTES_PER_STEP;
    },
    /** Milliseconds until this person's next frame may be handled; null if the debt exceeds a whole burst. */
    delayOf(person: Pick<Person, "userId" | "shareId">): number | null {
      let delayMs = 0;
      for (const { left, burst, perSecond } of bucketsOf(person)) {
        if (left < -burst) return null;
        if (left < 0) delayMs = Math.max(delayMs, Math.ceil((-left / perSecond) * 1000));
      }
      return delayMs;
    },
  };
}
