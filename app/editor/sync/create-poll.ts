/** Repeats a request while it is needed, and backs off while no answer arrives. */

/** Until the first request, and the shortest pause after a failure. */
const FIRST_PAUSE_MS = 1_000;
export const LONGEST_PAUSE_MS = 30_000;

interface PollPorts {
  isNeeded(): boolean;
  /** From one answer to the next request. */
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
    /** A request that is under way may have left without the latest edits, so it is waited for. */
    async now(): Promise<void> {
      await running;
      running ??= run();
      await running;
    },
    schedule,
    /** The page is visible or online again, or its socket is lost: what was slowed down starts anew. */
    resume(): void {
      failures = 0;
      hasAnswered = false;
      stop();
      schedule();
    },
    stop,
  };
}
