/**
 * Tests that each row with its own date starts an entry in lists of awards, certificates and courses. Rows are lines of
 * a resume, with the label that a model predicted and the texts of their cells. In labels, "head" is the first line of
 * an entry and "more" a further line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withRowsOfDates } from "./rows-of-dates.ts";

type Rows = Parameters<typeof labelsAfterCorrection>[1];
const labelsOf = (...rows: Rows) => labelsAfterCorrection(withRowsOfDates, rows);

test("each award beside its year starts an entry, even if it was labeled as education", () => {
  expect(
    labelsOf(
      ["heading", ["Honors"]],
      ["education.head", ["2022", "Best Nurse, City of Leeds", "Leeds, UK"]],
      ["education.more", ["2020", "Shortlist, Northern Prize, Care UK", "London, UK"]],
      ["education.more", ["2019", "Apprentice of the Year, Oak Trust", "London, UK"]],
    ),
  ).toEqual(["heading", "education.head", "education.head", "education.head"]);
});

test("rows with dates at the right, and without a heading, start entries too", () => {
  expect(
    labelsOf(
      ["certificates.head", ["First Aid, Red Cross", "May 2022"]],
      ["certificates.more", ["Forklift, Oak Safety", "June 2020"]],
    ),
  ).toEqual(["certificates.head", "certificates.head"]);
});

test.each<[string, Rows]>([
  [
    "the start and the end of a degree",
    [
      ["heading", ["Education"]],
      ["education.head", ["2016", "BSc Nursing, first class"]],
      ["education.more", ["2019", "University of Leeds, Leeds"]],
    ],
  ],
  [
    "an award whose issuer has the line below",
    [
      ["heading", ["Awards"]],
      ["awards.head", ["2022", "Best Nurse, North"]],
      ["awards.more", ["City of Leeds, Health Board"]],
    ],
  ],
  [
    "one text beside each date",
    [
      ["certificates.head", ["First Aid", "2022"]],
      ["certificates.more", ["Valid until", "2025"]],
    ],
  ],
  [
    "a period",
    [
      ["courses.head", ["2016", "Welding, Oak College"]],
      ["courses.more", ["2016 – 2017", "Evening classes, Leeds"]],
    ],
  ],
])("%s stays one entry", (_, rows) => {
  expect(labelsOf(...rows)).toEqual(rows.map(([label]) => label));
});
