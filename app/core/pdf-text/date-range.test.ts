/** Periods found in text, as [start, end]. */
import { expect, test } from "vitest";
import { findDateRanges, isReversed } from "./date-range.ts";

const read = (text: string) => findDateRanges(text).map(({ start, end }) => [start, end]);

test.each([
  ["Mar 2021 – Present", ["2021-03", "present"]],
  ["March 2021 to now", ["2021-03", "present"]],
  ["Sept. 2019 - Oct 2020", ["2019-09", "2020-10"]],
  ["03/2021 — 11.2022", ["2021-03", "2022-11"]],
  ["2021-03 – 2022-11", ["2021-03", "2022-11"]],
  ["2019–2021", ["2019", "2021"]],
  ["Acme, May 2020", ["2020-05", ""]],
])("the period in %s", (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test("numbers that are not dates are ignored", () => {
  expect(read("Since 2021 I sold 2019 tickets; call 555 2020")).toEqual([]);
  expect(read("Marathon 2021, Maybe 2020")).toEqual([]);
  expect(read("ISO 9001/2015 and RFC 20212022")).toEqual([]);
});

test("a period is reversed if its end is before its start, compared by month if both have one", () => {
  const isBackwards = (start: string, end: string) => isReversed({ start, end });
  expect(isBackwards("2021-05", "2021-03")).toBe(true);
  expect(isBackwards("2021-05", "2021")).toBe(false);
  expect(isBackwards("2021", "2020-12")).toBe(true);
  expect(isBackwards("2021-05", "present")).toBe(false);
  expect(isBackwards("2021-05", "")).toBe(false);
});
