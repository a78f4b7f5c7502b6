import { expect, test } from "vitest";
import { run } from "../../../../tests/support/drawn-pages.ts";
import { headedRows } from "./headed-rows.ts";

const EDGES = [50, 150, 300, 450];
const HEADERS = ["Period", "Employer", "Position", "Place"];

/** The texts of the cells of each row, for lines at these y. */
const read = (...lines: [y: number, ...texts: string[]][]) =>
  headedRows(
    lines.flatMap(([y, ...texts]) =>
      texts.flatMap((text, at) => (text ? [run(text, EDGES[at] ?? 0, y)] : [])),
    ),
  ).map((row) => row.map(({ runs }) => runs.map(({ text }) => text).join(" ")));

test("rows further apart than the lines of their cells are told by the distances", () => {
  expect(
    read(
      [100, ...HEADERS],
      [120, "2019 – 2021", "Mercy Hospital,", "Staff Nurse", "Lund"],
      [132, "", "Children's Ward"],
      [152, "2016 – 2019", "Grace Clinic", "Assistant in the", "Malmö"],
      [164, "", "", "laboratory"],
    ),
  ).toEqual([
    HEADERS,
    ["2019 – 2021", "Mercy Hospital, Children's Ward", "Staff Nurse", "Lund"],
    ["2016 – 2019", "Grace Clinic", "Assistant in the laboratory", "Malmö"],
  ]);
});

test("without more space between rows, each begins with its dates", () => {
  expect(
    read(
      [100, ...HEADERS],
      [112, "2019 –", "Mercy Hospital,", "Staff Nurse", "Lund"],
      [124, "present", "Children's Ward"],
      [136, "2016 – 2019", "Grace Clinic", "Assistant", "Malmö"],
    ).slice(1),
  ).toEqual([
    ["2019 – present", "Mercy Hospital, Children's Ward", "Staff Nurse", "Lund"],
    ["2016 – 2019", "Grace Clinic", "Assistant", "Malmö"],
  ]);
});

test("a heading, or text across columns, ends the table", () => {
  const table: [number, ...string[]][] = [
    [100, ...HEADERS],
    [120, "2019 – 2021", "Mercy Hospital", "Nurse", "Lund"],
  ];
  expect(read(...table, [140, "Education"], [160, "2016", "Lund University"])).toHaveLength(2);
  expect(read(...table, [140, "Led a ward of twenty-four patients at night"])).toHaveLength(2);
});

test("text of a sidebar beside the table is in none of its cells", () => {
  const beside = run("Excel and Word", 560, 120);
  const rows = headedRows([
    ...HEADERS.map((text, at) => run(text, EDGES[at] ?? 0, 100)),
    ...["2019", "Mercy", "Nurse", ""].map((text, at) => run(text, EDGES[at] ?? 0, 120)),
    beside,
  ]);
  expect(rows.flat().some(({ runs }) => runs.includes(beside))).toBe(false);
  expect(read([100, "AutoCAD", ...HEADERS.slice(1)], [120, "French", "Mercy", "Nurse"])).toEqual(
    [],
  );
});

test("a line of other words, or headers without rows, is no table", () => {
  expect(read([100, "Excel", "Word", "Outlook", "Teams"], [120, "SAP", "Jira"])).toEqual([]);
  expect(read([100, ...HEADERS])).toEqual([]);
});
