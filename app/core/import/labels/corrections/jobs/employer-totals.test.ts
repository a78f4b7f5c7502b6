/**
 * Tests that a line with the total time at an employer tells the employer above it from its jobs below. Rows are lines
 * of a resume, with the label that a model predicted and the text. In labels, "owner" is an employer above several
 * jobs, "head" the first line of an entry, "more" a further line of its title, employer or dates and "item" a bullet or
 * other text. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import {
  labeledLines,
  labelsAfterCorrection,
} from "../../../../../../tests/support/labeled-lines.ts";
import { withEmployerTotals } from "./employer-totals.ts";

function labelsOf(...rows: [label: string, text: string][]) {
  return labelsAfterCorrection(
    withEmployerTotals,
    rows.map(([label, text]) => [label, [text]]),
  );
}

test("the line above a total time is the employer of the jobs below", () => {
  expect(
    labelsOf(
      ["experience.head", "Oak Medical Center"],
      ["experience.more", "10 years 4 months"],
      ["experience.more", "Charge Nurse"],
      ["experience.more", "March 2021 - Present (5 years 9 months)"],
      ["experience.head", "Staff Nurse"],
    ),
  ).toEqual([
    "experience.owner",
    "furniture",
    "experience.head",
    "experience.more",
    "experience.head",
  ]);
});

test("a place between the total time and the first job belongs to the employer", () => {
  expect(
    labelsOf(
      ["heading", "Oak Outfitters"],
      ["experience.more", "11 yrs 4 mos"],
      ["experience.more", "Duluth, Minnesota"],
      ["experience.head", "Manager"],
      ["experience.more", "Feb 2022 – Present"],
    ),
  ).toEqual([
    "experience.owner",
    "furniture",
    "experience.more",
    "experience.head",
    "experience.more",
  ]);
});

test("a duration without dates below it is no total time", () => {
  const rows: [string, string][] = [
    ["experience.head", "Oak Medical Center"],
    ["experience.more", "10 years"],
    ["experience.item", "Cared for patients"],
  ];
  expect(labelsOf(...rows)).toEqual(rows.map(([label]) => label));
});

test("a known heading above a duration stays a heading", () => {
  const labels = ["heading", "experience.head", "experience.head", "experience.more"];
  const texts = ["Work Experience", "12 years", "Charge Nurse, Oak Clinic", "2019 – 2021"];
  expect(labelsOf(...texts.map((text, at): [string, string] => [labels[at] ?? "", text]))).toEqual(
    labels,
  );
});

test("a year in a bullet below a duration is not the date of a first job", () => {
  const rows: [string, string][] = [
    ["experience.head", "Nurse, Oak Clinic"],
    ["experience.more", "2 years"],
    ["experience.item", "Moved the ward in 2019"],
  ];
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  const lines = all.map(({ line }, index) => ({ ...line, isBullet: index === 2 }));
  const labeled = all.map((each) => each.labeled);
  expect(withEmployerTotals(lines, labeled)).toEqual(labeled);
});

test("a duration right above its own dates is no total time", () => {
  const rows: [string, string][] = [
    ["experience.head", "Charge Nurse"],
    ["experience.more", "Oak Medical Center"],
    ["experience.more", "2 years"],
    ["experience.more", "Jan 2020 – Dec 2021"],
  ];
  expect(labelsOf(...rows)).toEqual(rows.map(([label]) => label));
});
