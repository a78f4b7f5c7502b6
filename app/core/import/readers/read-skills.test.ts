import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import type { DocLine } from "./doc-line.ts";
import { readSkills } from "./read-skills.ts";

const read = (text: string) => readSkills(linesOf(text));
const GROUPS = [
  { name: "Analysis", skills: ["SQL", "Python"] },
  { name: "Methods", skills: ["Regression", "Forecasting"] },
];

test.each([
  "Analysis || SQL, Python\nMethods || Regression, Forecasting",
  "Analysis – SQL, Python\nMethods – Regression, Forecasting",
  "Analysis: SQL, Python\nMethods: Regression, Forecasting",
])("names before several lists are groups: %j", (text) => {
  expect(read(text)).toEqual({
    skills: ["SQL", "Python", "Regression", "Forecasting"],
    groups: GROUPS,
  });
});

test("skills in columns are no groups, and their bullets are removed", () => {
  expect(read("Planning || – Excel\nRouting || – Xero")).toEqual({
    skills: ["Planning", "Excel", "Routing", "Xero"],
    groups: [],
  });
});

test("names with colons and nothing after them are skills", () => {
  expect(read("*Linux:*\n*Networks:*\n*PowerShell:*")).toEqual({
    skills: ["Linux", "Networks", "PowerShell"],
    groups: [],
  });
});

const named = (text: string, size = 10): DocLine => ({ ...linesOf(text)[0], size }) as DocLine;
const DATA = [
  { name: "Data", skills: ["SQL", "Kafka"] },
  { name: "Field", skills: ["Banding", "GIS"] },
];
const SKILLS = ["SQL", "Kafka", "Banding", "GIS"];

test("names in larger letters above their skills are groups", () => {
  const lines = [named("Data", 12), named("SQL"), named("Kafka"), named("Field", 12)];
  expect(readSkills([...lines, named("Banding"), named("GIS")])).toEqual({
    skills: SKILLS,
    groups: DATA,
  });
});

test("names above bullets are groups, and one such line is a skill", () => {
  expect(read("Data\n- SQL\n- Kafka\nField\n- Banding\n- GIS")).toEqual({
    skills: SKILLS,
    groups: DATA,
  });
  expect(read("Data\n- SQL\n- Kafka").skills).toEqual(["Data", "SQL", "Kafka"]);
});

test("a name alone above its list is that of a group if the other lists have names beside them", () => {
  const { skills, groups } = read(
    "Languages\nGo, Rust\nStorage || SQL, Kafka\nPractice || Planning, Review",
  );
  expect(skills).toEqual(["Go", "Rust", "SQL", "Kafka", "Planning", "Review"]);
  expect(groups.map(({ name }) => name)).toEqual(["Languages", "Storage", "Practice"]);
});

test("empty brackets that a template leaves are removed from names and skills", () => {
  expect(read("Data (): SQL, Kafka.\nField (): Banding, GIS.")).toEqual({
    skills: SKILLS,
    groups: DATA,
  });
  expect(read("Triage ():\nEpic ():").skills).toEqual(["Triage", "Epic"]);
});

test("an item that is broken over two lines is joined if all others begin with capitals", () => {
  expect(read("Conduit bending, PLC, Testing and\ninspection, Drawings").skills).toEqual([
    "Conduit bending",
    "PLC",
    "Testing and inspection",
    "Drawings",
  ]);
  expect(read("Bash, PLC, Triage,\nyoga, cooking").skills).toHaveLength(5);
  expect(read("python, sql, git\nmoving, lifting").skills).toHaveLength(5);
});

test.each([
  ["Rust / SQLite / Tokio", ["Rust", "SQLite", "Tokio"]],
  ["Kneading – Shaping – Baking", ["Kneading", "Shaping", "Baking"]],
  ["UI / UX", ["UI / UX"]],
  ["UI / UX, Figma", ["UI / UX", "Figma"]],
  ["Office (Word / Excel / PowerPoint)", ["Office (Word / Excel / PowerPoint)"]],
  ["and / or / not gates", ["and / or / not gates"]],
  ["Excel – advanced – 6 years", ["Excel – advanced – 6 years"]],
  ["Calm – even under pressure – and friendly", ["Calm – even under pressure – and friendly"]],
])("slashes or dashes separate three or more items: %j", (text, skills) => {
  expect(read(text).skills).toEqual(skills);
});

