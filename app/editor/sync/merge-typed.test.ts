import { expect, test } from "vitest";
import { mergeTyped } from "./merge-typed.ts";

test("without a remote edit, the result is the typed text", () => {
  expect(mergeTyped({ base: "ab", typed: "abc", current: "ab" })).toBe("abc");
});

test("without typing, the result is the remote text", () => {
  expect(mergeTyped({ base: "ab", typed: "ab", current: "xab" })).toBe("xab");
});

test("a remote edit before the cursor shifts the typed text", () => {
  expect(
    mergeTyped({ base: "Led a team", typed: "Led a team of 4", current: "I led a team" }),
  ).toBe("I led a team of 4");
});

test("a remote edit after the cursor keeps its position", () => {
  expect(
    mergeTyped({ base: "Led a team", typed: "We Led a team", current: "Led a team!", caret: 3 }),
  ).toBe("We Led a team!");
});

test("if both changed the same letters, both insertions are kept", () => {
  // The smallest changes are "ood" to "reat" in the field and "goo" to "soli" in the document.
  const merged = mergeTyped({ base: "good work", typed: "great work", current: "solid work" });
  expect(merged).toContain("soli");
  expect(merged).toContain("reat");
});
