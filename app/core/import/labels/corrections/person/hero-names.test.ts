import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withNameInsteadOfHero } from "./hero-names.ts";

function labelsAfter(...rows: [label: string, cells: string[]][]) {
  return labelsAfterCorrection(withNameInsteadOfHero, rows);
}

test("a sentence with a post is the headline, and the name beside the page's links is the name", () => {
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
] as [string, string[]][][])("otherwise labels stay: %j", (...rows) => {
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});
