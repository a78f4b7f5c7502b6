/**
 * Tests that "GPA: 3.7" belongs to the school above, and "Awarded by Acme" to the award above. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a
 * further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withGradeLines, withIssuerLines } from "./value-lines.ts";

test("a grade that was labeled as a language belongs to the school above", () => {
  const rows = (text: string): [string, string[]][] => [
    ["education.more", ["Licenciatura"]],
    ["languages.item", [text]],
  ];
  expect(labelsAfterCorrection(withGradeLines, rows("GPA: Notable"))[1]).toBe("education.more");
  expect(labelsAfterCorrection(withGradeLines, rows("French: C1"))[1]).toBe("languages.item");
});

test.each([
  ["from: Chambre des métiers, June 2015", "awards.more"],
  ["Awarded by Acme 2024-03", "awards.more"],
  ["Awarded by the city for the rescue of two people.", "awards.item"],
  ["Given by colleagues for good humor", "awards.item"],
  ["From: 120 stores in the north", "awards.item"],
  ["— Awarded by Acme", "awards.item"],
  ["Given to one apprentice a year", "awards.item"],
])("below the name of an award, %s is %s", (text, label) => {
  const labels = labelsAfterCorrection(withIssuerLines, [
    ["awards.head", ["Best Apprentice"]],
    ["awards.item", [text]],
  ]);
  expect(labels[1]).toBe(label);
});

test.each([
  ["Best Store, May 2019", "awards.more"],
  ["Best Store, Retail Week", "awards.item"],
])('below the award "%s", the line "Awarded by Acme" is labeled %s', (title, label) => {
  const labels = labelsAfterCorrection(withIssuerLines, [
    ["awards.head", [title]],
    ["awards.item", ["Awarded by Acme"]],
  ]);
  expect(labels[1]).toBe(label);
});
