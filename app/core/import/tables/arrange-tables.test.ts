import { expect, test } from "vitest";
import { arrange, TEXTS } from "../../../../tests/support/named-rows.ts";
import { randomFrom } from "../../../../tests/support/seeded-random.ts";
import { arrangeTableRows } from "./arrange-tables.ts";

test("rows below the names of columns are entries", () => {
  expect(
    arrange(
      ["Period", "Employer", "Position", "Duties"],
      ["2019 – 2021", "Kockums AB", "Welder", "Welded hulls\nTrained two"],
      ["2016 – 2019", "Volvo AB\nGothenburg", "Fitter\nBuilt engines", ""],
    ),
  ).toEqual([
    [],
    ["* Welder | 2019 – 2021", "Kockums AB", "Welded hulls", "Trained two"],
    ["* Fitter | 2016 – 2019", "Volvo AB | Gothenburg", "Built engines"],
  ]);
});

test("degrees, grades and numbers of licenses are told by their columns", () => {
  expect(
    arrange(
      ["Degree", "Field of study", "University", "Year", "CGPA"],
      ["B.Tech", "Physics", "Lund University", "2016", "8.7"],
    )[1],
  ).toEqual(["* B.Tech | Physics | 2016", "Lund University", "GPA: 8.7"]);
  expect(
    arrange(["Certificate", "Issued by", "License number"], ["Nurse", "State Board", "RN 12"])[1],
  ).toEqual(["* Nurse", "State Board", "License No. RN 12"]);
});

test("a second row of names may part the first: from and to", () => {
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const arranged = arrangeTableRows(
    [
      [cell(0, 2, "Inclusive dates"), cell(2, 3, "Position"), cell(3, 4, "Company")],
      [cell(0, 1, "From"), cell(1, 2, "To")],
      [cell(0, 1, "2019"), cell(1, 2, "2021"), cell(2, 3, "Nurse"), cell(3, 4, "Mercy")],
    ],
    TEXTS,
  );
  expect(arranged.map((lines) => lines?.map(({ line }) => line))).toEqual([
    [],
    [],
    ["Nurse | 2019 – 2021", "Mercy"],
  ]);
});

test.each<[string, string[][]]>([
  ["an empty table", []],
  ["empty rows", [[], []]],
  ["one column", [["Period"], ["2019"], ["Employer"], ["Acme"]]],
  ["names without rows", [["Period", "Employer"]]],
  ["names above a row of one cell", [["Period", "Employer"], ["2019 – 2021 Acme"]]],
  [
    "one known name",
    [
      ["Period", "Widgets"],
      ["2019", "12"],
    ],
  ],
  ["a value alone", [["Employer", "Acme"]]],
  [
    "skills",
    [
      ["Project", "Training"],
      ["Budget", "Leadership"],
    ],
  ],
  [
    "jobs",
    [
      ["Manager", "Company"],
      ["Clerk", "Agency"],
    ],
  ],
  [
    "grades that are words for columns",
    [
      ["Grade", "A"],
      ["Result", "A"],
    ],
  ],
  ["facts with a value missing", [["Address", "Nationality", "Swiss"]]],
])("%s: unchanged", (_, rows) => {
  expect(arrange(...rows)).toEqual(rows.map(() => undefined));
});

test("rows with fewer cells end the table", () => {
  expect(arrange(["Period", "Employer"], ["2019", "Acme"], ["Education"], ["BSc", "2015"])).toEqual(
    [[], ["* Acme | 2019"], undefined, undefined],
  );
});

test("nothing is lost but the numbers of rows", () => {
  expect(
    arrange(
      ["No.", "Position", "Degree", "Employer", "Location", "Date", "Beds", "Salary"],
      ["7", "Nurse", "BSc", "Mercy\nA firm of 20\nfor children", "Rome", "2019", "500", "1,000"],
    )[1],
  ).toEqual([
    "* Nurse | 2019",
    "Mercy | Rome",
    "BSc",
    "A firm of 20",
    "for children",
    "Beds: 500",
    "Salary: 1,000",
  ]);
});

test("a cell beyond the names, and one of two in a column, are kept", () => {
  expect(arrange(["Employer", "Period"], ["Acme", "2019", "Nurse"])[1]).toEqual([
    "* Acme | 2019",
    "Nurse",
  ]);
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const [, row] = arrangeTableRows(
    [
      [cell(0, 2, "Employer"), cell(2, 3, "Period")],
      [cell(0, 1, "Acme"), cell(1, 2, "Rome branch"), cell(2, 3, "2019")],
    ],
    TEXTS,
  );
  expect(row?.map(({ line }) => line)).toEqual(["Acme | 2019", "Rome branch"]);
});

test.each(["No.", "Sn"])("numbers of rows below %s are left out", (name) => {
  expect(arrange([name, "Employer", "Period"], ["1.", "Acme", "2019"])[1]).toEqual([
    "* Acme | 2019",
  ]);
});

