import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { RoomDocument } from "#app/editor/sync/room.ts";
import type { AdviceRequest } from "./advice-messages.ts";
import { createAdvice } from "./create-advice.ts";

/** Records the requests that it gets, and never answers. */
class FakeWorker extends EventTarget {
  readonly requests: AdviceRequest[] = [];
  isEnded = false;
  postMessage(request: AdviceRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Writing tips on a resume with this content; `write` replaces the content. */
function openAdvice(first: { resume: object }) {
  const workers: FakeWorker[] = [];
  let change = () => {};
  let snapshot = { design: {}, ignoredTips: [], ...first };
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
  const write = (resume: object) => {
    snapshot = { ...snapshot, resume };
    change();
  };
  return { advice, workers, write };
}

test("a worker that has failed is replaced at the next check", () => {
  const { advice, workers, write } = openAdvice({ resume: {} });
  vi.runAllTimers();
  expect(workers.map(({ requests }) => requests.length)).toEqual([1]);
  workers[0]?.dispatchEvent(new Event("error"));
  expect(workers[0]?.isEnded).toBe(true);
  write({});
  vi.runAllTimers();
  expect(workers.map(({ requests }) => requests.length)).toEqual([1, 1]);
  advice.close();
});

test("the worker starts with the first text, or once the page has long been open", () => {
  const empty = emptyResume();
  const written = openAdvice({ resume: empty });
  vi.advanceTimersByTime(1_000);
  expect(written.workers).toEqual([]);
  written.write({ ...empty, summary: "Bakes" });
  vi.advanceTimersByTime(1_000);
  expect(written.workers.map(({ requests }) => requests.length)).toEqual([1]);
  written.advice.close();
  const unwritten = openAdvice({ resume: empty });
  vi.runAllTimers();
  expect(unwritten.workers.map(({ requests }) => requests.length)).toEqual([1]);
  unwritten.advice.close();
});
