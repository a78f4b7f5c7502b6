/** Repeats a request while it is needed, and backs off while no answer arrives (docs/decisions/0035-polling.md). */

/** Pause before the first request; doubled after each failure. */
const FIRST_PAUSE_MS = 1_000;
export const LONGEST_PAUSE_MS = 30_000;

interface PollPorts {
  isNeeded(): boolean;
  /** Pause between an answer and the next request. */
  pauseMs(): number;
  /** Never rejects; false if no usable answer arrived. */
  request(): Promise<boolean>;
}

export function createPoll(ports: PollPorts) {
  let timer: { id: ReturnType<typeof setTimeout>; dueAt: number } | null = null;
  let hasAnswered = false;
  let failures = 0;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    const isAnswered = await ports.request();
    failures = isAnswered ? 0 : failures + 1;
    hasAnswered ||= isAnswered;
    running = null;
    schedule();
  }

  function pauseMs(): number {
    if (failures > 0) return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    return hasAnswered ? ports.pauseMs() : FIRST_PAUSE_MS;
  }

  /** Brings the next request forward if the pause has become shorter. */
  function schedule(): void {
    if (running || !ports.isNeeded()) return;
    const pause = pauseMs();
    const dueAt = performance.now() + pause;
    if (timer && timer.dueAt <= dueAt) return;
    stop();
    const id = setTimeout(() => {
      timer = null;
      if (ports.isNeeded()) running ??= run();
    }, pause);
    timer = { id, dueAt };
  }

  function stop(): void {
    if (timer) clearTimeout(timer.id);
    timer = null;
  }

  return {
    /**
     * Sends a request now and waits for its answer. A running request is awaited first: it may lack
     * the latest edits.
     */
    async now(): Promise<void> {
      await running;
      running ??= run();
      await running;
    },
    schedule,
    /**
     * Starts polling again without backoff, when the page is visible or online again or its socket
     * is lost.
     */
    resume(): void {
      failures = 0;
      hasAnswered = false;
      stop();
      schedule();
    },
    stop,
  };
}
