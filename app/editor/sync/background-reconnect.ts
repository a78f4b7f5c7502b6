/** One more attempt, a while after the five of the specification were used up [spec 9]. */

/** A server that was away for minutes is found again without a click. */
export const QUIET_RETRY_MS = 15_000;

export interface RetryClock {
  /** Runs `work` in `delayMs`; answers how to call it off. */
  later(delayMs: number, work: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

export function quietRetry(attempt: () => void, clock: RetryClock) {
  let callOff: (() => void) | null = null;

  function cancel(): void {
    callOff?.();
    callOff = null;
  }

  return {
    /** Spread, so that a server that comes back is not met by everybody at once. */
    soon(): void {
      cancel();
      callOff = clock.later(QUIET_RETRY_MS * (1 + clock.random()), () => {
        callOff = null;
        attempt();
      });
    },
    /** Somebody connects by other means: what they begin must not be cut short. */
    cancel,
  };
}
