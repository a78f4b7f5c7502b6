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

/** A component that subscribes to a document, and changes of that document by this page and by others. */
function aComponent() {
  const notified = vi.fn();
  let snapshot = {} as ResumeSnapshot;
  let isLocal = true;
  const listeners = new Set<() => void>();
  const document = {
    read: () => snapshot,
    isLastChangeLocal: () => isLocal,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as ReadableRoom["document"];
  const unsubscribe = createRoomValues({ document }).subscribe(notified);
  const announce = () => {
    for (const listener of listeners) listener();
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
  return { notified, change, type, announce, unsubscribe, listeners };
}

test("the first letter notifies at once, those after it together at the pause", () => {
  const { notified, type } = aComponent();
  type(1);
  expect(notified).toHaveBeenCalledTimes(1);
  type(4);
  expect(notified).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(151);
  expect(notified).toHaveBeenCalledTimes(2);
  type(1);
  expect(notified).toHaveBeenCalledTimes(3);
});

test("typing without a pause notifies again after 600 ms", () => {
  const { notified, type } = aComponent();
  type(6);
  expect(notified).toHaveBeenCalledTimes(1);
  type(2);
  expect(notified.mock.calls.length).toBeGreaterThan(1);
});

test("other changes notify at once, also while letters wait", () => {
  const { notified, change, type } = aComponent();
  change("here");
  expect(notified).toHaveBeenCalledTimes(1);
  type(2);
  change("elsewhere");
  expect(notified).toHaveBeenCalledTimes(3);
  endTyping();
  change("here");
  expect(notified).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(1_000);
  expect(notified).toHaveBeenCalledTimes(4);
});

test("a press notifies of the letters that wait", () => {
  const { notified, type } = aComponent();
  type(2);
  endTyping();
  vi.advanceTimersByTime(0);
  expect(notified).toHaveBeenCalledTimes(2);
});

test("an unchanged document notifies nothing, and neither does any change after the component is unmounted", () => {
  const { notified, announce, type, unsubscribe, listeners } = aComponent();
  announce();
  expect(notified).not.toHaveBeenCalled();
  type(2);
  unsubscribe();
  vi.advanceTimersByTime(1_000);
  expect(notified).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});
