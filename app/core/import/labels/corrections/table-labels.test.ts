import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withTableLabels } from "./table-labels.ts";

function labelOf(label: string, tableLabel?: string) {
  const [{ line, labeled }] = labeledLines([[label, ["Text"]]]) as [
    ReturnType<typeof labeledLines>[number],
  ];
  return withTableLabels([tableLabel ? { ...line, tableLabel } : line], [labeled])[0]?.label;
}

test("a line is what its table says", () => {
  expect(labelOf("education.head", "skills.item")).toBe("skills.item");
  expect(labelOf("education.head")).toBe("education.head");
});

test("where the table tells the content alone, the part stays if it is of that content", () => {
  expect(labelOf("projects.rest", "projects")).toBe("projects.rest");
  expect(labelOf("experience.rest", "projects")).toBe("projects.item");
});
