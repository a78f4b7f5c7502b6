import { expect, test } from "vitest";
import type { ColumnPart } from "#app/core/pdf-text/lines.ts";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import type { EntryHead } from "./head-parts.ts";
import { readHeads } from "./read-heads.ts";

type Cell = [text: string, part?: ColumnPart];

/** Lines of cells, of which the model takes all parts for notes but those given. */
const read = (content: EntryHead["content"], lines: Cell[][], ...labels: string[]) => {
  const made = labeledLines(
    lines.map((cells) => [`${content}.head`, cells.map(([text]) => text)]),
  ).map(({ line }, at) => ({
    ...line,
    cells: line.cells.map((cell, index) => ({ ...cell, part: lines[at]?.[index]?.[1] })),
  }));
  return readHeads([{ content, lines: made }], labelInOrder(...labels))[0];
};

test("the names of columns tell post, employer and place", () => {
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

test("what is behind an employer is as the model says", () => {
  const lines: Cell[][] = [[["Nurse", "role"]], [["Mercy, Boston", "org"]]];
  expect(read("experience", lines, "role", "role", "place")?.texts).toEqual({
    ...{ role: "Nurse", org: "Mercy", place: "Boston" },
  });
  expect(read("experience", lines, "role", "org", "org")?.texts.org).toBe("Mercy, Boston");
});

test("no other cell is what a column is named for", () => {
  const lines: Cell[][] = [[["Mate", "role"]], [["Harbor Ltd", "org"]], [["MV Osprey, bulk"]]];
  expect(read("experience", lines, "role", "org", "org", "role")?.texts).toEqual({
    ...{ role: "Mate", org: "Harbor Ltd", note: "MV Osprey, bulk" },
  });
});

test("a certificate and who gave it are whole, with years and colons in them", () => {
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

test("other sections and long posts are read as before", () => {
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

test("a place of its own column takes the town beside the employer in", () => {
  const place = (town: string, own: string) =>
    read(
      "experience",
      [
        [["Nurse", "role"]],
        [
          [`Mercy, ${town}`, "org"],
          [own, "place"],
        ],
      ],
      ...["role", "org", "place"],
    )?.texts.place;
  expect(place("Hamburg", "Hamburg (Altona)")).toBe("Hamburg (Altona)");
  expect(place("Hamburg", "Hamburg")).toBe("Hamburg");
  expect(place("Ham", "Hamburg")).toBe("Ham, Hamburg");
});

test("beside a column of schools, what the model takes for a school is the degree, or the field", () => {
  const lines: Cell[][] = [[["H.S.C."], ["2009"]], [["State Board, Pune", "org"]], [["Commerce"]]];
  expect(read("education", lines, "org", "note", "place", "org")?.texts).toMatchObject({
    ...{ degree: "H.S.C.", org: "State Board" },
  });
  expect(read("education", lines, "degree", "note", "place", "org")?.texts).toMatchObject({
    ...{ degree: "H.S.C.", org: "State Board", field: "Commerce" },
  });
});

test("a department behind an employer is part of its name where the town has its own column", () => {
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
