/** Tries to connect again later, after the five attempts that the specification allows have failed [spec 9]. */

/**
 * The delay is random, from this up to twice as long (docs/decisions/0034-reconnection.md). So a server that recovers
 * after minutes is found without the user pressing Retry.
 */
export const BACKGROUND_RECONNECT_MS = 15_000;

export interface ReconnectClock {
  /** Runs `work` in `delayMs`; returns the function that cancels it. */
  setTimer(delayMs: number, work: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

/** @param attempt opens a connection; if that fails, the caller schedules another attempt */
export function createBackgroundReconnect(attempt: () => void, clock: ReconnectClock) {
  let cancelTimer: (() => void) | null = null;

  function cancel(): void {
    cancelTimer?.();
    cancelTimer = null;
  }

  return {
    /** With jitter, so that clients do not all reconnect to a restarted server at once. */
    schedule(): void {
      cancel();
      cancelTimer = clock.setTimer(BACKGROUND_RECONNECT_MS * (1 + clock.random()), () => {
        cancelTimer = null;
        attempt();
      });
    },
    /**
     * To be called when a connection is started by other means, which the attempt would interrupt.
     */
    cancel,
  };
}
