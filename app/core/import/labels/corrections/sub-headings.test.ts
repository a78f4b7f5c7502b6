/**
 * Tests that titles of groups of bullets, labeled as headings, become entries of a custom section. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry and
 * "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withSubHeadings } from "./sub-headings.ts";

/** `size`: the font size of the line, in points. */
const labelsAfter = (...rows: [label: string, text: string, size: number][]) => {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  return withSubHeadings(
    all.map(({ line }, index) => ({ ...line, size: rows[index]?.[2] ?? 10 })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
};
const rows = (section: string, size: number): [string, string, number][] => [
  ["heading", section, 12],
  ["heading", "Interviewing and Listening", size],
  ["custom.item", "• Conducted 3,000 conversations", 10],
  ["heading", "Education", 12],
  ["heading", "Skills", 12],
];

test("a title of a group in smaller letters than the headings starts an entry", () => {
  expect(labelsAfter(...rows("Key achievements", 11))[1]).toBe("custom.head");
});

test.each([
  ["in the style of the headings", "Key achievements", 12],
  ["within the work", "Experience", 11],
])("a heading %s stays a heading", (_, section, size) => {
  expect(labelsAfter(...rows(section, size))[1]).toBe("heading");
});
