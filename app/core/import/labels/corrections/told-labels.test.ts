import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withToldLabels } from "./told-labels.ts";

function labelOf(label: string, told?: string) {
  const [{ line, labeled }] = labeledLines([[label, ["Text"]]]) as [
    ReturnType<typeof labeledLines>[number],
  ];
  return withToldLabels([told ? { ...line, told } : line], [labeled])[0]?.label;
}

test("a line is what its table says", () => {
  expect(labelOf("education.head", "skills.item")).toBe("skills.item");
  expect(labelOf("education.head")).toBe("education.head");
});

test("where the table tells the content alone, the part stays if it is of that content", () => {
  expect(labelOf("projects.rest", "projects")).toBe("projects.rest");
  expect(labelOf("experience.rest", "projects")).toBe("projects.item");
});
