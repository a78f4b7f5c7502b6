/**
 * Tests that an employer on a line above its indented jobs is told from a job. Rows are lines of a resume, with the
 * label that a model predicted and the text. In labels, "owner" is an employer above several jobs, "head" the first
 * line of an entry and "more" a further line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { withEmployersAbove } from "./employers-above.ts";

/** `x`: the left edge of the line, in points. */
const labelsAfter = (...rows: [label: string, text: string, x: number][]) => {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  return withEmployersAbove(
    all.map(({ line }, index) => ({ ...line, x: rows[index]?.[2] ?? 0 })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
};

test("a line without dates above an indented job with dates is the employer of the jobs below", () => {
  expect(
    labelsAfter(
      ["experience.head", "Larkspur Analytics", 50],
      ["experience.more", "8 yrs 3 mos", 50],
      ["experience.head", "Director of Customer Success", 75],
      ["experience.more", "Apr 2023 – Present", 75],
    ),
  ).toEqual(["experience.owner", "experience.more", "experience.head", "experience.more"]);
});

test.each([
  ["a job without dates", "Director of Finance", 75],
  ["a line with the same indent and style", "Larkspur Analytics", 50],
])("%s stays a job", (_, text, x) => {
  const rows: [string, string, number][] = [
    ["experience.head", text, 50],
    ["experience.head", "Account Manager", x],
    ["experience.more", "Apr 2023 – Present", x],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});
