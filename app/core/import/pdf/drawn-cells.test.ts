import { expect, test } from "vitest";
import type { Box, TextRun } from "#app/core/pdf-text/text-run.ts";
import { drawnPage, grid, rule, run } from "../../../../tests/support/drawn-pages.ts";
import { drawnRows } from "./drawn-cells.ts";

const textsOf = (runs: TextRun[], frames: Box[]) =>
  drawnRows(drawnPage(runs, frames)).map((row) =>
    row.map((cell) => cell.runs.map(({ text }) => text).join(" / ")),
  );

const JOBS = [
  run("2019 – 2021", 55, 114),
  run("Nurse", 155, 114),
  run("Mercy Hospital", 155, 128),
  run("2016 – 2019", 55, 154),
  run("Assistant", 155, 154),
];

test("cells are what borders enclose, whether drawn as areas or as lines", () => {
  const rows = [
    ["2019 – 2021", "Nurse / Mercy Hospital"],
    ["2016 – 2019", "Assistant"],
  ];
  expect(textsOf(JOBS, grid([50, 150, 400], [100, 140, 170]))).toEqual(rows);
  const upright = (x: number): Box => [x, 100, x + 0.5, 170];
  const lines = [...[100, 140, 170].map((y) => rule(50, 400, y)), ...[50, 150, 400].map(upright)];
  expect(textsOf(JOBS, lines)).toEqual(rows);
});

test("text may reach a little across its border", () => {
  expect(
    textsOf(
      [run("Period", 49, 114), run("Employer at sea", 77, 114)],
      grid([50, 78, 150], [100, 120]),
    ),
  ).toEqual([["Period", "Employer at sea"]]);
});

test("cards beside each other are cells, and skills with grounds of their own no cells in them", () => {
  const cards: Box[] = [
    [50, 100, 280, 180],
    [300, 100, 530, 180],
  ];
  const skills: Box[] = [
    [60, 150, 110, 166],
    [120, 150, 170, 166],
  ];
  expect(
    textsOf(
      [
        run("Shop", 60, 120),
        run("Sold tools", 60, 136),
        run("SQL", 65, 162),
        run("Go", 125, 162),
        run("Forum", 310, 120),
      ],
      [...cards, ...skills],
    ),
  ).toEqual([["Shop / Sold tools / SQL / Go", "Forum"]]);
});

test("rules between rows part them, where white strips part columns; the last has none below", () => {
  expect(
    textsOf(
      [
        run("Period", 55, 112),
        run("Employer", 155, 112),
        run("2019", 55, 132),
        run("Mercy", 155, 132),
        run("Hospital", 155, 144),
        run("2016", 55, 172),
        run("Grace", 155, 172),
        run("Skills", 55, 240),
      ],
      [100, 120, 160].map((y) => rule(50, 400, y)),
    ),
  ).toEqual([
    ["Period", "Employer"],
    ["2019", "Mercy / Hospital"],
    ["2016", "Grace"],
  ]);
});

test("headers of columns part columns between rules, even where a name almost fills its own", () => {
  const rows = (employer: string) =>
    textsOf(
      [
        ...[run("Position", 55, 112), run("Employer", 155, 112), run("Place", 232, 112)],
        ...[run("Nurse", 55, 132), run(employer, 155, 132), run("Leeds", 232, 132)],
        ...[run("Porter", 55, 152), run("Grace", 155, 152), run("York", 232, 152)],
      ],
      [100, 120, 140].map((y) => rule(50, 400, y)),
    );
  expect(rows("Mercy Hospital")[1]).toEqual(["Nurse", "Mercy Hospital", "Leeds"]);
  // A text that crosses into the next column shows that the headers do not tell its columns.
  expect(rows("Mercy Hospital Trust")[1]).not.toEqual(["Nurse", "Mercy Hospital Trust", "Leeds"]);
});

test("a row that a page break divides ends where the borders beside it do", () => {
  const upright = (x: number, from: number, to: number): Box => [x, from, x + 0.5, to];
  const rows = (top: number, rules: number[], ends: [number, number]) =>
    textsOf(
      [run("2019 – 2021", 55, top), run("Nurse", 155, top), run("Ran clinics", 155, top + 12)],
      [...rules.map((y) => rule(50, 400, y)), ...[50, 150, 400].map((x) => upright(x, ...ends))],
    );
  const row = [["2019 – 2021", "Nurse / Ran clinics"]];
  expect(rows(774, [700, 760], [700, 800])).toEqual(row);
  expect(rows(64, [90, 130], [50, 130])).toEqual(row);
  // In the middle of the page, open lines are no row.
  expect(rows(374, [300, 360], [300, 400])).toEqual([]);
});

