import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withEntryHeadings } from "./entry-headings.ts";

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

test("a title on the level of another entry is one, with its bullets", () => {
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

test("the first title of a section, and one where sections have several levels, stays", () => {
  expect(labelsOf(...projects, ["heading", "Interests", 1], ["heading", "Sport", 2])[5]).toBe(
    "heading",
  );
  expect(labelsOf(...projects, ["heading", "Education", 2])[4]).toBe("heading");
  expect(labelsOf(...projects, ["heading", "Key achievements", 2])[4]).toBe("heading");
  expect(labelsOf(...projects, ["heading", "Selected projects", 2])[4]).toBe("heading");
});

test("among jobs, a title without a date is none", () => {
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
