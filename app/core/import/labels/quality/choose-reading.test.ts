import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { combineReadings } from "./choose-reading.ts";

test("what a table tells of a school that no field has is not missing from a reading", () => {
  const lines = labeledLines([
    ["education.head", ["B.Com"]],
    ["education.more", ["Board: CBSE"]],
    ["education.more", ["Fergusson College"]],
  ]).map(({ line }, at) => (at === 1 ? { ...line, tableLabel: "education.item" } : line));
  const nothing = { ok: false, message: "" } as unknown as Parameters<typeof combineReadings>[0];
  const read = combineReadings(nothing, {
    ...{ lines, outcome: nothing, meanProbability: 1, doubtfulShare: 0 },
    doubtSigns: [],
  });
  expect(read.lines).toEqual(["B.Com", "Fergusson College"]);
});
