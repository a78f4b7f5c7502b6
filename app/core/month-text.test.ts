/** Dates as people type them, and suggestions for misspelled months. */
import { expect, test } from "vitest";
import { parseDate, parseMonth, suggestMonth, toTypedDate } from "./month-text.ts";

test.each([
  ["2024-05", "2024-05"],
  ["2024-5", "2024-05"],
  ["05/2024", "2024-05"],
  ["5.2024", "2024-05"],
  ["2024/5", "2024-05"],
  ["May 2024", "2024-05"],
  ["  sept. 2019 ", "2019-09"],
  ["December 1999", "1999-12"],
  ["Febuary 2020", "2020-02"],
  ["", ""],
  ["   ", ""],
])("%j is parsed as %j", (typed, month) => {
  expect(parseMonth(typed)).toBe(month);
});

test.each([
  "2024",
  "13/2024",
  "2024-00",
  "Foo 2024",
  "Janxyz 2024",
  "Marketing 2024",
  "24-05",
  "present",
])("%j is not a month", (typed) => {
  expect(parseMonth(typed)).toBeNull();
});

test.each([
  ["2024", "2024"],
  [" Spring 2024 ", "2024-21"],
  ["autumn 2019", "2019-23"],
  ["Fall, 2019", "2019-23"],
  ["Winter 2020", "2020-24"],
  ["May 2024", "2024-05"],
  ["", ""],
  ["20", null],
  ["Season 2020", null],
])("%j is parsed as the date %j", (typed, date) => {
  expect(parseDate(typed)).toBe(date);
});

test("for a misspelled month the closest one is suggested", () => {
  expect(suggestMonth("Jnauary 2024")).toBe("January 2024");
  expect(suggestMonth("setpember 2019")).toBe("September 2019");
  expect(suggestMonth("Mai 2020")).toBe("May 2020");
});

test("nothing is suggested for a correct month, a word unlike any month, or a text without a year", () => {
  for (const text of ["May 2020", "Blossom 2020", "Jnauary", "", "2024-13"]) {
    expect(suggestMonth(text), text).toBeNull();
  }
});

test("a stored date is shown in a form that is parsed to the same date", () => {
  for (const date of ["2024-21", "2024-22", "2024-23", "2024-24", "2024", "2024-05", ""])
    expect(parseDate(toTypedDate(date))).toBe(date);
  expect(toTypedDate("2019-23")).toBe("Fall 2019");
});
