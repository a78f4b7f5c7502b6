import { expect, test } from "vitest";
import { arrange, arrangeBelow, TEXTS } from "../../../../tests/support/named-rows.ts";
import { arrangeTableRows } from "./arrange-tables.ts";

test("of skills with years and levels, the skills remain, by their groups", () => {
  expect(
    arrange(
      ["Skill", "Years", "Level", "Last used"],
      ["Modules"],
      ["SAP FICO", "11", "Expert", "2026"],
      ["Asset Accounting", "9 years", "Advanced", "Jan 2024"],
      ["Tools"],
      ["Excel", "15+", "Very good", "Present"],
    ),
  ).toEqual([["Modules: SAP FICO, Asset Accounting", "Tools: Excel"], [], [], [], [], []]);
});

test("groups may be a column, which is filled in once", () => {
  expect(
    arrange(
      ["Category", "Technology", "Experience (years)"],
      ["Databases", "Oracle", "4"],
      ["Databases", "Redis", "2"],
      ["Web", "React", "3"],
    )[0],
  ).toEqual(["Databases: Oracle, Redis", "Web: React"]);
});

test("two tables may be side by side", () => {
  expect(
    arrange(
      ["Skill", "Level", "Skill", "Level"],
      ["Excel", "Good", "Python", "Basic"],
      ["Java", "●●●○○", "C", "60 %"],
    )[0],
  ).toEqual(["Excel, Python, Java, C"]);
});

test("the table says that its lines are skills", () => {
  const row = (...texts: string[]) =>
    texts.map((text, at) => ({ from: at, to: at + 1, lines: [text] }));
  const [lines] = arrangeTableRows([row("Kenntnisse", "Niveau"), row("Excel", "Gut")], TEXTS);
  expect(lines).toEqual([{ line: "Excel", tableLabel: "skills.item" }]);
});

test.each<[string, string[][]]>([
  ["names of columns alone", [["Skill", "Level"]]],
  [
    "text beside a skill",
    [
      ["Skill", "Experience"],
      ["Excel", "Kept the books of a firm"],
    ],
  ],
  [
    "an unknown column",
    [
      ["Skill", "Level", "Notes on use"],
      ["Excel", "Good", "Daily"],
    ],
  ],
])("%s: unchanged", (_, rows) => {
  expect(arrange(...rows)).toEqual(rows.map(() => undefined));
});

test("the table ends at a heading", () => {
  expect(arrange(["Skill", "Level"], ["Excel", "Good"], ["Education"], ["BSc", "2015"])).toEqual([
    ["Excel"],
    [],
    undefined,
    undefined,
  ]);
});

test("languages and certificates with levels are no skills", () => {
  const of = (name: string, level: string) => [
    ["Skill", "Level"],
    [name, level],
  ];
  expect(arrange(...of("English", "C1"), ["Spanish", "B2"])).toEqual([
    [],
    ["English | C1"],
    ["Spanish | B2"],
  ]);
  expect(arrangeBelow("languages", ...of("Efik", "Basic")).flat()).not.toContain("Efik");
  expect(arrangeBelow("certificates", ...of("AWS", "Professional")).flat()).not.toContain("AWS");
  expect(arrangeBelow("skills", ...of("AWS", "Professional"))).toEqual([["AWS"], []]);
});

test("techniques with their years are skills of their area", () => {
  expect(
    arrange(
      ["Area", "Technique", "Years", "Last used", "Level"],
      ["Protein", "Western blot", "12", "2024", "Expert"],
      ["ELISA", "9", "2025", "Expert"],
    ).flat(),
  ).toContain("Protein: Western blot");
});
