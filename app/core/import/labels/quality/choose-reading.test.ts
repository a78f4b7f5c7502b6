/** Tests which lines a complete reading of a document must have. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { combineReadings } from "./choose-reading.ts";

test("details of a school from a table, which no field holds, do not count as missing", () => {
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
