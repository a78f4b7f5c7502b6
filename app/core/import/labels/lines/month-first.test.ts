import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withMonthsFirst } from "./month-first.ts";

const textsAfter = (...texts: string[]) =>
  withMonthsFirst(
    labeledLines(texts.map((text) => ["awards.head", [text]])).map(({ line }) => line),
  ).map(({ cells }) => cells[0]?.text);

test.each([
  [
    ["Acme - 11/1/2015", "Berg - 8/1/2011"],
    ["Acme - 11/2015", "Berg - 8/2011"],
  ],
  [
    ["3/25/2014", "4/5/2015 - 6/7/2016"],
    ["3/2014", "4/2015 - 6/2016"],
  ],
])("months come first in %j", (texts, expected) => {
  expect(textsAfter(...texts)).toEqual(expected);
});

test.each([
  [["12/1/2015"]],
  [["25/3/2014", "4/1/2015"]],
  [["1/4/2015", "1/9/2016"]],
  [["4/5/2015", "6/7/2016"]],
])("days come first in %j", (texts) => {
  expect(textsAfter(...texts)).toEqual(texts);
});

test("a date of birth is kept whole", () => {
  expect(textsAfter("Date of birth: 3/25/1990", "4/5/2015")).toEqual([
    "Date of birth: 3/25/1990",
    "4/2015",
  ]);
});
