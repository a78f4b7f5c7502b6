/** Slows a person who causes too much work: frames and calls wait until the budget allows them, frames in order. */
import type { Clock } from "#app/core/collab/broadcast/fan-out.ts";
import type { Peer } from "#app/core/collab/broadcast/peer.ts";
import { BURST_BYTES, BURST_FRAMES, CLOSE } from "#app/core/collab/protocol/protocol.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { WorkBudgets } from "#app/core/collab/protocol/work-budget.ts";

type Frame = string | ArrayBuffer;
/** A peer that must wait this long sends more than any editor does. */
const MAX_DEFERRED_MS = 5_000;

interface Queue {
  frames: Array<{ frame: Frame; sinceMs: number }>;
  size: number;
}
const sizeOf = (frame: Frame) => (typeof frame === "string" ? frame.length : frame.byteLength);

export function createFrameDeferral(
  budgets: Pick<WorkBudgets, "delayOf">,
  /** `peers`: those whose sockets are open. */
  { now, later, peers }: Pick<Clock, "later"> & { now(): number; peers(): readonly Peer[] },
  handle: (peer: Peer, frame: Frame) => void,
) {
  const queues = new Map<Peer, Queue>();

  /** Milliseconds until the person's budget allows what waits since `sinceMs`; null if that is too long. */
  function delayOf(person: Person, sinceMs: number): number | null {
    const delayMs = budgets.delayOf(person);
    return delayMs === null || now() + delayMs - sinceMs > MAX_DEFERRED_MS ? null : delayMs;
  }

  function close(peer: Peer): void {
    queues.delete(peer);
    peer.close(CLOSE.tooFast, "Too much work at once");
  }

  function drain(peer: Peer): void {
    const queue = queues.get(peer);
    for (let next = queue?.frames[0]; queue && next; next = queue.frames[0]) {
      // Access may have been removed while the frame waited, and the client decides when the close event follows.
      if (!peers().includes(peer)) break;
      const delayMs = delayOf(peer.person, next.sinceMs);
      if (delayMs === null) {
        close(peer);
        return;
      }
      if (delayMs > 0) {
        later(delayMs, () => drain(peer));
        return;
      }
      queue.frames.shift();
      queue.size -= sizeOf(next.frame);
      try {
        handle(peer, next.frame);
      } catch (error) {
        console.error("A deferred frame could not be handled", error);
        queues.delete(peer);
        peer.close(CLOSE.failed, "Something went wrong on our side");
        return;
      }
    }
    queues.delete(peer);
  }

  return {
    receive(peer: Peer, frame: Frame): void {
      const waiting = queues.get(peer);
      if (!waiting && budgets.delayOf(peer.person) === 0) {
        handle(peer, frame);
        return;
      }
      const queue = waiting ?? { frames: [], size: 0 };
      queue.frames.push({ frame, sinceMs: now() });
      queue.size += sizeOf(frame);
      if (queue.frames.length > BURST_FRAMES || queue.size > BURST_BYTES) {
        close(peer);
        return;
      }
      queues.set(peer, queue);
      if (!waiting) drain(peer);
    },
    /** For calls over HTTP: waits until the person's budget allows one; null if that takes too long. */
    async waitForBudget(person: Person): Promise<{ hasWaited: boolean } | null> {
      const sinceMs = now();
      for (let hasWaited = false; ; hasWaited = true) {
        const delayMs = delayOf(person, sinceMs);
        if (delayMs === null) return null;
        if (delayMs === 0) return { hasWaited };
        await new Promise<void>((resolve) => later(delayMs, resolve));
      }
    },
    /** The socket has closed; what it sent and was not acknowledged is in its own copy. */
    left(peer: Peer): void {
      queues.delete(peer);
    },
  };
}
