import diff from "fast-diff";
import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

test("words are replaced as a whole, even if they share letters", () => {
  expect(wordDiff("Responsible for the ward", "Responsible for triage of the ward")).toEqual([
    [diff.EQUAL, "Responsible for "],
    [diff.INSERT, "triage of "],
    [diff.EQUAL, "the ward"],
  ]);
  expect(wordDiff("Managed wards", "Managing wards")).toEqual([
    [diff.DELETE, "Managed"],
    [diff.INSERT, "Managing"],
    [diff.EQUAL, " wards"],
  ]);
});

test("text without spaces is segmented too, and both sides can be restored from the diff", () => {
  const [before, after] = [
    "\u6771\u4eac\u3067\u50cd\u304f",
    "\u5927\u962a\u3067\u50cd\u304f \ud83d\ude00\n",
  ];
  const parts = wordDiff(before, after);
  expect(parts.some(([kind]) => kind === diff.EQUAL)).toBe(true);
  const side = (kind: number) =>
    parts
      .filter(([partKind]) => partKind === diff.EQUAL || partKind === kind)
      .map(([, text]) => text)
      .join("");
  expect([side(diff.DELETE), side(diff.INSERT)]).toEqual([before, after]);
});
