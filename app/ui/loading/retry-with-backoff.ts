/** Retries a network operation until it succeeds, with exponential backoff and immediately when back online. */

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;

/** `attempt` must reject to be retried. Returns a function that stops retrying. */
export function retryWithBackoff(attempt: () => Promise<void>): () => void {
  let isStopped = false;
  let isRunning = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function run() {
    if (isStopped || isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    try {
      await attempt();
      stop();
    } catch {
      if (isStopped) return;
      timer = setTimeout(run, wait);
      wait = Math.min(MAX_WAIT_MS, wait * 2);
    } finally {
      isRunning = false;
    }
  }
  function stop() {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", run);
  }
  window.addEventListener("online", run);
  void run();
  return stop;
}
