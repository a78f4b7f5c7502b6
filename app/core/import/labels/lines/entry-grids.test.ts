/**
 * Tests that short entries in columns are ordered one after the other. Rows are lines of a resume, with the label that
 * a model predicted and the texts of their cells. In labels, "head" is the first line of an entry and "more" a further
 * line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { splitEntryGrids } from "./entry-grids.ts";

/** Lines whose cells are bold if they begin with a capital or a digit. */
const grid = (...rows: [label: string, cells: string[]][]): LabeledLine[] =>
  labeledLines(rows).map(({ line, labeled }) => ({
    labeled,
    line: {
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, isBold: /^\p{Lu}|^\d/u.test(cell.text) })),
    },
  }));

test("certificates side by side are ordered one after the other, each with the lines below it", () => {
  const lines = splitEntryGrids(
    grid(
      ["certificates.head", ["First Aid", "2021", "Crane License", "2019"]],
      ["certificates.more", ["red cross", "in brackets", "dguv"]],
      ["certificates.head", ["Welding"]],
    ).map(({ line, labeled }, at) => ({
      labeled,
      line: at === 1 ? { ...line, cells: line.cells.filter((_, cell) => cell !== 1) } : line,
    })),
  );
  expect(textsOf(lines)).toEqual([
    ["First Aid", "2021"],
    ["red cross"],
    ["Crane License", "2019"],
    ["dguv"],
    ["Welding"],
  ]);
  expect(lines.map(({ labeled }) => labeled.label)).toEqual([
    "certificates.head",
    "certificates.more",
    "certificates.head",
    "certificates.more",
    "certificates.head",
  ]);
});

test.each<[string, [label: string, cells: string[]][]]>([
  [
    "rows of a table",
    [
      ["certificates.head", ["First Aid", "Red Cross"]],
      ["certificates.head", ["Crane License", "DGUV"]],
    ],
  ],
  [
    "a name beside its issuer",
    [
      ["certificates.head", ["First Aid", "red cross"]],
      ["certificates.more", ["ten hours", "in Bonn"]],
    ],
  ],
  [
    "a single text below",
    [
      ["awards.head", ["Gold Medal", "Silver Medal"]],
      ["awards.more", ["both in one year"]],
    ],
  ],
  [
    "a name beside its place",
    [
      ["certificates.head", ["Certified Nurse", "Leeds"]],
      ["certificates.more", ["council", "june 2018"]],
    ],
  ],
  [
    "schools",
    [
      ["education.head", ["Oak School", "Elm School"]],
      ["education.more", ["diploma", "certificate"]],
    ],
  ],
])("%s stay rows", (_, rows) => {
  const lines = grid(...rows);
  expect(splitEntryGrids(lines)).toEqual(lines);
});

test("cards of schools that begin with their dates are ordered one after the other", () => {
  const cards = [
    ["education.head", ["2010 – 2014", "2017 – 2018"]],
    ["education.more", ["Bachelor of Botany", "Diploma in Forestry"]],
    ["education.more", ["Graz", "Boku"]],
  ] satisfies [label: string, cells: string[]][];
  const lines = splitEntryGrids(grid(...cards));
  expect(textsOf(lines)).toEqual([
    ["2010 – 2014"],
    ["Bachelor of Botany"],
    ["Graz"],
    ["2017 – 2018"],
    ["Diploma in Forestry"],
    ["Boku"],
  ]);
  expect(lines[3]?.labeled.label).toBe("education.head");
  const below = splitEntryGrids(grid(...cards, ["education.head", ["Matura, Graz, 2009"]]));
  expect(textsOf(below).at(-1)).toEqual(["Matura, Graz, 2009"]);
  const single = grid(
    ["education.head", ["2010 – 2014", "Graz"]],
    ["education.more", ["Botany", "A"]],
  );
  expect(textsOf(splitEntryGrids(single))).toEqual(textsOf(single));
});
