/** Three-way merge of two texts: mergeText(base, current, proposed). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeText } from "./merge-text.ts";

const BASE = "We count stars every night.";

test("both changes are kept where they touch different words", () => {
  expect(mergeText(BASE, `${BASE} Always.`, "We measure stars every night.")).toBe(
    "We measure stars every night. Always.",
  );
  expect(mergeText(BASE, "Today we count stars every night.", "We count stars each night.")).toBe(
    "Today we count stars each night.",
  );
});

test("if both changed the same words, there is no merge", () => {
  expect(
    mergeText(BASE, "We weigh stars every night.", "We measure stars every night."),
  ).toBeNull();
  expect(mergeText("", "Mine", "Yours")).toBeNull();
  expect(mergeText(BASE, "", "We measure stars every night.")).toBeNull();
});

test("a proposed change that the current text already has is not made twice", () => {
  const proposed = "We measure stars every night.";
  expect(mergeText(BASE, proposed, proposed)).toBe(proposed);
  expect(mergeText(BASE, `${proposed} Always.`, proposed)).toBe(`${proposed} Always.`);
});

test("a word that only one of the two texts added is never lost", () => {
  const word = fc.constantFrom("a", "b", "c", "d", "e");
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (base, proposed) => {
      expect(mergeText(base, base, proposed)).toBe(proposed);
      expect(mergeText(base, proposed, base)).toBe(proposed);
      const merged = mergeText(base, `${base} THEIRS`, `MINE ${base}`);
      if (merged !== null) expect(merged).toMatch(/^MINE .*THEIRS$/);
    }),
    { seed: 7 },
  );
});
