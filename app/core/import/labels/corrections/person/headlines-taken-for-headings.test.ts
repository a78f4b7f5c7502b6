/**
 * Tests that a job title above the summary, labeled as a heading, becomes the headline. In labels, "head" is the first
 * line of an entry and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withHeadlinesTakenForHeadings } from "./headlines-taken-for-headings.ts";

type Row = readonly [label: string, cells: string[]];
const SUMMARY: Row = ["summary.item", ["Twenty years of getting people to the right place."]];
const labelOf = (text: string, below: Row = SUMMARY, ...above: Row[]) =>
  labelsAfterCorrection(withHeadlinesTakenForHeadings, [
    ["name", ["Ada Berg"]],
    ["contact", ["ada@berg.example"]],
    ...above,
    ["heading", [text]],
    below,
  ])[2 + above.length];

test("a job title above the summary is the headline", () => {
  expect(labelOf("Logistics & Project Manager")).toBe("headline");
  expect(labelOf("Registered Nurse")).toBe("headline");
});

test("other headings above the summary stay headings", () => {
  expect(labelOf("Professional Summary")).toBe("heading");
  expect(labelOf("About the engineer")).toBe("heading");
  expect(labelOf("Artist Statement")).toBe("heading");
  expect(labelOf("Executive Bio")).toBe("heading");
  expect(labelOf("Meet the Chef")).toBe("heading");
  expect(labelOf("Career Highlights")).toBe("heading");
});

test("a job title stays a heading if it is not above the summary, or below a headline or other section", () => {
  expect(labelOf("Project Manager", ["experience.head", ["Acme 2019"]])).toBe("heading");
  expect(labelOf("Project Manager", SUMMARY, ["headline", ["Manager"]])).toBe("heading");
  expect(labelOf("Project Manager", SUMMARY, ["skills.item", ["Excel"]])).toBe("heading");
});
