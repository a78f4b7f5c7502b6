import { expect, test } from "vitest";
import { foldWord } from "./word-forms.ts";
import { rootOf } from "./word-roots.ts";

/** The different roots of some words. */
const roots = (words: string) => new Set(words.split(" ").map((word) => rootOf(foldWord(word))));

test.each([
  "schedule scheduled scheduler scheduling schedules",
  "inspect inspection inspector inspected inspecting",
  "document documentation documented",
  "supervise supervision supervisor supervised",
  "file filing filed files",
  "bake baker bakery baked",
  "receive receipt reception receptionist",
  "maintain maintenance maintained",
  "therapy therapist therapies",
  "plan planning planner",
])("the words of a family have one root: %s", (words) => {
  expect(roots(words).size).toBe(1);
});

test.each(["aid aide", "pass passion", "store story", "read ready", "car care", "fill file"])(
  "similar words of two families have two roots: %s",
  (words) => {
    expect(roots(words).size).toBe(2);
  },
);

test("a string of thousands of letters is returned as it is", () => {
  const run = "a".repeat(20_000);
  expect(rootOf(`${run}ification`)).toBe(`${run}ification`);
  expect(rootOf("specification")).toBe("specify");
});

test.each([
  ["detention", "detain"],
  ["sustenance", "sustain"],
  ["supervisory", "superviz"],
  ["analytics", "analyz"],
  ["taught", "teach"],
  ["vision", "vision"],
])("the root of %s is %s", (word, root) => {
  expect(rootOf(word)).toBe(root);
});
