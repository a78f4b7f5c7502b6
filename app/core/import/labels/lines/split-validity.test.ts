/** Tests that a validity which is broken before its date becomes one line. */
import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { joinSplitValidity } from "./split-validity.ts";

const joined = (...rows: string[][]) =>
  joinSplitValidity(labeledLines(rows.map((cells) => ["", cells])).map(({ line }) => line)).map(
    ({ text }) => text,
  );

test("a date below the words of its validity is joined with them", () => {
  expect(joined(["ECS Card, JIB, valid to"], ["Sep 2026"], ["IPAF 3a, 2024"])).toEqual([
    "ECS Card, JIB, valid to Sep 2026",
    "IPAF 3a, 2024",
  ]);
  expect(joined(["Ersthelferin, gültig bis"], ["03/2027"])).toEqual([
    "Ersthelferin, gültig bis 03/2027",
  ]);
});

test("other lines above dates stay", () => {
  expect(joined(["Nurse"], ["2019"])).toHaveLength(2);
  expect(joined(["First Aid, valid until 2027"], ["2024"])).toHaveLength(2);
  expect(joined(["First Aid, valid to"], ["2027", "Leeds"])).toHaveLength(2);
  expect(joined(["First Aid, valid to"], ["2027 renewal planned"])).toHaveLength(2);
});
