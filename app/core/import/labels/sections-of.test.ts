/**
 * Tests how labeled lines are converted to the sections, the name and the headline that the readers take. In labels,
 * "head" is the first line of an entry, "item" a bullet or other text and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { createNameNeighbors } from "#app/core/import/labels/corrections/person/name-neighbors.ts";
import { createJoin } from "#app/core/import/labels/lines/wrapped-lines.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { sectionsOf } from "./sections-of.ts";

const OPTIONS = {
  ...{ readElsewhere: new Set<never>(), join: createJoin([]) },
  ...{ namesJob: hasJobTitleWord, nameNeighbors: createNameNeighbors([], hasJobTitleWord) },
};

/** The sections of these lines; all sections are read here, none by entries-of.ts. */
function read(rows: [label: string, cells: string[]][]) {
  const lines = labeledLines(rows);
  return sectionsOf(
    lines.map(({ line }) => line),
    lines.map(({ labeled }) => labeled),
    OPTIONS,
  ).sections;
}

test.each([
  [
    [
      ["heading", ["Additional"]],
      ["heading", ["Facts"]],
    ],
    "Additional Facts",
  ],
  [
    [
      ["heading", ["Driving"]],
      ["heading", ["======"]],
    ],
    "Driving",
  ],
  [
    [
      ["heading", ["Education"]],
      ["heading", ["Driving"]],
    ],
    "Driving",
  ],
  [
    [
      ["heading", ["Application form"]],
      ["heading", ["Particulars of the applicant"]],
    ],
    "Particulars of the applicant",
  ],
] as [[string, string[]][], string][])(
  "the title of a section below the headings %j",
  (rows, title) => {
    expect(read([...rows, ["custom.item", ["Class B"]]])[0]?.title).toBe(title);
  },
);

test.each([
  [
    ["Rust", "SIMD"],
    ["Rust", "SIMD"],
  ],
  [["Rust, SIMD"], ["Rust", "SIMD"]],
  [["Go"], ["Go"]],
  [["Maps of Leeds"], undefined],
  [["Read in Leeds, York and Hull."], undefined],
])("the technologies of a project, from the cells %j", (cells, items) => {
  const [section] = read([
    ["projects.head", ["Heron"]],
    ["projects.item", cells],
  ]);
  expect(section?.lines[1]?.items).toEqual(items);
});

test.each([
  ["Ada Berg – Calm cook", "Ada Berg", "Calm cook"],
  ["Ada Berg, Registered Nurse", "Ada Berg", "Registered Nurse"],
  ["Denise Okafor, BSN, RN", "Denise Okafor, BSN, RN", ""],
  ["Berg, Ada", "Berg, Ada", ""],
])("name and headline in %j", (text, name, headline) => {
  const lines = labeledLines([["name", [text]]]);
  const read = sectionsOf(
    lines.map(({ line }) => line),
    lines.map(({ labeled }) => labeled),
    OPTIONS,
  );
  expect([read.profile[0]?.text, read.headline]).toEqual([name, headline]);
});

test("a line with name and description of a project, above its tools, starts an entry", () => {
  const [section] = read([
    ["projects.item", ["Heron: a log viewer for terminals"]],
    ["projects.item", ["Technologies: Rust, SQLite, Tokio"]],
  ]);
  expect(section?.lines.map(({ startsEntry }) => startsEntry)).toEqual([true, false]);
});

test("the continuation of a line gets the style of the line's end", () => {
  const [first, second] = labeledLines([
    ["skills.item", ["Lab: CRISPR, Primary T-cell"]],
    ["skills.rest", ["culture, Luminex"]],
  ]);
  const style = { size: 10, isItalic: false };
  const cells = first?.line.cells.map((cell) => ({
    ...cell,
    spans: [
      { ...style, text: "Lab:", isBold: true },
      { ...style, text: "CRISPR, Primary T-cell", isBold: false },
    ],
  }));
  const lines = [first, second].flatMap((row) => row?.line ?? []);
  const labeled = [first, second].flatMap((row) => row?.labeled ?? []);
  const [section] = sectionsOf(
    lines.map((line, at) => (at === 0 && cells ? { ...line, cells } : line)),
    labeled,
    OPTIONS,
  ).sections;
  expect(section?.lines[0]?.cells[0]?.spans?.map(({ text }) => text)).toEqual([
    "Lab:",
    "CRISPR, Primary T-cell culture, Luminex",
  ]);
});
