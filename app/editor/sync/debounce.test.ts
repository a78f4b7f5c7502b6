import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDebounce } from "./debounce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the work runs once, the delay after the last call", () => {
  const work = vi.fn();
  const debounce = createDebounce(100, work);
  for (let key = 0; key < 5; key++) {
    debounce.schedule();
    vi.advanceTimersByTime(60);
  }
  vi.advanceTimersByTime(39);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  debounce.schedule();
  vi.advanceTimersByTime(101);
  expect(work).toHaveBeenCalledTimes(2);
});

test("cancelled work does not run, and a later call schedules it again", () => {
  const work = vi.fn();
  const debounce = createDebounce(100, work);
  debounce.schedule();
  debounce.cancel();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  debounce.schedule();
  vi.advanceTimersByTime(101);
  expect(work).toHaveBeenCalledTimes(1);
});