test("a name with a date or a provider is that of a course, and else a person's", () => {
  expect(arrange(["Name", "Issuer", "Date"], ["PMP", "PMI", "2019"])[1]).toEqual([
    "* PMP | 2019",
    "PMI",
  ]);
  expect(
    arrange(["Name", "Ada Berg"], ["Position", "Nurse"], ["Degree", "BSc"], ["Phone", "0501"])[0],
  ).toEqual(["* Ada Berg", "Nurse", "BSc", "0501"]);
});

test("any mix of names and texts keeps each text once", () => {
  const { below, pick } = randomFrom(7);
  const names =
    "Period From To Employer Position Duties Location Degree School Grade Name Phone Beds";
  for (let table = 0; table < 300; table++) {
    let count = 0;
    const text = () => `text ${count++};`;
    const cell = () => {
      if (below(2) === 0) return pick(names.split(" "));
      return below(4) === 0 ? `${text()}\n${text()}` : text();
    };
    const columns = 1 + below(5);
    const rows = Array.from({ length: 1 + below(6) }, () =>
      Array.from({ length: columns - (below(4) === 0 ? 1 : 0) }, cell),
    );
    const read = arrange(...rows).flatMap((lines, row) => lines ?? rows[row] ?? []);
    const found = read.join("\n").match(/text \d+;/g) ?? [];
    expect(found.toSorted()).toEqual(
      Array.from({ length: count }, (_, at) => `text ${at};`).toSorted(),
    );
  }
});

test("rows of one wide cell below an entry have what was done there", () => {
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const arranged = arrangeTableRows(
    [
      [cell(0, 1, "Position"), cell(1, 2, "Employer"), cell(2, 3, "Period")],
      [cell(0, 1, "Nurse"), cell(1, 2, "Mercy"), cell(2, 3, "2019")],
      [cell(0, 3, "Cared for twelve patients")],
      [cell(0, 3, "Trained two nurses")],
      [cell(0, 1, "Assistant"), cell(1, 2, "Grace"), cell(2, 3, "2016")],
      [cell(0, 3, "Kept the books")],
    ],
    TEXTS,
  );
  expect(arranged.map((lines) => lines?.map(({ line }) => line))).toEqual([
    [],
    ["Nurse | 2019", "Mercy", "Cared for twelve patients", "Trained two nurses"],
    [],
    [],
    ["Assistant | 2016", "Grace", "Kept the books"],
    [],
  ]);
});

test("months and years in cells of their own are one date", () => {
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const arranged = arrangeTableRows(
    [
      [cell(0, 1, "Cargo"), cell(1, 3, "Ingreso"), cell(3, 5, "Retiro")],
      [cell(1, 2, "Mes"), cell(2, 3, "Año"), cell(3, 4, "Mes"), cell(4, 5, "Año")],
      [
        cell(0, 1, "Auxiliar"),
        ...[cell(1, 2, "02"), cell(2, 3, "2015"), cell(3, 4, "03"), cell(4, 5, "2019")],
      ],
    ],
    TEXTS,
  );
  expect(arranged[2]?.map(({ line }) => line)).toEqual(["Auxiliar | 02/2015 – 03/2019"]);
});

test("a wide cell below a row has what was done there", () => {
  const cell = (from: number, to: number, ...lines: string[]) => ({ from, to, lines });
  const arranged = arrangeTableRows(
    [
      [cell(0, 1, "Employer"), cell(1, 2, "Position"), cell(2, 3, "Period")],
      [cell(0, 1, "Mercy"), cell(1, 2, "Nurse"), cell(2, 3, "2019 – 2021")],
      [cell(0, 3, "Duties:", "Led the night shift", "Trained two")],
    ],
    TEXTS,
  );
  expect(arranged[1]?.map(({ line }) => line)).toEqual([
    "Nurse | 2019 – 2021",
    "Mercy",
    "Led the night shift",
    "Trained two",
  ]);
});

test("a dash says nothing, and duties and details are no part of a head", () => {
  const row = (...texts: string[]) =>
    texts.map((text, at) => ({ from: at, to: at + 1, lines: [text] }));
  expect(
    arrangeTableRows(
      [
        row("Employer", "Position", "Period", "Reason for leaving", "Duties"),
        row("Acme", "Welder", "2019 – 2021", "Moved", "Welded hulls"),
        row("Harbor", "Fitter", "2016 – 2019", "-", "Built engines"),
      ],
      TEXTS,
    ).slice(1),
  ).toEqual([
    [
      { line: "Welder | 2019 – 2021", startsEntry: true, tableLabel: ".head" },
      { line: "Acme", startsEntry: false, tableLabel: ".more" },
      { line: "Reason for leaving: Moved", startsEntry: false, tableLabel: ".item" },
      { line: "Welded hulls", startsEntry: false, tableLabel: ".item" },
    ],
    expect.arrayContaining([{ line: "Built engines", startsEntry: false, tableLabel: ".item" }]),
  ]);
});
