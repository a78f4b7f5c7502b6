/**
 * Tests that short lines under a heading of skills, labeled as contact details, become skills. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "item" is a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withListedSkills } from "./listed-skills.ts";

const labelsAfter = (...texts: [label: string, text: string][]) =>
  labelsAfterCorrection(
    withListedSkills,
    texts.map(([label, text]) => [label, [text]]),
  );

test("short lines under a heading of skills are no contact details", () => {
  expect(
    labelsAfter(
      ["heading", "Key skills"],
      ["contact", "Boilers"],
      ["contact", "Primavera P6"],
      ["contact", "Contracts"],
      ["heading", "Experience"],
      ["contact", "Leeds"],
    ),
  ).toEqual(["heading", "skills.item", "skills.item", "skills.item", "heading", "contact"]);
});

test.each([
  [["Boilers", "Contracts"]],
  [["Boilers", "Contracts", "ada@berg.example"]],
  [["Boilers", "Contracts", "Led a team of nine."]],
])("lines that are too few, or may be contact details or text, keep their labels: %j", (texts) => {
  const rows = texts.map((text): [string, string] => ["contact", text]);
  expect(labelsAfter(["heading", "Key skills"], ...rows)).toEqual([
    "heading",
    ...texts.map(() => "contact"),
  ]);
});

test("if the document has skills elsewhere, the lines keep their labels", () => {
  expect(
    labelsAfter(
      ["heading", "Skills"],
      ["contact", "Leeds"],
      ["contact", "York"],
      ["contact", "Hull"],
      ["heading", "Tools"],
      ["skills.item", "Go"],
    ).slice(1, 4),
  ).toEqual(["contact", "contact", "contact"]);
});
