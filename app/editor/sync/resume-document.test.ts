import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as Y from "yjs";
import { resumeRoot } from "#app/core/collab/document/layout.ts";
import { pageCursor } from "./collaboration/page-cursor.ts";
import { createResumeDocument } from "./resume-document.ts";

/** As while the summary is edited on the page. */
const putCaretOnPage = () => pageCursor.set(() => ({ field: "summary", range: null }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A document in whose summary `type` writes a letter; counts how often the summary's field is notified. */
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

test("a field is notified of an edit in the form at once", () => {
  const { type, calls } = aDocument();
  type();
  expect(calls()).toBe(1);
});

test("a field is notified once of several letters written on the page in a short time", () => {
  onTestFinished(putCaretOnPage());
  const { type, calls } = aDocument();
  type();
  type();
  expect(calls()).toBe(0);
  vi.runAllTimers();
  expect(calls()).toBe(1);
});

test("with others in the room it is notified at once, because their carets are measured in it", () => {
  onTestFinished(putCaretOnPage());
  const { type, calls } = aDocument();
  type(true);
  expect(calls()).toBe(1);
});

test("a field is not notified after the room is closed", () => {
  onTestFinished(putCaretOnPage());
  const { document, type, calls } = aDocument();
  type();
  document.destroy();
  vi.runAllTimers();
  expect(calls()).toBe(0);
});
