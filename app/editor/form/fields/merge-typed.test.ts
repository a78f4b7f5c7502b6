import { expect, test } from "vitest";
import { mergeTyped } from "./merge-typed.ts";

test("alone, what was typed is the text", () => {
  expect(mergeTyped({ base: "ab", typed: "abc", current: "ab" })).toBe("abc");
});

test("without typing, what others wrote is the text", () => {
  expect(mergeTyped({ base: "ab", typed: "ab", current: "xab" })).toBe("xab");
});

test("an edit behind the caret moves what was typed along", () => {
  expect(
    mergeTyped({ base: "Led a team", typed: "Led a team of 4", current: "I led a team" }),
  ).toBe("I led a team of 4");
});

test("an edit after the caret stays where it is", () => {
  expect(
    mergeTyped({ base: "Led a team", typed: "We Led a team", current: "Led a team!", caret: 3 }),
  ).toBe("We Led a team!");
});

test("where both changed the same letters, what either typed stays", () => {
  const merged = mergeTyped({ base: "good work", typed: "great work", current: "solid work" });
  expect(merged).toContain("soli");
  expect(merged).toContain("reat");
});
