/** Tests which texts are personal facts, such as "Nationality: British", and how they are split and removed. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import {
  isFactLabelAlone,
  isPersonalFact,
  isPersonHeading,
  splitPersonalFact,
  withoutPersonalFacts,
} from "./personal-facts.ts";

const lineOf = (...cells: string[]) => {
  const [labeled] = labeledLines([["contact", cells]]);
  if (!labeled) throw new Error("no line");
  return labeled.line;
};

test.each([
  "Born:",
  "Born on:",
  "Geboren am:",
  "Nationality",
  "Religion:",
  "Gender",
  "Patente:",
  "Age",
])("a caption without a value: %s", (text) => {
  expect(isFactLabelAlone(text)).toBe(true);
});

test.each(["Born", "Born in Leeds", "Nationality: British", "Born: Leeds"])(
  "not a caption without a value: %s",
  (text) => {
    expect(isFactLabelAlone(text)).toBe(false);
  },
);

test.each([
  "Religion: Quaker",
  "Religion Roman Catholic",
  "Gender female",
  "Gender - Female",
  "Sex – M",
  "Religion-Hindu",
  "Religion Moslem",
  "Gender (optional): woman",
  "Sex M",
  "Patente B",
  "Patente: B, automunito",
  "Patente cat. C",
  "Patente europea B",
  "Patente di guida A e B",
  "Driving licence full",
  "Citizenship Irish",
  "Age 34",
  "Geburtsort Bremen",
  "Permis de conducere B",
])("a personal fact: %s", (text) => {
  expect(isPersonalFact(text)).toBe(true);
});

test.each([
  "Religion teacher",
  "Gender studies",
  "Gender-based violence training",
  "Gender - stories of women",
  "Sex-positive counseling",
  "Gender-diverse teams",
  "Sex education",
  "Citizenship education",
  "Patente US 123",
  "Patente: EP 2 345 678",
  "Patente DE102012",
  "Age concern",
  "Born, Leipzig",
])("no personal fact: %s", (text) => {
  expect(isPersonalFact(text)).toBe(false);
});

test.each([
  [["Religion", "Quaker"], { label: "Religion", value: "Quaker" }],
  [["Gender - Female"], { label: "Gender", value: "Female" }],
  [["Passport No.", "N 5521908"], { label: "Passport No.", value: "N 5521908" }],
  [["Born:", "Leeds"], { label: "Born", value: "Leeds" }],
  [["Gender:"], { label: "Gender", value: "" }],
  [["Religion teacher", "Leeds"], null],
])("caption and value of the cells %j", (cells, fact) => {
  expect(splitPersonalFact(lineOf(...cells).cells)).toEqual(fact);
});

test("the value in the cell behind a caption is removed with it", () => {
  const { cells } = withoutPersonalFacts(lineOf("Born:", "3 May 1990", "12 Mill Lane, Leeds"));
  expect(cells.map(({ text }) => text)).toEqual([" ", " ", "12 Mill Lane, Leeds"]);
});

test.each([
  "Personal details",
  "Angaben zur Person:",
  "État civil",
  "Osobní údaje",
  "Dati anagrafici",
])("a heading of a section about the person: %s", (text) => {
  expect(isPersonHeading(text)).toBe(true);
});
