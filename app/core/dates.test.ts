/** Comparing and classifying the dates of a resume; "2024-23" is the fall of 2024. */
import { expect, test } from "vitest";
import { hasNoMonth, isDateBefore, isMonth } from "./dates.ts";

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
])("whether a period from %j to %j ends before it starts: %j", (start, end, isTooEarly) => {
  expect(isDateBefore(end, start)).toBe(isTooEarly);
});

test("a year or a season is not a month", () => {
  expect(["2024-05", "2024-12", "2024", "2024-21", ""].map(isMonth)).toEqual([
    ...[true, true, false, false, false],
  ]);
});

test.each([
  [["2019", ""], true],
  [["2019-21", "2020"], true],
  [["", ""], false],
  [["2019", "2020-05"], false],
])("%j has no month: %j", (dates, expected) => {
  expect(hasNoMonth(dates)).toBe(expected);
});
