import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkWithTimeout, MAX_CHECK_MS } from "./check-with-timeout.ts";
import type { CheckedPdf } from "./finished-pdf.ts";

const CHECKED: CheckedPdf = { file: new Blob(), checks: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the result of a check that ends in time is returned, and no timer is left", async () => {
  expect(await checkWithTimeout(async () => CHECKED)).toBe(CHECKED);
  expect(vi.getTimerCount()).toBe(0);
});

test("a step that never ends and ignores the signal does not hold up the download", async () => {
  let given: AbortSignal | undefined;
  const checked = checkWithTimeout((signal) => {
    given = signal;
    return new Promise(() => {});
  });
  await vi.advanceTimersByTimeAsync(MAX_CHECK_MS);
  expect(await checked).toBeNull();
  expect(given?.aborted).toBe(true);
});

test("a check that fails gives null", async () => {
  expect(await checkWithTimeout(() => Promise.reject(new Error("offline")))).toBeNull();
});
