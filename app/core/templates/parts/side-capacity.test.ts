/** How many lines are expected to fit into a side column, by design and content. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { maxSideLines, type SideCapacity } from "./side-capacity.ts";

const CAPACITY: SideCapacity = { linesPerPage: 50, headingLines: 2, openingCharacters: 100 };
const resume = { ...emptyResume(), summary: "Keeps two mills turning. ".repeat(16) };
const lines = (design: Design, of: Resume = resume) => maxSideLines(of, design, CAPACITY);

test.each([
  ["higher lines", { lineHeight: 165 }],
  ["larger type", { scale: 130 }],
  ["wider margins", { margin: 30 }],
] satisfies [string, Design][])("a side column holds less with %s", (_, design) => {
  expect(lines(design)).toBeLessThan(lines({}));
});

test("a side column holds less below a photo, or below many contact details on lines of their own", () => {
  const links = ["a", "b", "c", "d"].map((id) => ({ id, label: id, url: `https://${id}.example` }));
  const many = { ...resume, personalInfo: { ...resume.personalInfo, email: "a@b.example", links } };
  expect(lines({ separators: "lines" }, many)).toBeLessThan(lines({}, many));
  expect(lines({}, { ...resume, photo: { fileId: "p", visible: true } })).toBeLessThan(lines({}));
});

test("a hidden summary, which only the owner's copy has, does not change the estimate", () => {
  const hidden: Design = { hidden: ["summary"] };
  expect(lines(hidden)).toBe(lines(hidden, { ...resume, summary: "" }));
});