test("tables between rules on one page are parted at their headings, with the line above their rule", () => {
  const table = (y: number, names: string[], values: string[]) =>
    [names, values].flatMap((texts, row) =>
      texts.map((text, at) => run(text, 55 + at * 70, y + row * 20, { isBold: row === 0 })),
    );
  const heading = { ...run("Where I learned", 55, 156), size: 13 };
  expect(
    textsOf(
      [
        ...table(106, ["When", "Who for", "Where"], ["2019", "Grace Hospital", "Leeds"]),
        heading,
        ...table(176, ["What I got", "Place", "Years"], ["Diploma", "Oak College", "2016"]),
      ],
      [112, 132, 182, 202].map((y) => rule(50, 400, y)),
    ),
  ).toEqual([
    ["When", "Who for", "Where"],
    ["2019", "Grace Hospital", "Leeds"],
    ["What I got", "Place", "Years"],
    ["Diploma", "Oak College", "2016"],
  ]);
});

test("rules below headings are no table", () => {
  const frames = [100, 160, 220].map((y) => rule(50, 400, y));
  const runs = [
    run("Education", 55, 150, { isBold: true }),
    run("BSc", 55, 180),
    run("Skills", 55, 210, { isBold: true }),
    run("SQL", 55, 240),
  ];
  expect(textsOf(runs, frames)).toEqual([]);
});

test.each<[string, Box[]]>([
  ["no frame", []],
  ["a border around the page", [[20, 20, 575, 822]]],
  [
    "a sidebar beside the text",
    [
      [0, 0, 140, 842],
      [140, 0, 595, 842],
    ],
  ],
  [
    "a border and a sidebar",
    [
      [20, 20, 575, 822],
      [20, 20, 140, 822],
    ],
  ],
  [
    "one card",
    [
      [50, 100, 400, 170],
      [50, 100, 400, 170],
    ],
  ],
  [
    "areas without any extent",
    [
      [50, 100, 50, 100],
      [150, 100, 150, 100],
    ],
  ],
  [
    "areas upside down",
    [
      [400, 170, 50, 100],
      [150, 170, 50, 100],
    ],
  ],
  [
    "areas that are no numbers",
    [
      [Number.NaN, 100, Number.NaN, 170],
      [50, Number.NaN, 400, Number.NaN],
      [150, 100, Number.NaN, 170],
    ],
  ],
  [
    "areas without end",
    [
      [Number.NEGATIVE_INFINITY, 100, Number.POSITIVE_INFINITY, 170],
      [50, Number.NEGATIVE_INFINITY, 400, Number.POSITIVE_INFINITY],
    ],
  ],
])("%s: no table", (_, frames) => {
  expect(textsOf(JOBS, frames)).toEqual([]);
});

test("an employer in a cell merged over several rows is in each row with dates", () => {
  const rows = textsOf(
    [
      run("Acme", 55, 120),
      run("2019 – 2021", 155, 114),
      run("Nurse", 255, 114),
      run("2016 – 2019", 155, 134),
      run("Assistant", 255, 134),
    ],
    [...grid([50, 150], [100, 140]), ...grid([150, 250, 400], [100, 120, 140])],
  );
  expect(rows).toEqual([
    ["Acme", "2019 – 2021", "Nurse"],
    ["Acme", "2016 – 2019", "Assistant"],
  ]);
});

test("text outside is in no cell, and turned text in none", () => {
  const turned = { ...run("Draft", 60, 130), isTurned: true };
  expect(
    textsOf(
      [...JOBS, run("Berlin", 420, 114), run("Jobs", 55, 90), turned],
      grid([50, 150, 400], [100, 140, 170]),
    ),
  ).toEqual([
    ["2019 – 2021", "Nurse / Mercy Hospital"],
    ["2016 – 2019", "Assistant"],
  ]);
});

test("every run of a large table is in exactly one cell", () => {
  const lefts = Array.from({ length: 61 }, (_, at) => 20 + at * 9);
  const tops = Array.from({ length: 26 }, (_, at) => 20 + at * 30);
  const runs = lefts
    .slice(0, -1)
    .flatMap((x) => tops.slice(0, -1).map((y) => run("a", x + 2, y + 20)));
  const rows = drawnRows(drawnPage(runs, grid(lefts, tops)));
  expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: 25 }, () => 60));
  expect(new Set(rows.flatMap((row) => row.flatMap((cell) => cell.runs))).size).toBe(runs.length);
});

test("a wide cell with a label above a row is part of the table, a heading is none", () => {
  const frames = (text: string): [TextRun[], Box[]] => [
    [run(text, 55, 94), run("Position: Nurse", 55, 114), run("Hours: 40", 255, 114)],
    [...grid([50, 400], [70, 100]), ...grid([50, 250, 400], [100, 120])],
  ];
  expect(textsOf(...frames("Employer: Mercy"))).toEqual([
    ["Employer: Mercy"],
    ["Position: Nurse", "Hours: 40"],
  ]);
  expect(textsOf(...frames("Experience"))).toEqual([["Position: Nurse", "Hours: 40"]]);
});
