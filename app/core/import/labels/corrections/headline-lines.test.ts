import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withHeadlineRest } from "./headline-lines.ts";

test.each([
  ["that last", "headline"],
  ["ada@example.com", "contact"],
  ["linkedin: ada", "contact"],
  ["Leeds", "contact"],
])("a line below a headline: %s", (text, label) => {
  const all = labeledLines([
    ["headline", ["Sales Director | Building teams"]],
    ["contact", [text]],
  ]);
  const labels = withHeadlineRest(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  );
  expect(labels[1]?.label).toBe(label);
});
