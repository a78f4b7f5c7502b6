/**
 * Tests that the last word of a wrapped title, labeled as a heading, continues the title. Rows are lines of a resume,
 * with the label that a model predicted and the texts of their cells. In labels, "head" is the first line of an entry,
 * "more" a further line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a
 * wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withTitlesTakenForHeadings } from "./titles-taken-for-headings.ts";

const ROWS: [label: string, cells: string[]][] = [
  ["heading", ["Skills"]],
  ["skills.item", ["Compounding"]],
  ["heading", ["Certificates"]],
  ["certificates.head", ["Immunization and Injections"]],
  ["heading", ["Training"]],
  ["certificates.more", ["PANS"]],
];
const SMALL = { size: 10, isBold: true };

/** The label of "Training" in this style; `right` is where the line above ends, in points. */
function labelOf(look: { size: number; isBold: boolean }, right = 100): string | undefined {
  const all = labeledLines(ROWS);
  const lines = all.map(({ line, labeled }, at) => {
    if (at === 4) return { ...line, ...look, right: 50 };
    if (labeled.label === "heading") return { ...line, size: 14, isBold: true };
    return at === 3 ? { ...line, ...SMALL, right } : line;
  });
  const labeled = all.map((each) => each.labeled);
  return withTitlesTakenForHeadings(lines, labeled)[4]?.label;
}

test("a bold word that had no room on the line above continues the title", () => {
  expect(labelOf(SMALL)).toBe("certificates.rest");
});

test("a heading in the style of the others, or with room above it, stays", () => {
  expect(labelOf({ size: 14, isBold: true })).toBe("heading");
  expect(labelOf({ size: 10, isBold: false })).toBe("heading");
  expect(labelOf(SMALL, 40)).toBe("heading");
});
