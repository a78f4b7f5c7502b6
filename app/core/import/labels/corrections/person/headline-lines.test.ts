import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withHeadlineRest } from "./headline-lines.ts";

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
