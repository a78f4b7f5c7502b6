import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withoutTableHeaders } from "./table-headers.ts";

function labelsOf(...rows: [label: string, cells: string[]][]) {
  return labelsAfterCorrection(withoutTableHeaders, rows);
}

test("the head of a table is no entry, and the row below it is one", () => {
  expect(
    labelsOf(
      ["experience.head", ["Dates", "Employer", "Job title and duties"]],
      ["experience.more", ["2019 – 2021", "Oak Ltd", "Electrician"]],
    ),
  ).toEqual(["furniture", "experience.head"]);
});

test("a row with a name is an entry", () => {
  expect(
    labelsOf(
      ["education.head", ["Degree", "Oak College"]],
      ["education.more", ["2019", "Physics"]],
    )[0],
  ).toBe("education.head");
});
