import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withoutSkillLevels } from "./skill-levels.ts";

function labelsOf(...rows: [label: string, cells: string[]][]) {
  return labelsAfterCorrection(withoutSkillLevels, rows);
}

test("a row of levels below a row of skills is no row of skills", () => {
  expect(
    labelsOf(
      ["skills.item", ["Docker", "Terraform"]],
      ["skills.item", ["Expert", "Beginner"]],
      ["skills.item", ["Advanced Excel"]],
    ),
  ).toEqual(["skills.item", "furniture", "skills.item"]);
});

test("a level elsewhere, and a first line, keep their labels", () => {
  expect(labelsOf(["skills.item", ["Master"]], ["education.more", ["Master"]])).toEqual([
    "skills.item",
    "education.more",
  ]);
});

test("Basic is a level beside another one, and alone a language", () => {
  const [own, names] = ["skills.item", ["Docker", "Terraform"]];
  expect(labelsOf([own, names], [own, ["Expert", "Basic"]])).toEqual([own, "furniture"]);
  expect(labelsOf([own, names], [own, ["BASIC"]])).toEqual([own, own]);
});
