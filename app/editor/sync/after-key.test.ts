import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runAfterKey } from "./after-key.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs all work of one key in one task, in order", () => {
  const done: string[] = [];
  runAfterKey(() => done.push("write"));
  runAfterKey(() => done.push("scroll"));
  expect(done).toEqual([]);
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  expect(done).toEqual(["write", "scroll"]);
});

test("work added while running runs in the next task, and a failure does not stop the rest", () => {
  const done: string[] = [];
  runAfterKey(() => {
    runAfterKey(() => done.push("next"));
    throw new Error("failed");
  });
  runAfterKey(() => done.push("rest"));
  expect(() => vi.advanceTimersByTime(0)).toThrow("failed");
  expect(done).toEqual(["rest"]);
  vi.runAllTimers();
  expect(done).toEqual(["rest", "next"]);
});
