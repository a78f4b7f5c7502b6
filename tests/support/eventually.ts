/** For what comes by itself, at a time that nobody knows. */
import { vi } from "vitest";

/** Only what never comes takes this long, however busy the machine is. */
const WAIT_MS = 30_000;

/** Looks until looking no longer throws; gives what was seen. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: WAIT_MS, interval: 5 });
