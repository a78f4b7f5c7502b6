import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { relabelStrengths } from "./strengths.ts";

const labelsOf = (...rows: [label: string, cells: string[]][]) =>
  relabelStrengths(labeledLines(rows)).map(({ labeled }) => labeled.label);

test("names above sentences under Strengths are entries of a section of their own", () => {
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
  const rows = cells.map((own): [string, string[]] => ["skills.item", own]);
  expect(labelsOf(["heading", ["Strengths"]], ...rows).slice(1)).toEqual(
    rows.map(() => "skills.item"),
  );
});
