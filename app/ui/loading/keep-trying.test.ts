import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails so often, and counts how often it was asked. */
function flaky(failures: number) {
  const seen = { attempts: 0 };
  const attempt = async () => {
    seen.attempts += 1;
    if (seen.attempts <= failures) throw new Error("offline");
  };
  return { seen, attempt };
}

test("the waits between attempts grow to five minutes and no further", async () => {
  const { seen, attempt } = flaky(Number.POSITIVE_INFINITY);
  const stop = keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.attempts).toBe(1);
  for (const [n, seconds] of [5, 10, 20, 40, 80, 160, 300, 300].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(seen.attempts).toBe(n + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.attempts).toBe(n + 2);
  }
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(seen.attempts).toBe(9);
});

test("a connection that is back is used at once, and what worked is not done again", async () => {
  const { seen, attempt } = flaky(1);
  keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.attempts).toBe(2);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(seen.attempts).toBe(2);
});
