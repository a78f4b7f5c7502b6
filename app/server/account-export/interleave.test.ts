/** Tests that interleaved lists share a limit fairly. */
import { expect, test } from "vitest";
import { interleave } from "./interleave.ts";

test("takes the first item of every list before the second item of any", () => {
  const lists = [["a1", "a2", "a3", "a4"], [], ["c1"], ["d1", "d2"]];
  expect(interleave(lists)).toEqual(["a1", "c1", "d1", "a2", "d2", "a3", "a4"]);
});

test("returns nothing for no lists", () => {
  expect(interleave([])).toEqual([]);
});
