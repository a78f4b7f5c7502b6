/**
 * Tests that levels below the names of skills, such as "Expert", are not imported. Rows are lines of a resume, with the
 * label that a model predicted and the texts of their cells. In labels, "more" is a further line of its title, employer
 * or dates, "item" a bullet or other text and "rest" the continuation of a wrapped line. Lines labeled "furniture" are
 * not imported.
 */

import { expect, test } from "vitest";
import {
  labeledLines,
  labelsAfterCorrection,
} from "../../../../../../tests/support/labeled-lines.ts";
import { withBracketsBelow, withoutLevelsBelow, withoutSkillLevels } from "./skill-levels.ts";

function labelsOf(...rows: [label: string, cells: string[]][]) {
  return labelsAfterCorrection(withoutSkillLevels, rows);
}

test("a row of levels below a row of skills is left out", () => {
  expect(
    labelsOf(
      ["skills.item", ["Docker", "Terraform"]],
      ["skills.item", ["Expert", "Beginner"]],
      ["skills.item", ["Advanced Excel"]],
    ),
  ).toEqual(["skills.item", "furniture", "skills.item"]);
});

test("a word of a level in the first line, or in education, keeps its label", () => {
  expect(labelsOf(["skills.item", ["Master"]], ["education.more", ["Master"]])).toEqual([
    "skills.item",
    "education.more",
  ]);
});

test('"Basic" is a level beside another level, and alone the programming language', () => {
  const [skill, names] = ["skills.item", ["Docker", "Terraform"]];
  expect(labelsOf([skill, names], [skill, ["Expert", "Basic"]])).toEqual([skill, "furniture"]);
  expect(labelsOf([skill, names], [skill, ["BASIC"]])).toEqual([skill, skill]);
});

const heading: [string, string[]] = ["heading", ["Skills"]];
const skills = (...texts: string[]): [string, string[]][] =>
  texts.map((text) => ["skills.item", [text]]);
const labelsBelow = (...rows: [string, string[]][]) =>
  labelsAfterCorrection(withoutLevelsBelow, rows).slice(1);

test("levels below each skill are left out, and skills labeled as languages become skills", () => {
  expect(
    labelsBelow(
      heading,
      ...skills("Route optimization", "Very good", "Team leadership"),
      ["languages.item", ["Excellent"]],
      ["languages.item", ["OSHA compliance"]],
    ),
  ).toEqual(["skills.item", "furniture", "skills.item", "furniture", "skills.item"]);
});

test("a single level, names of groups and levels of languages stay", () => {
  const alone = skills("Docker", "Advanced", "Go");
  expect(labelsBelow(heading, ...alone)).toEqual(["skills.item", "skills.item", "skills.item"]);
  const groups = skills("Advanced", "Docker", "Intermediate", "Go");
  expect(labelsBelow(heading, ...groups)).not.toContain("furniture");
  const languages: [string, string[]][] = ["German", "Good", "Welsh", "Good"].map((text) => [
    "languages.item",
    [text],
  ]);
  expect(labelsBelow(heading, ...languages)).toEqual(languages.map(([label]) => label));
  expect(
    labelsAfterCorrection(withoutLevelsBelow, [["heading", ["Languages"]], ...languages]),
  ).not.toContain("furniture");
});

test("brackets on the line below a skill continue it", () => {
  const below = (above: string) =>
    labelsAfterCorrection(withBracketsBelow, skills(above, "(Manhattan, SAP)"))[1];
  expect(below("Warehouse systems")).toBe("skills.rest");
  expect(below("Systems:")).toBe("skills.item");
});

test("levels in bold above their skills are names of groups", () => {
  const rows = skills("Docker", "Advanced", "Go", "Good", "Ada");
  const all = labeledLines([heading, ...rows]).map(({ line, labeled }, at) => ({
    line: { ...line, isBold: at === 2 || at === 4 },
    labeled,
  }));
  const lines = all.map(({ line }) => line);
  const labeled = withoutLevelsBelow(
    lines,
    all.map((each) => each.labeled),
  );
  expect(labeled.map(({ label }) => label)).not.toContain("furniture");
});
