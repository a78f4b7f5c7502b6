/**
 * Tests that names above sentences under "Strengths" become entries of a custom section. Rows are lines of a resume,
 * with the label that a model predicted and the texts of their cells. In labels, "head" is the first line of an entry,
 * "item" a bullet or other text and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { relabelStrengths } from "./strengths.ts";

const labelsOf = (...rows: [label: string, cells: string[]][]) =>
  relabelStrengths(labeledLines(rows)).map(({ labeled }) => labeled.label);

test('names above sentences under "Strengths" are entries of a custom section', () => {
  expect(
    labelsOf(
      ["heading", ["STRENGTHS"]],
      ["skills.item", ["Writes it down"]],
      ["skills.item", ["Two pages before two weeks"]],
      ["skills.rest", ["of code."]],
      ["skills.item", ["Grows people"]],
      ["experience.item", ["Five of my mentees lead teams today."]],
      ["heading", ["Skills"]],
      ["skills.item", ["Go"]],
    ),
  ).toEqual([
    ...["heading", "custom.head", "custom.item", "custom.rest", "custom.head", "custom.item"],
    ...["heading", "skills.item"],
  ]);
});

test.each([
  [["Teamwork"], ["Punctuality"], ["Clear writing"], ["Patience"]],
  [["Writes it down"], ["Two pages first."]],
  [["Calm."], ["Kind."], ["Fast."], ["Fair."]],
])("a list of strengths stays a list of skills: %s", (...cells) => {
  const rows = cells.map((texts): [string, string[]] => ["skills.item", texts]);
  expect(labelsOf(["heading", ["Strengths"]], ...rows).slice(1)).toEqual(
    rows.map(() => "skills.item"),
  );
});
