import { expect, test } from "vitest";
import type { SectionKind } from "#app/core/import/readers/headings.ts";
import type { Box, TextRun } from "#app/core/pdf-text/text-run.ts";
import { drawnPage, grid, rule, run } from "../../../../tests/support/drawn-pages.ts";
import { drawnBlocks } from "./drawn-tables.ts";

const blocksOf = (runs: TextRun[], frames: Box[], above: SectionKind | null = null) =>
  drawnBlocks(drawnPage(runs, frames), {}, above)?.map((block) =>
    block.map(({ cells }) => cells.map(({ text }) => text).join(" | ")),
  );

test("rows of a table with borders are read one after the other", () => {
  expect(
    blocksOf(
      [
        run("Experience", 55, 90),
        run("2019 – 2021", 55, 114),
        run("Nurse", 155, 114),
        run("Mercy Hospital", 155, 128),
        run("2016 – 2019", 55, 154),
        run("Assistant", 155, 154),
        run("Skills", 55, 200),
      ],
      grid([50, 150, 400], [100, 140, 170]),
    ),
  ).toEqual([
    ["Experience"],
    ["2019 – 2021 | Nurse", "Mercy Hospital", "2016 – 2019 | Assistant"],
    ["Skills"],
  ]);
});

test("text that was wrapped at the border of its cell is one line", () => {
  expect(
    blocksOf(
      [
        run("2019", 55, 114),
        run("Cared for twelve patients on a ward of", 105, 114),
        run("children, and trained two", 105, 126),
        run("Kept the books", 105, 138),
        run("2018", 55, 164),
        run("Nurse", 105, 164),
      ],
      grid([50, 100, 320], [100, 145, 170]),
    ),
  ).toEqual([
    [
      "2019",
      "Cared for twelve patients on a ward of children, and trained two",
      "Kept the books",
      "2018 | Nurse",
    ],
  ]);
});

test("names of columns tell what cells are", () => {
  expect(
    blocksOf(
      [
        run("Period", 55, 114),
        run("Employer", 155, 114),
        run("Position", 305, 114),
        run("2019 – 2021", 55, 134),
        run("Mercy Hospital of the", 155, 134),
        run("Holy Trinity of Rome", 155, 146),
        run("Nurse", 305, 134),
      ],
      grid([50, 150, 265, 400], [100, 120, 160]),
    ),
  ).toEqual([["Nurse | 2019 – 2021", "Mercy Hospital of the Holy Trinity of Rome"]]);
});

test("a town further below an employer than the lines of wrapped text is no part of its name", () => {
  const names = [run("Period", 55, 114), run("Employer", 155, 114), run("Duties", 305, 114)];
  const duties = [0, 1, 2, 3].map((at) => run("Cared for patients on wards", 305, 134 + at * 11));
  const job = (gap: number, below: string) => [
    ...[...names, run("2019 – 2021", 55, 134), ...duties],
    ...[run("Northern General Hospital", 155, 134), run(below, 155, 134 + gap)],
  ];
  const read = (gap: number, below = "Sheffield") =>
    blocksOf(job(gap, below), grid([50, 150, 281, 445], [100, 120, 180]))?.[0]
      ?.slice(0, 2)
      .join();
  expect(read(14)).toContain("Hospital | 2019 – 2021,Sheffield");
  expect(read(11)).toContain("Hospital Sheffield");
  expect(read(14, "of Sheffield and Leeds")).toContain("Hospital of Sheffield and Leeds");
});

test("names with more space between their lines than the text beside them are one", () => {
  const names = [run("Period", 55, 114), run("Employer", 155, 114), run("Duties", 305, 114)];
  const duties = [0, 1, 2, 3].map((at) => run("Cared for patients on wards", 305, 134 + at * 11));
  const job = (y: number, hospital: string, rest: string) => [
    ...[run("2019 – 2021", 55, y), run(hospital, 155, y), run(rest, 155, y + 14)],
  ];
  const [lines] =
    blocksOf(
      [
        ...names,
        ...duties,
        ...job(134, "Northern General Hospital", "Heartcentre"),
        ...job(194, "Southern General Hospital", "Children’s Ward"),
      ],
      grid([50, 150, 281, 445], [100, 120, 180, 220]),
    ) ?? [];
  expect(lines?.join()).toContain("Northern General Hospital Heartcentre");
  expect(lines?.join()).toContain("Southern General Hospital Children’s Ward");
});

