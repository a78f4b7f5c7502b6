/**
 * Rate limiting that delays instead of rejecting: WebSocket frames and HTTP calls of a person who causes too much work
 * wait until their work budget allows them. A peer's frames keep their order.
 */
import type { Clock } from "#app/core/collab/broadcast/fan-out.ts";
import type { Peer } from "#app/core/collab/broadcast/peer.ts";
import { BURST_BYTES, BURST_FRAMES, CLOSE } from "#app/core/collab/protocol/protocol.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { WorkBudgets } from "#app/core/collab/protocol/work-budget.ts";

type Frame = string | ArrayBuffer;
/** A peer whose frame would wait longer is disconnected: no editor sends that much. */
const MAX_DEFERRED_MS = 5_000;

interface Queue {
  frames: Array<{ frame: Frame; sinceMs: number }>;
  size: number;
}
const sizeOf = (frame: Frame) => (typeof frame === "string" ? frame.length : frame.byteLength);

export function createFrameDeferral(
  budgets: Pick<WorkBudgets, "delayOf">,
  /** `peers`: those whose sockets are open. */
  { now, schedule, peers }: Pick<Clock, "schedule"> & { now(): number; peers(): readonly Peer[] },
  handle: (peer: Peer, frame: Frame) => void,
) {
  const queues = new Map<Peer, Queue>();

  /** Milliseconds until the budget allows work queued at `sinceMs`; null if it would have waited too long by then. */
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
      // If access was removed meanwhile, the peer is no longer listed, though its close event may come much later.
      if (!peers().includes(peer)) break;
      const delayMs = delayOf(peer.person, next.sinceMs);
      if (delayMs === null) {
        close(peer);
        return;
      }
      if (delayMs > 0) {
        schedule(delayMs, () => drain(peer));
        return;
      }
      queue.frames.shift();
      queue.size -= sizeOf(next.frame);
      try {
        handle(peer, next.frame);
      } catch (error) {
        console.error("Failed to handle a deferred frame", error);
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
        await new Promise<void>((resolve) => schedule(delayMs, resolve));
      }
    },
    /** Drops the peer's frames: the client keeps changes that were not acknowledged and sends them again. */
    onDisconnect(peer: Peer): void {
      queues.delete(peer);
    },
  };
}
