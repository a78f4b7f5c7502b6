/** How a budget is shared. */
import { expect, test } from "vitest";
import { inTurns } from "./in-turns.ts";

test("a long list does not come before the first of a short one", () => {
  const lists = [["a1", "a2", "a3", "a4"], [], ["c1"], ["d1", "d2"]];
  expect(inTurns(lists)).toEqual(["a1", "c1", "d1", "a2", "d2", "a3", "a4"]);
});

test("of no lists there is nothing", () => {
  expect(inTurns([])).toEqual([]);
});
