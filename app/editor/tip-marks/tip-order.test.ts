import { expect, test } from "vitest";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { findSameTip, nextTipAfter } from "./tip-order.ts";

/** A tip on the two letters from `start`. */
const aTip = (field: string, start: number, id = `${field}${start}`): Tip => ({
  id,
  rule: "cliche",
  field,
  range: { start, end: start + 2 },
  words: "xx",
  advice: "",
  pattern: "",
  fixes: [],
});
const TIPS = [aTip("job", 30), aTip("summary", 5), aTip("job", 2)];
const FIELDS = ["summary", "job", "award"];
const after = (field: string, offset: number) => nextTipAfter(FIELDS, TIPS, { field, offset })?.id;

test("the next tip is the first one after the caret, in the order of the form", () => {
  expect(nextTipAfter(FIELDS, TIPS, null)?.id).toBe("summary5");
  expect(after("summary", 0)).toBe("summary5");
  expect(after("summary", 7)).toBe("job2");
  expect(after("job", 4)).toBe("job30");
});

test("after the last tip comes the first one", () => {
  expect(after("award", 0)).toBe("summary5");
  expect(nextTipAfter(FIELDS, [], null)).toBeNull();
});

test("a tip is found again after its words have moved", () => {
  const twice = [aTip("job", 9, "a"), aTip("job", 90, "a"), aTip("summary", 80, "a")];
  expect(findSameTip(twice, aTip("job", 80, "a"))).toBe(twice[1]);
  expect(findSameTip(twice, aTip("job", 80, "b"))).toBeNull();
  const edited = [aTip("job", 9, "c"), aTip("job", 80, "d")];
  expect(findSameTip(edited, aTip("job", 80, "b"))).toBe(edited[1]);
  expect(findSameTip([{ ...aTip("job", 80, "d"), words: "yy" }], aTip("job", 80, "b"))).toBeNull();
});
