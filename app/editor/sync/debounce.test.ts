import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atRest } from "./debounce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("works once, so long after what was heard last", () => {
  const work = vi.fn();
  const rest = atRest(100, work);
  for (let key = 0; key < 5; key++) {
    rest.heard();
    vi.advanceTimersByTime(60);
  }
  vi.advanceTimersByTime(39);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  rest.heard();
  vi.advanceTimersByTime(101);
  expect(work).toHaveBeenCalledTimes(2);
});

test("stopped, it does not work; what is heard later begins anew", () => {
  const work = vi.fn();
  const rest = atRest(100, work);
  rest.heard();
  rest.stop();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  rest.heard();
  vi.advanceTimersByTime(101);
  expect(work).toHaveBeenCalledTimes(1);
});
