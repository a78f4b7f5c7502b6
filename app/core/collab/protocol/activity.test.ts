/** Recent changes: one for each burst of edits, the last five, and none of what is hidden. */
import { expect, test } from "vitest";
import { type Activity, createActivity } from "./activity.ts";

const BOB = { userId: "b", name: "Bob" };

function anActivity() {
  let at = 1_000_000;
  const stored: Array<Activity & { isHidden: boolean }> = [];
  const activity = createActivity(
    { latest: () => [], insert: (one, isHidden) => stored.push({ ...one, isHidden }) },
    () => at,
  );
  const after = (ms: number, section: string, isHidden = false) => {
    at += ms;
    return activity.record([section], { ...BOB, isHidden });
  };
  const sections = () => activity.latest().map(({ section }) => section);
  return { activity, stored, after, sections };
}

test("typing without a longer pause is one change, announced every few seconds", () => {
  const { after, activity, sections, stored } = anActivity();
  let announced = 0;
  for (let i = 0; i < 60; i++) announced += after(1_000, "summary").length;
  expect(sections()).toEqual(["summary"]);
  expect(announced).toBe(12);
  expect(stored).toHaveLength(1);
  const [change] = activity.latest();
  expect((change?.at ?? 0) - (change?.since ?? 0)).toBe(55_000);
});

test("the last 5 changes are kept, also those of one person to one section [spec 9]", () => {
  const { after, sections } = anActivity();
  for (const section of ["skills", "summary", "summary", "projects", "summary", "summary"]) {
    expect(after(10_000, section)).toHaveLength(1);
  }
  expect(sections()).toEqual(["summary", "summary", "projects", "summary", "summary"]);
});

test("a hidden change is stored and never announced", () => {
  const { after, sections, stored } = anActivity();
  after(10_000, "summary");
  expect(after(1_000, "summary", true)).toEqual([]);
  expect(sections()).toEqual(["summary"]);
  expect(stored.map(({ isHidden }) => isHidden)).toEqual([false, true]);
});
