import { expect, test } from "vitest";
import { parseMonth, runsBackwards } from "./month-text.ts";

test.each([
  ["2024-05", "2024-05"],
  ["2024-5", "2024-05"],
  ["05/2024", "2024-05"],
  ["5.2024", "2024-05"],
  ["2024/5", "2024-05"],
  ["May 2024", "2024-05"],
  ["  sept. 2019 ", "2019-09"],
  ["December 1999", "1999-12"],
  ["", ""],
  ["   ", ""],
])("a month typed as %j is read as %j", (typed, month) => {
  expect(parseMonth(typed)).toBe(month);
});

test.each(["2024", "13/2024", "2024-00", "Foo 2024", "24-05", "present"])(
  "%j is no month",
  (typed) => {
    expect(parseMonth(typed)).toBeNull();
  },
);

test("months run backwards only when both are there", () => {
  expect(runsBackwards("2024-05", "2024-04")).toBe(true);
  expect(runsBackwards("2024-05", "2024-05")).toBe(false);
  expect(runsBackwards("2024-05", "")).toBe(false);
  expect(runsBackwards("", "2024-04")).toBe(false);
});
