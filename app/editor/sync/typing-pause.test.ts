import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  createTypingPauseTask,
  endTyping,
  observeTypingEnd,
  recordTyping,
} from "./typing-pause.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Other tests may have typed; the fake clock may be behind them.
  endTyping();
});
afterEach(() => {
  endTyping();
  vi.useRealTimers();
});

/** Types letters at a usual pace, each of which schedules the work. */
function type(letters: number, schedule: () => void): void {
  for (let letter = 0; letter < letters; letter++) {
    recordTyping();
    schedule();
    vi.advanceTimersByTime(100);
  }
}

test("without typing, the work runs once, its delay after the last call", () => {
  const work = vi.fn();
  const followUp = createTypingPauseTask(50, work);
  followUp.schedule();
  vi.advanceTimersByTime(30);
  followUp.schedule();
  vi.advanceTimersByTime(40);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(11);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test("while letters are typed, the work waits for a pause and then runs once", () => {
  const work = vi.fn();
  const followUp = createTypingPauseTask(50, work);
  type(4, followUp.schedule);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(101);
  expect(work).toHaveBeenCalledTimes(1);
});

test("typing without a pause delays the work by at most 600 ms", () => {
  const work = vi.fn();
  type(14, createTypingPauseTask(50, work).schedule);
  // 14 letters take 1.4 s.
  expect(work).toHaveBeenCalledTimes(2);
});

test("work that is scheduled at the pause still comes after its own delay", () => {
  const order: string[] = [];
  const measuring = createTypingPauseTask(80, () => order.push("measured"));
  const rendering = createTypingPauseTask(50, () => {
    order.push("rendered");
    measuring.schedule();
  });
  type(3, () => {
    measuring.schedule();
    rendering.schedule();
  });
  vi.runAllTimers();
  expect(order).toEqual(["rendered", "measured"]);
});

test("the end of typing makes waiting work due at once", () => {
  const work = vi.fn();
  type(3, createTypingPauseTask(50, work).schedule);
  endTyping();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test("cancelled work does not run, and a later call schedules it again", () => {
  const work = vi.fn();
  const followUp = createTypingPauseTask(50, work);
  followUp.schedule();
  followUp.cancel();
  endTyping();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  followUp.schedule();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ["a press ends typing", new Event("pointerdown"), true],
  ["leaving the field ends typing", new Event("focusout"), true],
  ["a shortcut ends typing", keyDown({ key: "z", ctrlKey: true }), true],
  ["Escape ends typing", keyDown({ key: "Escape" }), true],
  ["a letter continues typing", keyDown({ key: "é" }), false],
  ["Enter continues typing", keyDown({ key: "Enter" }), false],
  ["Backspace continues typing", keyDown({ key: "Backspace" }), false],
])("%s", (_name, event, endsTyping) => {
  const page = new EventTarget();
  onTestFinished(observeTypingEnd(page as Document));
  const work = vi.fn();
  type(1, createTypingPauseTask(50, work).schedule);
  page.dispatchEvent(event);
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledTimes(endsTyping ? 1 : 0);
});

function keyDown(init: { key: string; ctrlKey?: boolean }): Event {
  return Object.assign(new Event("keydown"), { ctrlKey: false, metaKey: false }, init);
}
