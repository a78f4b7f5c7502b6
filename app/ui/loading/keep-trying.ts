/** Does something over the network until it works: after growing waits, and at once when the connection is back. */

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** `attempt` rejects where another one may do better. Returns the stop. */
export function keepTrying(attempt: () => Promise<void>): () => void {
  let isOver = false;
  let isRunning = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function run() {
    if (isOver || isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    try {
      await attempt();
      stop();
    } catch {
      if (isOver) return;
      timer = setTimeout(run, wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    } finally {
      isRunning = false;
    }
  }
  function stop() {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener("online", run);
  }
  window.addEventListener("online", run);
  void run();
  return stop;
}
