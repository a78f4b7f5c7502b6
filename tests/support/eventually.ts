/** Waits for asynchronous effects without fixed sleeps. */
import { vi } from "vitest";

/** Long enough for a busy machine; only a failing test waits this long. */
const WAIT_MS = 30_000;

/** Retries until the callback no longer throws; resolves to its result. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: WAIT_MS, interval: 5 });
