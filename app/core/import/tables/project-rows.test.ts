import { expect, test } from "vitest";
import { arrange, arrangeBelow, TEXTS } from "../../../../tests/support/named-rows.ts";
import { arrangeTableRows } from "./arrange-tables.ts";

test("a project's rows are its name, what they say by their names, and the text below", () => {
  expect(
    arrange(
      ["Project 1", "River Gauge"],
      ["Client", ": Harbor Board"],
      ["Role:", "Lead"],
      ["Duration", "14 months"],
      ["Team Size", "5"],
      ["Tools used", "Excel, QGIS"],
      ["Description", "Measures tides\nWarns of floods"],
      ["Cut the wait to a day."],
      ["Project 2", "Slow Mail"],
      ["Client", "Post Office"],
      ["Role", "Tester"],
    ),
  ).toEqual([
    [
      ...["* River Gauge", "Client: Harbor Board", "Role: Lead", "Duration: 14 months"],
      ...["Team Size: 5", "Technologies: Excel, QGIS", "Measures tides", "Warns of floods"],
      "Cut the wait to a day.",
    ],
    ...Array(7).fill([]),
    ["* Slow Mail", "Client: Post Office", "Role: Tester"],
    [],
    [],
  ]);
});

test("a project's name may be in a row of its own above the others", () => {
  const rows = [
    ["Client", "Harbor Board", "Role", "Lead"],
    ["Technologies", "QGIS"],
  ];
  const read = ["* River Gauge", "Client: Harbor Board", "Role: Lead", "Technologies: QGIS"];
  expect(arrange(["River Gauge"], ...rows)[0]).toEqual(read);
  expect(arrange(["Project 2: River Gauge"], ...rows)[0]).toEqual(read);
  expect(arrange(["Project #2"], ["Project Name", "River Gauge"], ...rows)[0]).toEqual(read);
});

test("its table says that the lines are a project", () => {
  const cell = (at: number, text: string) => ({ from: at, to: at + 1, lines: [text] });
  const row = (...texts: string[]) => texts.map((text, at) => cell(at, text));
  const [lines] = arrangeTableRows(
    [row("Project", "River Gauge"), row("Client", "Harbor Board"), row("Description", "Tides")],
    TEXTS,
  );
  expect(lines?.map(({ tableLabel }) => tableLabel)).toEqual([
    "projects.head",
    "projects.item",
    "projects",
  ]);
});

test.each<[string, string[][]]>([
  ["jobs with a client", [["Oak Systems Ltd"], ["Client", "Post"], ["Tools", "Java"]]],
  ["jobs with dates", [["Oak, 2019 – 2021"], ["Client", "Post"], ["Tools", "Java"]]],
  ["under a heading of jobs", [["EXPERIENCE"], ["Oak"], ["Client", "Post"], ["Tools", "Java"]]],
  [
    "a title alone",
    [
      ["Title", "Nurse"],
      ["Duration", "Two years"],
    ],
  ],
  ["a name without more", [["Project", "River Gauge"]]],
])("%s: no project", (_, rows) => {
  expect(arrange(...rows)).toEqual(rows.map(() => undefined));
});

test("a job with a project is a job", () => {
  expect(
    arrange(["Company", "Oak Ltd"], ["Position", "Nurse"], ["Project", "River Gauge"])[0],
  ).toEqual(["* Nurse", "Oak Ltd", "River Gauge"]);
  expect(arrange(["Project", "Gauge"], ["Role", "Lead"], ["Company", "Oak Ltd"])[0]).not.toContain(
    "Role: Lead",
  );
});

test("text ends at the next heading", () => {
  expect(
    arrange(["Project", "Gauge"], ["Client", "Post"], ["Ran it."], ["EDUCATION"], ["BSc"]),
  ).toEqual([["* Gauge", "Client: Post", "Ran it."], [], [], undefined, undefined]);
});

test("a title alone names a project below the heading of projects only", () => {
  const rows = [
    ["Title", "Consultant"],
    ["Client", "Bank of Leeds"],
    ["Duration", "2020 – 2021"],
  ];
  const job = ["* Consultant | 2020 – 2021", "Bank of Leeds"];
  expect(arrange(...rows)[0]).toEqual(job);
  expect(arrangeBelow("experience", ...rows)[0]).toEqual(job);
  expect(arrange(["PROJECTS"], ...rows)[1]?.[0]).toBe("* Consultant");
});

test.each(["certificates", "courses", "volunteering", "awards", "publications"] as const)(
  "below the heading of %s, rows tell no project",
  (section) => {
    const rows = [
      ["Project", "Gauge"],
      ["Team", "Five"],
      ["Description", "Measures tides"],
    ];
    expect(arrangeBelow(section, ...rows).flat()).not.toContain("Team: Five");
    expect(arrange(["Skills"], ["Excel"], ...rows)[2]).toContain("Team: Five");
  },
);

test("below the heading of jobs, a project has a number or no time of its own", () => {
  const [name, role, time] = [
    ["Project", "Gauge"],
    ["Role", "Lead"],
    ["Period", "2018 – 2020"],
  ];
  const read = ["* Gauge", "Role: Lead"];
  expect(arrangeBelow("experience", name, role)[0]).toEqual(read);
  expect(arrangeBelow("experience", name, role, time)[0]).not.toContain("Role: Lead");
  expect(arrangeBelow("experience", ["Project 2", "Gauge"], role, time)[0]).toEqual([
    ...read,
    "Period: 2018 – 2020",
  ]);
  const rows = [["Consultant"], ["Client", "Post"], ["Tools", "Java"]];
  expect(arrangeBelow("experience", ...rows)).toEqual(rows.map(() => undefined));
});
