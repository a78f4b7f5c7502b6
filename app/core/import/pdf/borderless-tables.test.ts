import { expect, test } from "vitest";
import { groupIntoLines } from "#app/core/pdf-text/lines.ts";
import { sortByRows } from "#app/core/pdf-text/visual-order.ts";
import { run } from "../../../../tests/support/drawn-pages.ts";
import { arrangeBorderlessTables } from "./borderless-tables.ts";

/** Rows 14 points apart, of cells at these edges; empty ones have no text. */
const arrange = (edges: readonly number[], ...rows: string[][]) => {
  const runs = rows.flatMap((cells, row) =>
    cells.flatMap((text, at) => (text ? [run(text, edges[at] ?? 0, 100 + row * 14)] : [])),
  );
  return arrangeBorderlessTables(groupIntoLines(sortByRows(runs), 1)).map(({ cells }) =>
    cells.map(({ text }) => text).join(" | "),
  );
};

test("names beside their values are an entry, as in a form of Europass", () => {
  expect(
    arrange(
      [50, 260],
      ["Work experience"],
      ["Dates", "2019 – 2021"],
      ["Occupation or position held", "Nurse"],
      ["Main activities and responsibilities", "Cared for twelve patients"],
      ["", "Trained two nurses"],
      ["Name and address of employer", "Mercy Hospital"],
      ["", "5 Mill Lane, Rome"],
      ["Dates", "2016 – 2019"],
      ["Occupation or position held", "Assistant"],
      ["Name and address of employer", "Grace Clinic"],
    ),
  ).toEqual([
    "Work experience",
    "Nurse | 2019 – 2021",
    "Mercy Hospital | 5 Mill Lane, Rome",
    "Cared for twelve patients",
    "Trained two nurses",
    "Assistant | 2016 – 2019",
    "Grace Clinic",
  ]);
});

test("a value that goes on below is one", () => {
  expect(
    arrange(
      [50, 150],
      ["Period", "2019 – 2021"],
      ["Qualification", "Bachelor of Science in"],
      ["", "Nursing"],
      ["School", "Lund University"],
    ),
  ).toEqual(["Bachelor of Science in Nursing | 2019 – 2021", "Lund University"]);
});

test("names of columns above rows", () => {
  expect(
    arrange(
      [50, 150, 300],
      ["Year", "Degree", "School"],
      ["2016", "BSc in Nursing", "Lund University of Sweden"],
      ["2012", "Diploma", "Malmö College"],
    ),
  ).toEqual([
    "BSc in Nursing | 2016",
    "Lund University of Sweden",
    "Diploma | 2012",
    "Malmö College",
  ]);
});

test.each([
  [
    ["2019 – 2021", "Nurse"],
    ["", "Mercy Hospital"],
    ["2016 – 2019", "Assistant"],
  ],
  [
    ["Skills", "Triage"],
    ["Languages", "Swedish"],
  ],
  [
    ["Employer", "Mercy Hospital"],
    ["Jo Lind", "Head of ward"],
  ],
])("lines without such names stay as they are", (...rows) => {
  expect(arrange([50, 150], ...rows)).toEqual(
    rows.map((cells) => cells.filter((text) => text !== "").join(" | ")),
  );
});

test("labels that are wrapped are whole, and their values go on beside them", () => {
  expect(
    arrange(
      [50, 260],
      ["Dates (from – to)", "2019 – 2021"],
      ["Name and address of", "Mercy Hospital"],
      ["employer", ""],
      ["Occupation or position held", "Nurse"],
      ["Main activities and", "Cared for twelve patients"],
      ["responsibilities", "Trained two nurses"],
    ),
  ).toEqual([
    "Nurse | 2019 – 2021",
    "Mercy Hospital",
    "Cared for twelve patients",
    "Trained two nurses",
  ]);
});

test("a value that is centered beside the two lines of its label", () => {
  const runs = [
    run("Technical skills and", 50, 100),
    run("HACCP, audits", 260, 106),
    run("competences", 50, 112),
    run("Computer skills and", 50, 126),
    run("competences", 50, 138),
  ];
  expect(
    arrangeBorderlessTables(groupIntoLines(sortByRows(runs), 1)).map(({ text }) => text),
  ).toEqual([
    "Technical skills and competences: HACCP, audits",
    "Computer skills and",
    "competences",
  ]);
});

test("the next language is not the rest of a level", () => {
  expect(
    arrange(
      [50, 260],
      ["", "Inglese"],
      ["Capacità di lettura", "Buona"],
      ["Capacità di scrittura", "Buona"],
      ["", "Tedesco"],
      ["Capacità di lettura", "Scolastica"],
      ["Capacità di scrittura", "Scolastica"],
    ),
  ).toEqual(["Inglese (Buona)", "Tedesco (Scolastica)"]);
});

test("no lines", () => {
  expect(arrangeBorderlessTables([])).toEqual([]);
});
