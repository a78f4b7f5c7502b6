/**
 * Tests that the school on the line below a degree belongs to the entry of the degree. Rows are lines of a resume, with
 * the label that a model predicted and the text. In labels, "head" is the first line of an entry and "more" a further
 * line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withSchoolsBelow } from "./schools-below.ts";

const labelsAfter = (...rows: [label: string, text: string][]) => {
  return labelsAfterCorrection(
    withSchoolsBelow,
    rows.map(([label, text]) => [label, [text]]),
  );
};
const [head, more] = ["education.head", "education.more"];

test("a school with dates below a degree without dates belongs to its entry", () => {
  expect(
    labelsAfter(
      [head, "Licence"],
      [more, "Informatique"],
      [head, "Université de Lyon"],
      [more, "2012 – 2015"],
    ),
  ).toEqual([head, more, more, more]);
});

test("the dates may be on the school's own line", () => {
  expect(labelsAfter([head, "Licence"], [head, "Université de Lyon, 2012 – 2015"])).toEqual([
    head,
    more,
  ]);
});

test.each([
  ["Licence, 2010", "Université de Lyon"],
  ["Diploma, Eastridge High School", "University of Lyon"],
  ["Informatique", "Université de Lyon"],
])("%s above a school stays an entry of its own", (degree, school) => {
  expect(labelsAfter([head, degree], [head, school], [more, "2012 – 2015"])).toEqual([
    head,
    head,
    more,
  ]);
});
