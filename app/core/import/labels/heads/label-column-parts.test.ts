/**
 * Tests that the name of a table's column decides the label of its cells. A part is a text between separators in the
 * first lines of an entry, with the label that a model gave it: "role" is a job title, "org" an employer or school,
 * "issuer" who gave a certificate and "note" any other text.
 */

import { expect, test } from "vitest";
import type { ColumnPart } from "#app/core/pdf-text/lines.ts";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import type { EntryHead } from "./head-parts.ts";
import { readHeads } from "./read-heads.ts";

/** `part`: the label that the name of the cell's column gives. */
type Cell = [text: string, part?: ColumnPart];

/** Reads an entry of these lines; `labels` are the predicted ones of its parts in order, further parts are notes. */
const read = (content: EntryHead["content"], lines: Cell[][], ...labels: string[]) => {
  const made = labeledLines(
    lines.map((cells) => [`${content}.head`, cells.map(([text]) => text)]),
  ).map(({ line }, at) => ({
    ...line,
    cells: line.cells.map((cell, index) => ({ ...cell, part: lines[at]?.[index]?.[1] })),
  }));
  return readHeads([{ content, lines: made }], labelInOrder(...labels))[0];
};

test("the names of columns decide job title, employer and place", () => {
  const lines: Cell[][] = [
    [["Nurse (part time), Ward 3", "role"], ["2019 – 2021"]],
    [
      ["Mercy Hospital, Boston, MA", "org"],
      ["Quincy (USA)", "place"],
    ],
  ];
  const found = read("experience", lines, "org", "role", "note", "note", "note", "note");
  expect(found?.texts).toEqual({
    role: "Nurse (part time), Ward 3",
    org: "Mercy Hospital",
    note: "Boston, MA",
    place: "Quincy (USA)",
  });
  expect(found?.period).toEqual({ startDate: "2019", endDate: "2021", current: false });
});

test("a part behind the employer in its column keeps the label of the model", () => {
  const lines: Cell[][] = [[["Nurse", "role"]], [["Mercy, Boston", "org"]]];
  expect(read("experience", lines, "role", "role", "place")?.texts).toEqual({
    ...{ role: "Nurse", org: "Mercy", place: "Boston" },
  });
  expect(read("experience", lines, "role", "org", "org")?.texts.org).toBe("Mercy, Boston");
});

test("other cells lose the label that a column gives", () => {
  const lines: Cell[][] = [[["Mate", "role"]], [["Harbor Ltd", "org"]], [["MV Osprey, bulk"]]];
  expect(read("experience", lines, "role", "org", "org", "role")?.texts).toEqual({
    ...{ role: "Mate", org: "Harbor Ltd", note: "MV Osprey, bulk" },
  });
});

test("name and issuer of a certificate in columns are not split", () => {
  const lines: Cell[][] = [
    [["Microsoft Certified: Analyst 2022 (PL)", "name"], ["2023"]],
    [["Board of Nursing, Texas", "issuer"]],
  ];
  const found = read("certificates", lines, "issuer", "name", "note", "name");
  expect(found?.texts).toEqual({
    name: "Microsoft Certified: Analyst 2022 (PL)",
    issuer: "Board of Nursing, Texas",
  });
  expect(found?.period?.endDate).toBe("2023");
});

test("columns of other sections, and long job titles, are read by the model", () => {
  const cell: Cell = ["Diploma, Oak College", "name"];
  expect(read("education", [[cell]], "degree", "org")?.texts).toEqual({
    ...{ degree: "Diploma", org: "Oak College" },
  });
  const duties = `Nurse, ${"in charge of a ward of many beds, ".repeat(3)}Leeds`;
  const labels = ["role", "note", "note", "note", "place"];
  expect(read("experience", [[[duties, "role"]]], ...labels)?.texts).toMatchObject({
    ...{ role: "Nurse", place: "Leeds" },
  });
});

test("the place in a column replaces the shorter town beside the employer", () => {
  const place = (townBesideEmployer: string, placeInColumn: string) =>
    read(
      "experience",
      [
        [["Nurse", "role"]],
        [
          [`Mercy, ${townBesideEmployer}`, "org"],
          [placeInColumn, "place"],
        ],
      ],
      ...["role", "org", "place"],
    )?.texts.place;
  expect(place("Hamburg", "Hamburg (Altona)")).toBe("Hamburg (Altona)");
  expect(place("Hamburg", "Hamburg")).toBe("Hamburg");
  expect(place("Ham", "Hamburg")).toBe("Ham, Hamburg");
});

test("beside a column of schools, another part labeled as a school is the degree or the field of study", () => {
  const lines: Cell[][] = [[["H.S.C."], ["2009"]], [["State Board, Pune", "org"]], [["Commerce"]]];
  expect(read("education", lines, "org", "note", "place", "org")?.texts).toMatchObject({
    ...{ degree: "H.S.C.", org: "State Board" },
  });
  expect(read("education", lines, "degree", "note", "place", "org")?.texts).toMatchObject({
    ...{ degree: "H.S.C.", org: "State Board", field: "Commerce" },
  });
});

test("a department behind an employer is part of it if the town has its own column", () => {
  const lines: Cell[][] = [
    [["Analyst", "role"]],
    [
      ["Ministry of Works, Roads Office", "org"],
      ["Quincy", "place"],
    ],
  ];
  expect(read("experience", lines, "role", "org", "note", "place")?.texts).toEqual({
    ...{ role: "Analyst", org: "Ministry of Works, Roads Office", place: "Quincy" },
  });
});
