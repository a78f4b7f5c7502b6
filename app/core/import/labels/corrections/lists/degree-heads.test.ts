/**
 * Tests that each degree with its school starts an entry. Rows are lines of a resume, with the label that a model
 * predicted and the text. In labels, "head" is the first line of an entry and "more" a further line of its title,
 * employer or dates.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withDegreeHeads } from "./degree-heads.ts";

function labelsOf(...rows: [label: string, text: string][]) {
  return labelsAfterCorrection(
    withDegreeHeads,
    rows.map(([label, text]) => [label, [text]]),
  );
}

test.each([
  [["BSc Physics at Oak College"], ["MSc Optics at Elm University"]],
  [
    ["Bachelor of Arts, History", "Oak College"],
    ["Master of Arts, History", "Elm University"],
  ],
])("each degree with its school starts an entry: %j", (first, second) => {
  const more = (lines: string[], label: string): [string, string][] =>
    lines.map((text, index) => [index === 0 ? label : "education.more", text]);
  const starts = labelsOf(...more(first, "education.head"), ...more(second, "education.more"));
  expect(starts.filter((label) => label === "education.head")).toHaveLength(2);
  expect(starts[first.length]).toBe("education.head");
});

test("degrees below one school stay in its entry", () => {
  const rows: [string, string][] = [
    ["education.head", "Oak College"],
    ["education.more", "BSc Physics"],
    ["education.more", "Minor in History"],
  ];
  expect(labelsOf(...rows)).toEqual(rows.map(([label]) => label));
});
