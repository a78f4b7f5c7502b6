/**
 * Tests that an employer that was labeled as a heading becomes the first line of a job. Rows are lines of a resume,
 * with the label that a model predicted and the text. In labels, "head" is the first line of an entry and "more" a
 * further line of its title, employer or dates. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withEmployersTakenForHeadings } from "./employers-taken-for-headings.ts";

/** Sets font sizes: lines in capitals have the largest, employers a larger one than job titles. */
function labelsOf(...rows: [label: string, text: string][]) {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  const sizeOf = (text: string) =>
    text === text.toUpperCase() ? 14 : /^(?:Oak|Elm|Ash)/.test(text) ? 12 : 10;
  return withEmployersTakenForHeadings(
    all.map(({ line }) => ({ ...line, size: sizeOf(line.text) })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
}

const JOBS: [string, string][] = [
  ["heading", "EXPERIENCE"],
  ["experience.head", "Oak Medical Center"],
  ["experience.more", "Nurse"],
  ["experience.head", "Elm Hospice"],
  ["experience.more", "Nurse"],
];

test("a heading that looks like the employers of other jobs is an employer", () => {
  expect(
    labelsOf(...JOBS, ["heading", "Ash Rehabilitation"], ["experience.head", "Nurse"]),
  ).toEqual([...JOBS.map(([label]) => label), "experience.head", "experience.more"]);
});

test("a heading that looks otherwise, or is above no job, stays a heading", () => {
  expect(labelsOf(...JOBS, ["heading", "OTHER WORK"], ["experience.head", "Nurse"])[5]).toBe(
    "heading",
  );
  expect(labelsOf(...JOBS, ["heading", "Ash Awards"], ["awards.head", "Prize"])[5]).toBe("heading");
});

test("a page footer may be between the employer and the job title", () => {
  const foot: [string, string] = ["furniture", "Page 1 of 2"];
  expect(
    labelsOf(...JOBS, ["heading", "Ash Rehabilitation"], foot, ["experience.head", "Nurse"]).slice(
      5,
    ),
  ).toEqual(["experience.head", "furniture", "experience.more"]);
  expect(labelsOf(...JOBS, ["heading", "Ash Awards"], foot, ["awards.head", "Prize"])[5]).toBe(
    "heading",
  );
});
