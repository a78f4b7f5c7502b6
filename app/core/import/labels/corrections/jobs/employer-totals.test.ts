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

test("an employer above the time in all is that of the posts below it", () => {
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

test("a place between the time in all and the first post belongs to the employer", () => {
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

test("a time that no dates follow is no total", () => {
  const rows: [string, string][] = [
    ["experience.head", "Oak Medical Center"],
    ["experience.more", "10 years"],
    ["experience.item", "Cared for patients"],
  ];
  expect(labelsOf(...rows)).toEqual(rows.map(([label]) => label));
});

test("a heading above the time in all stays one", () => {
  const labels = ["heading", "experience.head", "experience.head", "experience.more"];
  const texts = ["Work Experience", "12 years", "Charge Nurse, Oak Clinic", "2019 – 2021"];
  expect(labelsOf(...texts.map((text, at): [string, string] => [labels[at] ?? "", text]))).toEqual(
    labels,
  );
});

test("a year among the duties below a duration is not that of a first post", () => {
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

test("a duration above its own dates is no total", () => {
  const rows: [string, string][] = [
    ["experience.head", "Charge Nurse"],
    ["experience.more", "Oak Medical Center"],
    ["experience.more", "2 years"],
    ["experience.more", "Jan 2020 – Dec 2021"],
  ];
  expect(labelsOf(...rows)).toEqual(rows.map(([label]) => label));
});
