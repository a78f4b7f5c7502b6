/** Recent changes: one for each burst of edits; the last five are kept, and hidden ones are not announced. */
import { expect, test } from "vitest";
import { type Activity, createActivity } from "./activity.ts";

const BOB = { userId: "b", name: "Bob" };

function anActivity() {
  let nowMs = 1_000_000;
  const stored: Array<Activity & { isHidden: boolean }> = [];
  const activity = createActivity(
    { latest: () => [], insert: (change, isHidden) => stored.push({ ...change, isHidden }) },
    () => nowMs,
  );
  /** Records an edit `ms` after the last one; returns what is announced. */
  const editAfter = (ms: number, section: string, isHidden = false) => {
    nowMs += ms;
    return activity.record([section], { ...BOB, isHidden });
  };
  const sections = () => activity.latest().map(({ section }) => section);
  return { activity, stored, editAfter, sections };
}

test("typing without a longer pause is one change, announced every few seconds", () => {
  const { editAfter, activity, sections, stored } = anActivity();
  let announced = 0;
  for (let i = 0; i < 60; i++) announced += editAfter(1_000, "summary").length;
  expect(sections()).toEqual(["summary"]);
  // 60 s of typing, announced every 5 s.
  expect(announced).toBe(12);
  expect(stored).toHaveLength(1);
  const [change] = activity.latest();
  expect((change?.at ?? 0) - (change?.since ?? 0)).toBe(55_000);
});

test("the last 5 changes are kept, even if one person made them in one section [spec 9]", () => {
  const { editAfter, sections } = anActivity();
  for (const section of ["skills", "summary", "summary", "projects", "summary", "summary"]) {
    expect(editAfter(10_000, section)).toHaveLength(1);
  }
  expect(sections()).toEqual(["summary", "summary", "projects", "summary", "summary"]);
});

test("a hidden change is stored and never announced", () => {
  const { editAfter, sections, stored } = anActivity();
  editAfter(10_000, "summary");
  expect(editAfter(1_000, "summary", true)).toEqual([]);
  expect(sections()).toEqual(["summary"]);
  expect(stored.map(({ isHidden }) => isHidden)).toEqual([false, true]);
});
