/** The edits (splices) that turn one text into another. */
import { expect, test } from "vitest";
import { spliceOf, splicesOf } from "./text-splice.ts";

function applied(before: string, after: string): string {
  let text = before;
  for (const { index, remove, insert } of splicesOf(before, after)) {
    text = text.slice(0, index) + insert + text.slice(index + remove);
  }
  return text;
}

test("the caret decides which of two equal letters was typed", () => {
  expect(spliceOf("aa", "aaa", 1)).toEqual({ index: 0, remove: 0, insert: "a" });
  expect(spliceOf("aa", "aaa", 2)).toEqual({ index: 1, remove: 0, insert: "a" });
  expect(spliceOf("aaa", "aa", 1)).toEqual({ index: 1, remove: 1, insert: "" });
});

test("a wrong caret still gives the right text", () => {
  expect(spliceOf("abc", "abcd", 0)).toEqual({ index: 3, remove: 0, insert: "d" });
  expect(spliceOf("abc", "xbc", 99)).toEqual({ index: 0, remove: 1, insert: "x" });
});

test("a text that repeats itself is not counted as both start and end of the other", () => {
  expect(spliceOf("", "a")).toEqual({ index: 0, remove: 0, insert: "a" });
  expect(spliceOf("abab", "ab", 2)).toEqual({ index: 2, remove: 2, insert: "" });
  expect(spliceOf("one two", "one tw two", 7)).toEqual({ index: 4, remove: 0, insert: "tw " });
});

test("a surrogate pair is never cut", () => {
  expect(spliceOf("😀", "😁", 2)).toEqual({ index: 0, remove: 2, insert: "😁" });
  expect(spliceOf("a😀b", "a😁b", 3)).toEqual({ index: 1, remove: 2, insert: "😁" });
});

test("several changes become several splices, which leave the text between them alone", () => {
  const before = "The quick brown fox jumps over the lazy dog";
  const after = "A quick brown fox leaps over the lazy cat";
  expect(applied(before, after)).toBe(after);
  expect(splicesOf(before, after).length).toBeGreaterThan(2);
});

test("long texts are compared by words", () => {
  const words = Array.from({ length: 1500 }, (_, i) => `word${i}`);
  const before = words.join(" ");
  const after = words.map((word, i) => (i % 700 === 3 ? `new${i}` : word)).join(" ");
  expect(applied(before, after)).toBe(after);
  // Words 3, 703 and 1403 change: a deletion and an insertion each.
  expect(splicesOf(before, after).length).toBe(6);
});

test("texts with nothing in common are replaced at once, however long", () => {
  const before = Array.from({ length: 5000 }, (_, i) => `a${i}`).join(" ");
  const after = Array.from({ length: 5000 }, (_, i) => `b${i}`).join("\n");
  expect(applied(before, after)).toBe(after);
});
