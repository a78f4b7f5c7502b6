import { expect, test } from "vitest";
import { isDateBefore, isMonth } from "./dates.ts";

test.each([
  ["2024-05", "2024-04", true],
  ["2024-05", "2024-05", false],
  ["2024-05", "", false],
  ["", "2024-04", false],
  ["2024-05", "2024", false],
  ["2024-05", "2023", true],
  ["2024", "2024-01", false],
  ["2024-23", "2024-02", false],
  ["2024-23", "2023-12", true],
])("from %j to %j ends too early: %j", (start, end, isTooEarly) => {
  expect(isDateBefore(end, start)).toBe(isTooEarly);
});

test("only a month is a month", () => {
  expect(["2024-05", "2024-12", "2024", "2024-21", ""].map(isMonth)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
