/**
 * Tests that a line with dates alone, which was labeled as the start of an entry, belongs to the entry above. Rows are
 * lines of a resume, with the label that a model predicted and the text. In labels, "head" is the first line of an
 * entry, "more" a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withDatesBelowHeads } from "./dates-below-heads.ts";

type Row = [label: string, text: string];

function labelsAfter(...rows: Row[]): string[] {
  const all = labeledLines(rows.map(([label, text]) => [`experience.${label}`, [text]]));
  return withDatesBelowHeads(
    // The heads of the tests are bold, unless they are dates.
    all.map(({ line, labeled }) => ({
      ...line,
      isBold: labeled.label.endsWith(".head") && !/^(?:May )?\d/.test(line.text),
    })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label.replace("experience.", ""));
}

/** An entry that has its dates below its bold title and its employer. */
const OTHER: Row[] = [
  ["head", "Owner and Technician"],
  ["more", "Oak Heat"],
  ["more", "Apr 2020 - Aug 2025 · 5 yrs 5 mos"],
  ["item", "Served two churches."],
];

test("dates below a bold title without dates belong to it, as in the other entries", () => {
  expect(
    labelsAfter(
      ...OTHER,
      ...OTHER,
      ["head", "Senior Technician"],
      ["more", "Elm Mechanical"],
      ["head", "May 2012 - Mar 2020 · 7 yrs 11 mos"],
      ["more", "Leeds"],
    ).slice(-4),
  ).toEqual(["head", "more", "more", "more"]);
});

test.each<[string, Row[]]>([
  ["no other entry has its dates there", [["head", "Senior Technician"]]],
  ["the head above has dates", [...OTHER, ...OTHER, ["head", "Cook, 2009 – 2011"]]],
  ["duties are between", [...OTHER, ...OTHER, ["head", "Cook"], ["item", "Baked bread."]]],
])("dates stay the start of an entry if %s", (_, rows) => {
  expect(
    labelsAfter(...rows, ["more", "Elm Mechanical"], ["head", "2012 – 2020"], ["more", "Baker"]).at(
      -2,
    ),
  ).toBe("head");
});

test("dates with a job title beside them stay the start of an entry", () => {
  expect(
    labelsAfter(
      ...OTHER,
      ...OTHER,
      ["head", "Elm Mechanical"],
      ["more", "Leeds"],
      ["head", "2012 – 2020 Baker"],
    ).at(-1),
  ).toBe("head");
});

test("dates above the first of several jobs stay the start of an entry", () => {
  const employer: Row[] = [
    ["head", "Elm Mechanical"],
    ["more", "Leeds"],
    ["head", "2012 – 2020"],
    ["more", "Baker"],
    ["more", "2010 – 2012"],
  ];
  expect(labelsAfter(...OTHER, ...OTHER, ...employer).at(-3)).toBe("head");
});
