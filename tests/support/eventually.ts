/** Waits for asynchronous effects without fixed sleeps. */
import { vi } from "vitest";

/** Long enough for a busy machine; only a failing test waits this long. */
const WAIT_MS = 30_000;

/** Retries until the callback no longer throws; resolves to its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: WAIT_MS, interval: 5 });

/**
 * Advances a clock that the test has stopped, so that rate limits are not refilled on their own,
 * until `done` settles: the room batches frames for a short time, which must pass.
 */
export async function letTimePassUntil(done: Promise<unknown>, stepMs = 100): Promise<void> {
  let isDone = false;
  const finished = done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    vi.setSystemTime(Date.now() + stepMs);
    await scheduler.wait(10);
  }
  await finished;
}
