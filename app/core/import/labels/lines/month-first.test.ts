/** Tests that dates with the month first, "11/1/2015", are recognized and converted to month and year. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { convertMonthFirstDates } from "./month-first.ts";

const textsAfter = (...texts: string[]) =>
  convertMonthFirstDates(
    labeledLines(texts.map((text) => ["awards.head", [text]])).map(({ line }) => line),
  ).map(({ cells }) => cells[0]?.text);

test.each([
  [
    ["Acme - 11/1/2015", "Berg - 8/1/2011", "Oak - 2/1/2010"],
    ["Acme - 11/2015", "Berg - 8/2011", "Oak - 2/2010"],
  ],
  [
    ["3/25/2014", "4/5/2015 - 6/7/2016", "From 1/2/2010 to 5/6/2012"],
    ["3/2014", "4/2015 - 6/2016", "From 1/2010 to 5/2012"],
  ],
])("%j have the month first and become %j", (texts, expected) => {
  expect(textsAfter(...texts)).toEqual(expected);
});

test.each([
  [["12/1/2015"]],
  [["25/3/2014", "4/1/2015"]],
  [["1/4/2015", "1/9/2016"]],
  [["4/5/2015", "6/7/2016"]],
  [["11/1/2015", "8/1/2011"]],
  [["04/09/2018 – Present", "03/09/2015 – 02/09/2016"]],
  [["Date of birth: 12/25/1990", "01/05/2018 – Present"]],
])("%j may have the day first and stay", (texts) => {
  expect(textsAfter(...texts)).toEqual(texts);
});

test("dates in bullets and sentences stay whole", () => {
  const texts = [
    "• Opened it on 11/15/2019",
    "Opened it on 11/15/2019",
    "Since 3/4/2015 in charge.",
  ];
  expect(textsAfter("3/25/2014", ...texts)).toEqual(["3/2014", ...texts]);
});

test("a date of birth stays whole", () => {
  expect(textsAfter("Date of birth: 3/25/1990", "4/15/2015")).toEqual([
    "Date of birth: 3/25/1990",
    "4/2015",
  ]);
});
