/** Slows a peer who causes too much work: its frames wait, in order, until its budget allows them. */
import type { Clock } from "#app/core/collab/broadcast/fan-out.ts";
import type { Peer } from "#app/core/collab/broadcast/peer.ts";
import { BURST_BYTES, BURST_FRAMES, CLOSE } from "#app/core/collab/protocol/protocol.ts";
import type { WorkBudgets } from "#app/core/collab/protocol/work-budget.ts";

type Frame = string | ArrayBuffer;
/** Whoever is slowed down for so long sends more than any editor does. */
const MAX_DEFERRED_MS = 5_000;

interface Queue {
  frames: Frame[];
  size: number;
  sinceMs: number;
}
const sizeOf = (frame: Frame) => (typeof frame === "string" ? frame.length : frame.byteLength);

export function createFrameDeferral(
  budgets: WorkBudgets,
  { now, later }: Pick<Clock, "later"> & { now(): number },
  handle: (peer: Peer, frame: Frame) => void,
) {
  const queues = new Map<Peer, Queue>();

  function close(peer: Peer): void {
    queues.delete(peer);
    peer.close(CLOSE.tooFast, "Too much work at once");
  }

  function drain(peer: Peer): void {
    const queue = queues.get(peer);
    while (queue && queue.frames.length > 0) {
      const delayMs = budgets.delayOf(peer.person);
      if (delayMs === null || now() + delayMs - queue.sinceMs > MAX_DEFERRED_MS) {
        close(peer);
        return;
      }
      if (delayMs > 0) {
        later(delayMs, () => drain(peer));
        return;
      }
      try {
        handle(peer, queue.frames.shift() as Frame);
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
      const queue = queues.get(peer);
      if (!queue && budgets.delayOf(peer.person) === 0) {
        handle(peer, frame);
        return;
      }
      const { frames, size, sinceMs } = queue ?? { frames: [], size: 0, sinceMs: now() };
      const next = { frames: [...frames, frame], size: size + sizeOf(frame), sinceMs };
      if (next.frames.length > BURST_FRAMES || next.size > BURST_BYTES) {
        close(peer);
        return;
      }
      queues.set(peer, next);
      if (!queue) drain(peer);
    },
    /** The socket has closed; what it sent and was not acknowledged is in its own copy. */
    left(peer: Peer): void {
      queues.delete(peer);
    },
  };
}
