/** A socket's allowance: a token bucket for frames and one for bytes. */
import { BURST_BYTES, BURST_FRAMES, BYTES_PER_SECOND, FRAMES_PER_SECOND } from "./protocol.ts";

export interface FrameBudget {
  frames: number;
  bytes: number;
  at: number;
}

export function fullBudget(nowMs: number): FrameBudget {
  return { frames: BURST_FRAMES, bytes: BURST_BYTES, at: nowMs };
}

/** Takes one frame out of the budget; false when it is used up. */
export function spendFrame(budget: FrameBudget, size: number, nowMs: number): boolean {
  const seconds = Math.max(0, nowMs - budget.at) / 1000;
  budget.at = nowMs;
  budget.frames = Math.min(BURST_FRAMES, budget.frames + seconds * FRAMES_PER_SECOND) - 1;
  budget.bytes = Math.min(BURST_BYTES, budget.bytes + seconds * BYTES_PER_SECOND) - size;
  return budget.frames >= 0 && budget.bytes >= 0;
}
