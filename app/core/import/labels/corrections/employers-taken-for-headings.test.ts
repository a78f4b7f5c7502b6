import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withEmployersTakenForHeadings } from "./employers-taken-for-headings.ts";

/** Lines in capitals are the largest, employers are larger than posts. */
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

test("a heading with the look of the other employers is one", () => {
  expect(
    labelsOf(...JOBS, ["heading", "Ash Rehabilitation"], ["experience.head", "Nurse"]),
  ).toEqual([...JOBS.map(([label]) => label), "experience.head", "experience.more"]);
});

test("a heading in another look, or above something else, stays one", () => {
  expect(labelsOf(...JOBS, ["heading", "OTHER WORK"], ["experience.head", "Nurse"])[5]).toBe(
    "heading",
  );
  expect(labelsOf(...JOBS, ["heading", "Ash Awards"], ["awards.head", "Prize"])[5]).toBe("heading");
});

test("the foot of a page may be between the employer and the post", () => {
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
