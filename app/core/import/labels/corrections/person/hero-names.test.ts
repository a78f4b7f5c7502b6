/**
 * Tests that a large sentence at the top of a portfolio page is the headline, and the small name the name. Rows are
 * lines of a resume, with the label that a model predicted and the texts of their cells.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withNameInsteadOfSentence } from "./hero-names.ts";

function labelsAfter(...rows: [label: string, cells: string[]][]) {
  return labelsAfterCorrection(withNameInsteadOfSentence, rows);
}

test("a sentence with a job title is the headline, and the name beside the page's links the name", () => {
  expect(
    labelsAfter(
      ["contact", ["Devika Raghunathan", "About", "Work"]],
      ["name", ["Frontend engineer who makes slow pages fast"]],
    ),
  ).toEqual(["name", "headline"]);
});

test.each([
  [
    ["contact", ["Bengaluru"]],
    ["name", ["Engineer who makes pages"]],
  ],
  [
    ["contact", ["Ada Berg"]],
    ["name", ["Ada van der Berg"]],
  ],
  [
    ["headline", ["Calm Cook"]],
    ["name", ["Chef who cooks for many"]],
  ],
] as [string, string[]][][])("other lines keep their labels: %j", (...rows) => {
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});
