/**
 * Tests that the level of a heading in a Word file tells the titles of entries from headings of sections. Rows are
 * lines of a resume, with the label that a model predicted and the text. In labels, "head" is the first line of an
 * entry, "more" a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withEntryHeadings } from "./entry-headings.ts";

/** `level`: 1 for a heading of a section, 2 for a title of an entry, null for other lines. */
type Row = [label: string, text: string, level: number | null];

function labelsOf(...rows: Row[]): string[] {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  return withEntryHeadings(
    all.map(({ line }, index) => ({ ...line, level: rows[index]?.[2] ?? null })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
}

const projects: Row[] = [
  ["heading", "Skills", 1],
  ["heading", "Publications", 1],
  ["projects.head", "Rivers in Winter", 2],
  ["projects.item", "• May 2021", null],
];

test("a heading on the level of the titles of entries is a title too, with the bullets below it", () => {
  expect(
    labelsOf(
      ...projects,
      ["heading", "Rivers in Spring", 2],
      ["awards.head", "• Nov 2018", null],
      ["heading", "Languages", 1],
      ["languages.item", "• English", null],
    ).slice(4),
  ).toEqual(["projects.head", "projects.item", "heading", "languages.item"]);
});

test("the first heading below a section, and names of sections, stay headings", () => {
  expect(labelsOf(...projects, ["heading", "Interests", 1], ["heading", "Sport", 2])[5]).toBe(
    "heading",
  );
  expect(labelsOf(...projects, ["heading", "Education", 2])[4]).toBe("heading");
  expect(labelsOf(...projects, ["heading", "Key achievements", 2])[4]).toBe("heading");
  expect(labelsOf(...projects, ["heading", "Selected projects", 2])[4]).toBe("heading");
});

test("among jobs, a heading without a date is no title of a job", () => {
  const jobs: Row[] = [
    ["heading", "Skills", 1],
    ["heading", "Experience", 1],
    ["experience.head", "Welder", 2],
    ["experience.more", "2015 – 2018", null],
  ];
  const labels = (below: string) =>
    labelsOf(...jobs, ["heading", "Parental leave", 2], ["custom.item", below, null]).slice(4);
  expect(labels("May 2018 – June 2019")[0]).toBe("experience.head");
  expect(labels("At home")).toEqual(["heading", "custom.item"]);
});
