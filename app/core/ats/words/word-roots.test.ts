import { expect, test } from "vitest";
import { foldWord } from "./word-forms.ts";
import { rootOf } from "./word-roots.ts";

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
])("one family has one root: %s", (words) => {
  expect(roots(words).size).toBe(1);
});

test.each(["aid aide", "pass passion", "store story", "read ready", "car care", "fill file"])(
  "others keep their own: %s",
  (words) => {
    expect(roots(words).size).toBe(2);
  },
);

test("a run of letters without end is no word, and is not searched for endings", () => {
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
])("%s → %s", (word, root) => {
  expect(rootOf(word)).toBe(root);
});
