/**
 * Limits how many frames and bytes a room accepts, in bursts and sustained, with token buckets. A socket has one, all
 * sockets of a person share one, and so do all people who came by one share link.
 */
import { BURST_BYTES, BURST_FRAMES, BYTES_PER_SECOND, FRAMES_PER_SECOND } from "./protocol.ts";
import type { Person } from "./room-api.ts";

interface Allowance {
  framesPerSecond: number;
  burstFrames: number;
  bytesPerSecond: number;
  burstBytes: number;
}
const scaledAllowance = (factor: number): Allowance => ({
  framesPerSecond: FRAMES_PER_SECOND * factor,
  burstFrames: BURST_FRAMES * factor,
  bytesPerSecond: BYTES_PER_SECOND * factor,
  burstBytes: BURST_BYTES * factor,
});
const PER_SOCKET = scaledAllowance(1);
/** People type in one window; in the others only cursors and acknowledgements come and go. */
const PER_PERSON = scaledAllowance(4);
/** A hundred people who type at once. */
const PER_LINK = scaledAllowance(100);
/** A person who has used at most this part of a burst is exempt from the limit shared by their link. */
const LIGHT_SHARE = 1 / 4;
/** Idle buckets are dropped when there are so many. */
const MAX_BUCKETS = 2_000;
/** Every bucket is full again after this pause. */
const FULL_AFTER_MS = 5_000;

interface Bucket {
  frames: number;
  bytes: number;
  atMs: number;
}
type Sender = Pick<Person, "userId" | "shareId">;

export function createFrameRateLimits(now: () => number) {
  const sockets = new WeakMap<object, Bucket>();
  const shared = new Map<string, Bucket>();

  function sharedBucket(key: string, allowance: Allowance): Bucket {
    const bucket = shared.get(key) ?? fullBucket(allowance, now());
    shared.set(key, bucket);
    if (shared.size > MAX_BUCKETS) {
      for (const [idle, { atMs }] of shared) if (now() - atMs > FULL_AFTER_MS) shared.delete(idle);
    }
    return bucket;
  }

  return {
    /** Counts one frame of `size` bytes; false when one of its limits is exceeded. */
    consume(socket: object, { userId, shareId }: Sender, size: number): boolean {
      const nowMs = now();
      const socketBucket = sockets.get(socket) ?? fullBucket(PER_SOCKET, nowMs);
      sockets.set(socket, socketBucket);
      const person = sharedBucket(`person:${userId}`, PER_PERSON);
      const checks = [
        takeTokens(socketBucket, PER_SOCKET, size, nowMs),
        takeTokens(person, PER_PERSON, size, nowMs),
      ];
      if (shareId) {
        const link = sharedBucket(`link:${shareId}`, PER_LINK);
        checks.push(takeTokens(link, PER_LINK, size, nowMs) || isLightUse(person));
      }
      return checks.every(Boolean);
    },
  };
}

const fullBucket = ({ burstFrames, burstBytes }: Allowance, atMs: number): Bucket => ({
  frames: burstFrames,
  bytes: burstBytes,
  atMs,
});

function takeTokens(bucket: Bucket, allowance: Allowance, size: number, nowMs: number): boolean {
  const { framesPerSecond, burstFrames, bytesPerSecond, burstBytes } = allowance;
  const seconds = Math.max(0, nowMs - bucket.atMs) / 1000;
  bucket.atMs = nowMs;
  bucket.frames = Math.min(burstFrames, bucket.frames + seconds * framesPerSecond) - 1;
  bucket.bytes = Math.min(burstBytes, bucket.bytes + seconds * bytesPerSecond) - size;
  return bucket.frames >= 0 && bucket.bytes >= 0;
}

const isLightUse = ({ frames, bytes }: Bucket): boolean =>
  frames > PER_PERSON.burstFrames * (1 - LIGHT_SHARE) &&
  bytes > PER_PERSON.burstBytes * (1 - LIGHT_SHARE);
