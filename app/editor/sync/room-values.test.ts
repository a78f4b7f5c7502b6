import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadableRoom, ResumeSnapshot } from "./room.ts";
import { createRoomValues } from "./room-values.ts";
import { endTyping, recordTyping } from "./typing-pause.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  endTyping();
  vi.useRealTimers();
});

/** A component that shows a piece of a document, and changes of the document by this page and by others. */
function aComponent() {
  const told = vi.fn();
  let snapshot = {} as ResumeSnapshot;
  let isLocal = true;
  const followers = new Set<() => void>();
  const document = {
    read: () => snapshot,
    isLastChangeLocal: () => isLocal,
    subscribe(listener: () => void) {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  } as ReadableRoom["document"];
  const unsubscribe = createRoomValues({ document }).subscribe(told);
  const announce = () => {
    for (const follower of followers) follower();
  };
  const change = (by: "here" | "elsewhere") => {
    isLocal = by === "here";
    snapshot = {} as ResumeSnapshot;
    announce();
  };
  const type = (letters: number) => {
    for (let letter = 0; letter < letters; letter++) {
      vi.advanceTimersByTime(letter === 0 ? 0 : 100);
      recordTyping();
      change("here");
    }
  };
  return { told, change, type, announce, unsubscribe, followers };
}

test("the first letter tells at once, those after it together at the pause", () => {
  const { told, type } = aComponent();
  type(1);
  expect(told).toHaveBeenCalledTimes(1);
  type(4);
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(151);
  expect(told).toHaveBeenCalledTimes(2);
  type(1);
  expect(told).toHaveBeenCalledTimes(3);
});

test("typing without a pause tells again after a while", () => {
  const { told, type } = aComponent();
  type(6);
  expect(told).toHaveBeenCalledTimes(1);
  type(2);
  expect(told.mock.calls.length).toBeGreaterThan(1);
});

test("other changes tell at once, also while letters wait", () => {
  const { told, change, type } = aComponent();
  change("here");
  expect(told).toHaveBeenCalledTimes(1);
  type(2);
  change("elsewhere");
  expect(told).toHaveBeenCalledTimes(3);
  endTyping();
  change("here");
  expect(told).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(4);
});

test("a press tells of the letters that wait", () => {
  const { told, type } = aComponent();
  type(2);
  endTyping();
  vi.advanceTimersByTime(0);
  expect(told).toHaveBeenCalledTimes(2);
});

test("nothing is told while the document stays the same, nor after the component is gone", () => {
  const { told, announce, type, unsubscribe, followers } = aComponent();
  announce();
  expect(told).not.toHaveBeenCalled();
  type(2);
  unsubscribe();
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(followers.size).toBe(0);
});
