/**
 * Tests which banner about another person's edits is shown: while they type, unless their name is visible at their
 * caret, and then what they changed.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  CARET_MS,
  CHANGE_BANNER_MS,
  createActivityNotices,
  SETTLE_MS,
  type ShownNotices,
  TYPING_BANNER_MS,
} from "./activity-notices.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CHANGE = { section: "summary", by: "Bob", userId: "b", at: 1, since: 1 };

/** `now` lists the banners that are shown: "typing", and the name of the person who changed something. */
function someNotices() {
  let shown: ShownNotices = { banner: null, isTyping: false };
  const notices = createActivityNotices((next) => {
    shown = next;
  });
  const now = () =>
    [shown.isTyping ? "typing" : null, shown.banner?.by ?? null].filter(
      (banner) => banner !== null,
    );
  return { notices, now };
}

test("a typed change is announced once its author has stopped typing [spec 9]", () => {
  const { notices, now } = someNotices();
  notices.onChange(CHANGE);
  notices.onTyping(7, "b");
  vi.advanceTimersByTime(CARET_MS);
  expect(now()).toEqual(["typing"]);
  vi.advanceTimersByTime(2_000);
  notices.onTyping(7, "b");
  vi.advanceTimersByTime(TYPING_BANNER_MS - 1);
  expect(now()).toEqual(["typing"]);
  vi.advanceTimersByTime(1);
  expect(now()).toEqual(["Bob"]);
  notices.onTyping(7, "b");
  expect(now()).toEqual(["Bob"]);
  vi.advanceTimersByTime(CHANGE_BANNER_MS);
  expect(now()).toEqual([]);
});

test("a change that was not typed is announced at once, without a typing banner", () => {
  const { notices, now } = someNotices();
  notices.onChange(CHANGE);
  vi.advanceTimersByTime(SETTLE_MS);
  expect(now()).toEqual(["Bob"]);
});

test("a caret with its name in sight needs no typing banner; out of sight it does", () => {
  const { notices, now } = someNotices();
  notices.setLabelVisible("form", 7, true);
  notices.onTyping(7, "b");
  vi.advanceTimersByTime(CARET_MS);
  expect(now()).toEqual([]);
  notices.setLabelVisible("page", 7, true);
  notices.setLabelVisible("form", 7, false);
  expect(now()).toEqual([]);
  notices.setLabelVisible("page", 7, false);
  expect(now()).toEqual(["typing"]);
  notices.endTyping(7);
  expect(now()).toEqual([]);
});

test("the banner waits until a caret with its name could be drawn, and then is not shown", () => {
  const { notices, now } = someNotices();
  notices.onTyping(7, "b");
  vi.advanceTimersByTime(CARET_MS - 1);
  expect(now()).toEqual([]);
  notices.setLabelVisible("form", 7, true);
  vi.advanceTimersByTime(1);
  expect(now()).toEqual([]);
});

test("another person's typing is shown beside the first one's change", () => {
  const { notices, now } = someNotices();
  notices.onChange(CHANGE);
  vi.advanceTimersByTime(SETTLE_MS);
  notices.onTyping(8, "c");
  vi.advanceTimersByTime(CARET_MS);
  expect(now()).toEqual(["typing", "Bob"]);
});

test("nothing is shown once collaboration is off", () => {
  const { notices, now } = someNotices();
  notices.onTyping(7, "b");
  notices.onChange(CHANGE);
  notices.clear();
  expect(now()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(now()).toEqual([]);
});
