import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RoomDocument } from "#app/editor/sync/room.ts";
import type { AdviceRequest } from "./advice-messages.ts";
import { createAdvice } from "./create-advice.ts";

class FakeWorker extends EventTarget {
  readonly asked: AdviceRequest[] = [];
  isEnded = false;
  postMessage(request: AdviceRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a worker that has failed is replaced at the next check", () => {
  const workers: FakeWorker[] = [];
  let change = () => {};
  let snapshot = { resume: {}, design: {}, ignoredTips: [] };
  const document = {
    read: () => snapshot,
    localEditCount: () => 0,
    subscribe: (listener: () => void) => {
      change = listener;
      return () => {};
    },
  } as unknown as RoomDocument;
  const advice = createAdvice(document, () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  advice.setOn(true);
  vi.runAllTimers();
  expect(workers.map(({ asked }) => asked.length)).toEqual([1]);
  workers[0]?.dispatchEvent(new Event("error"));
  expect(workers[0]?.isEnded).toBe(true);
  snapshot = { ...snapshot, resume: {} };
  change();
  vi.runAllTimers();
  expect(workers.map(({ asked }) => asked.length)).toEqual([1, 1]);
  advice.close();
});
