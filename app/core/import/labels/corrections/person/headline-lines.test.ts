import { expect, test } from "vitest";
import { IMPORT_MODELS } from "../../../../../../tests/support/import-models.ts";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withHeadlineRest, withPlaces } from "./headline-lines.ts";

test.each([
  ["that last", "headline"],
  ["ada@example.com", "contact"],
  ["linkedin: ada", "contact"],
  ["Leeds", "contact"],
])("a line below a headline: %s", (text, label) => {
  const labels = labelsAfterCorrection(withHeadlineRest, [
    ["headline", ["Sales Director | Building teams"]],
    ["contact", [text]],
  ]);
  expect(labels[1]).toBe(label);
});

test("towns after each other below the name are no headline", () => {
  const label = (text: string) =>
    labelsAfterCorrection(
      (lines, labeled) => withPlaces(lines, labeled, IMPORT_MODELS.names),
      [["headline", [text]]],
    )[0];
  expect([label("Winterthur, Zürich"), label("Pastry Chef, Leeds")]).toEqual([
    "contact",
    "headline",
  ]);
});
