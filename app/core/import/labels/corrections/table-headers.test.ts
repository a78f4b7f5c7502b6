/**
 * Tests that the header row of a table is not imported. Rows are lines of a resume, with the label that a model
 * predicted and the texts of their cells. In labels, "head" is the first line of an entry and "more" a further line of
 * its title, employer or dates. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withoutTableHeaders } from "./table-headers.ts";

function labelsOf(...rows: [label: string, cells: string[]][]) {
  return labelsAfterCorrection(withoutTableHeaders, rows);
}

test("the header row is left out, and the row below it starts an entry", () => {
  expect(
    labelsOf(
      ["experience.head", ["Dates", "Employer", "Job title and duties"]],
      ["experience.more", ["2019 – 2021", "Oak Ltd", "Electrician"]],
    ),
  ).toEqual(["furniture", "experience.head"]);
});

test("a row with the name of a school is an entry", () => {
  expect(
    labelsOf(
      ["education.head", ["Degree", "Oak College"]],
      ["education.more", ["2019", "Physics"]],
    )[0],
  ).toBe("education.head");
});