test("cards side by side are read one after the other", () => {
  const cards: Box[] = [
    [50, 100, 280, 180],
    [300, 100, 530, 180],
  ];
  expect(
    blocksOf(
      [
        run("Shop", 60, 120),
        run("Forum", 310, 120),
        run("Sold tools", 60, 136),
        run("Let people talk", 310, 136),
      ],
      cards,
    ),
  ).toEqual([
    ["Shop", "Sold tools"],
    ["Forum", "Let people talk"],
  ]);
});

test("text beside a table that parts the lines of a row does not repeat the row", () => {
  expect(
    blocksOf(
      [
        run("2019", 55, 114),
        run("Nurse", 155, 114),
        run("at Mercy", 155, 128),
        run("Rome", 420, 121),
        run("2016", 55, 154),
        run("Assistant", 155, 154),
      ],
      grid([50, 150, 400], [100, 140, 170]),
    ),
  ).toEqual([["2019 | Nurse", "at Mercy"], ["Rome"], ["2016 | Assistant"]]);
});

test("a page without rows is left to others", () => {
  expect(blocksOf([run("Ada Berg", 55, 114)], [rule(50, 400, 120)])).toBeUndefined();
  expect(blocksOf([], [])).toBeUndefined();
});

test("two columns with frames around the sections of each are read without losing text", () => {
  const frames: Box[] = [
    [30, 50, 200, 200],
    [210, 50, 570, 200],
    [30, 210, 200, 500],
    [210, 210, 570, 500],
  ];
  const column = (name: string, x: number, top: number, count: number) =>
    Array.from({ length: count }, (_, at) => run(`${name} ${at}`, x, top + at * 14));
  const runs = [
    ...column("contact", 40, 70, 5),
    ...column("profile", 220, 70, 8),
    ...column("skill", 40, 230, 9),
    ...column("job", 220, 230, 19),
  ];
  expect(blocksOf(runs, frames)).toEqual(
    [
      column("contact", 0, 0, 5),
      column("profile", 0, 0, 8),
      column("skill", 0, 0, 9),
      column("job", 0, 0, 19),
    ].map((block) => block.map(({ text }) => text)),
  );
});

test("lists below headings side by side are read one after the other", () => {
  expect(
    blocksOf(
      [
        run("Special Skills", 75, 114),
        run("Memberships", 275, 114),
        run("Soil sampling", 55, 134),
        run("Society of Farmers", 205, 134),
        run("Farm planning", 55, 154),
        run("Kept the books", 205, 154),
      ],
      grid([50, 200, 400], [100, 120, 140, 160]),
    ),
  ).toEqual([
    ["Special Skills", "Soil sampling", "Farm planning"],
    ["Memberships", "Society of Farmers", "Kept the books"],
  ]);
});

test("a heading above a table, or on the page before, tells jobs for clients from projects", () => {
  const rows = [
    ...[run("Title", 55, 114), run("Consultant", 155, 114)],
    ...[run("Client", 55, 134), run("Bank of Leeds", 155, 134)],
    ...[run("Duration", 55, 154), run("2019 – 2021", 155, 154)],
  ];
  const frames = grid([50, 150, 400], [100, 120, 140, 160]);
  const project = ["Consultant", "Client: Bank of Leeds", "Duration: 2019 – 2021"];
  expect(blocksOf([run("Projects", 55, 90), ...rows], frames)?.[1]).toEqual(project);
  expect(blocksOf(rows, frames, "projects")?.[0]).toEqual(project);
  const job = ["Consultant | 2019 – 2021", "Bank of Leeds"];
  expect(blocksOf([run("Experience", 55, 90), ...rows], frames, "projects")?.[1]).toEqual(job);
});
