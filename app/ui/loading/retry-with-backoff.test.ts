import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryWithBackoff } from "./retry-with-backoff.ts";

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails the given number of times and counts its calls. */
function flaky(failures: number) {
  const calls = { attempts: 0 };
  const attempt = async () => {
    calls.attempts += 1;
    if (calls.attempts <= failures) throw new Error("offline");
  };
  return { calls, attempt };
}

test("the delay between attempts grows up to five minutes", async () => {
  const { calls, attempt } = flaky(Number.POSITIVE_INFINITY);
  const stop = retryWithBackoff(attempt);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.attempts).toBe(1);
  for (const [n, seconds] of [5, 10, 20, 40, 80, 160, 300, 300].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(calls.attempts).toBe(n + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.attempts).toBe(n + 2);
  }
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls.attempts).toBe(9);
});

test("an online event retries immediately, and nothing runs again after a success", async () => {
  const { calls, attempt } = flaky(1);
  retryWithBackoff(attempt);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.attempts).toBe(2);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls.attempts).toBe(2);
});
