import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as Y from "yjs";
import { resumeRoot } from "#app/core/collab/document/layout.ts";
import { pageCursor } from "./collaboration/page-cursor.ts";
import { createResumeDocument } from "./resume-document.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A document whose summary grows by a letter, and how often its field was told. */
function aDocument() {
  const document = createResumeDocument();
  const root = resumeRoot(document.doc);
  root.set("summary", new Y.Text());
  document.notifyTexts(true);
  let calls = 0;
  document.subscribeText(["summary"], () => calls++);
  const type = (hasOthers = false) => {
    (root.get("summary") as Y.Text).insert(0, "a");
    document.notifyTexts(hasOthers);
  };
  return { document, type, calls: () => calls };
}

test("a field follows an edit of the form at once", () => {
  const { type, calls } = aDocument();
  type();
  expect(calls()).toBe(1);
});

test("a field follows what is written on the page once for all letters of a short time", () => {
  onTestFinished(pageCursor.set(() => ({ field: "summary", range: null })));
  const { type, calls } = aDocument();
  type();
  type();
  expect(calls()).toBe(0);
  vi.runAllTimers();
  expect(calls()).toBe(1);
});

test("with others in the room it follows at once, because their carets are measured in it", () => {
  onTestFinished(pageCursor.set(() => ({ field: "summary", range: null })));
  const { type, calls } = aDocument();
  type(true);
  expect(calls()).toBe(1);
});

test("nothing follows after the room is closed", () => {
  onTestFinished(pageCursor.set(() => ({ field: "summary", range: null })));
  const { document, type, calls } = aDocument();
  type();
  document.destroy();
  vi.runAllTimers();
  expect(calls()).toBe(0);
});