test("names at the left of their indented skills are groups", () => {
  const line = (text: string, x: number): DocLine => ({ ...linesOf(text)[0], x }) as DocLine;
  const lines = [line("Data", 20), line("SQL, Kafka", 24), line("Field", 20), line("GIS", 24)];
  expect(readSkills(lines).groups).toEqual([
    { name: "Data", skills: ["SQL", "Kafka"] },
    { name: "Field", skills: ["GIS"] },
  ]);
});

test.each([
  ["SQL (advanced), Kafka (Beginner)", ["SQL", "Kafka"]],
  ["SQL — Master\nKafka — Expert", ["SQL", "Kafka"]],
  ["SQL (advanced), Kafka", ["SQL (advanced)", "Kafka"]],
  ["Scrum Master, Kafka", ["Scrum Master", "Kafka"]],
])("levels are removed if each skill has one: %j", (text, skills) => {
  expect(read(text).skills).toEqual(skills);
});

test("lists in brackets are groups, with their wrapped lines and without levels", () => {
  const brackets = "Analysis (SQL,\nPython)\nMethods (Regression, Forecasting)";
  expect(read(brackets).groups).toEqual(GROUPS);
  const row = "Other skills: Analysis ( SQL, Python ), Methods ( Regression, Forecasting )";
  expect(read(row).groups).toEqual(GROUPS);
  expect(read("Word (tables, mail merge), Excel").groups).toEqual([]);
  expect(read("SQL (advanced), Python (basic)").groups).toEqual([]);
  expect(read("Java (8, 11), Python (2.7, 3.9)").groups).toEqual([]);
  expect(read("React (two years, expert), Vue (a year, advanced)").groups).toEqual([]);
  expect(read("Technical: AWS (EC2, S3), GCP (GKE, Run)").groups).toMatchObject([
    { name: "Technical" },
  ]);
});

test("levels beside the names of groups are no skills", () => {
  const lists = "Analysis expert: SQL, Python\nMethods advanced: Regression, Forecasting";
  expect(read(lists).groups).toEqual(GROUPS);
  const bars = "Analysis: expert | SQL | Python\nMethods: expert | Regression | Forecasting";
  expect(read(bars).groups).toEqual(GROUPS);
  const names = "Scrum Master: SQL, Python\nWeb Expert: Regression, Forecasting";
  expect(read(names).groups.map(({ name }) => name)).toEqual(["Scrum Master", "Web Expert"]);
});

test("the last item of a list may have an and", () => {
  expect(read("SQL, Python, and Regression").skills).toEqual(["SQL", "Python", "Regression"]);
  expect(read("Training and support, Sales").skills).toEqual(["Training and support", "Sales"]);
  expect(read("Sales, Retail, E Commerce").skills).toEqual(["Sales", "Retail", "E Commerce"]);
});

test("a list that continues on the next line stays in its group", () => {
  const text = "Staff: Payroll · Hiring · Employee\nrelations · Pay reviews ·\nInduction";
  const skills = ["Payroll", "Hiring", "Employee relations", "Pay reviews", "Induction"];
  expect(read(text).groups).toEqual([{ name: "Staff", skills }]);
});

test("a hyphen at the end of a line joins a word, unless a conjunction comes next", () => {
  expect(read("Triage, Pyxis, Crisis de-\nescalation, Epic").skills[2]).toBe(
    "Crisis de-escalation",
  );
  expect(read("Triage, Pyxis, Wund-\nund Schmerzpflege").skills[2]).toBe("Wund- und Schmerzpflege");
  expect(read("Triage, Pyxis, Short-\nto medium-term plans").skills[2]).toBe(
    "Short- to medium-term plans",
  );
});

test("a single row of computer skills is a group, another pair of cells is none", () => {
  expect(read("EDV || MS Office, SAP PM")).toEqual({
    skills: ["MS Office", "SAP PM"],
    groups: [{ name: "EDV", skills: ["MS Office", "SAP PM"] }],
  });
  expect(read("Welding || MAG, WIG").groups).toEqual([]);
  expect(read("Competenze organizzative || scadenze, turni").groups).toEqual([
    { name: "Competenze organizzative", skills: ["scadenze", "turni"] },
  ]);
  expect(read("Soft skills || teamwork, planning").skills).toEqual(["teamwork", "planning"]);
  expect(read("Life skills coaching || groups, schools").groups).toEqual([]);
});
