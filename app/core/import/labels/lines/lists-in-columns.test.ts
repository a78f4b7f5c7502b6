/**
 * Tests that lists side by side are ordered one after the other. Rows are lines of a resume, with the label that a
 * model predicted and the texts of their cells. In labels, "head" is the first line of an entry, "more" a further line
 * of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { splitProjectCards, splitReferenceColumns, splitSkillColumns } from "./lists-in-columns.ts";

/** `xs`: the left edges of the cells, in points; 100 apart unless given. */
type Look = { size?: number; isBullet?: boolean; xs?: number[] };
/** Lines labeled as skills. */
const rows = (...all: [cells: string[], look: Look][]): LabeledLine[] =>
  all.map(([texts, { size = 10, isBullet = false, xs }]) => {
    const [made] = labeledLines([["skills.item", texts]]);
    if (!made) throw new Error("no line");
    const cells = made.line.cells.map((cell, at) => ({ ...cell, x: xs?.[at] ?? cell.x }));
    return { ...made, line: { ...made.line, cells, size, isBullet } };
  });

test("skills belong to the heading in larger letters above their column", () => {
  const lines = rows(
    [["Languages", "Data"], { size: 12 }],
    [["Go", "Kotlin", "SQL", "Kafka"], { xs: [1, 40, 103, 150] }],
    [["Platform"], { size: 12 }],
    [["Linux", "gRPC"], {}],
  );
  expect(textsOf(splitSkillColumns(lines))).toEqual([
    ["Languages"],
    ["Go", "Kotlin"],
    ["Data"],
    ["SQL", "Kafka"],
    ["Platform"],
    ["Linux", "gRPC"],
  ]);
});

test("bullets belong to the heading above their column", () => {
  const lines = rows(
    [["Tools", "Methods"], {}],
    [["• Excel", "• Scrum"], { isBullet: true, xs: [9, 109] }],
    [["• Xero"], { isBullet: true, xs: [9] }],
  );
  expect(textsOf(splitSkillColumns(lines))).toEqual([
    ["Tools"],
    ["• Excel"],
    ["• Xero"],
    ["Methods"],
    ["• Scrum"],
  ]);
});

test("headings in the last line of a page have their bullets on the next page", () => {
  const [names, ...bullets] = rows(
    [["Kitchen", "Safety"], {}],
    [["• Butchery", "• HACCP"], { isBullet: true, xs: [9, 109] }],
    [["• Sauces"], { isBullet: true, xs: [9] }],
  );
  const below = bullets.map((bullet) => ({ ...bullet, line: { ...bullet.line, page: 2 } }));
  expect(textsOf(splitSkillColumns(names ? [names, ...below] : []))).toEqual([
    ["Kitchen"],
    ["• Butchery"],
    ["• Sauces"],
    ["Safety"],
    ["• HACCP"],
  ]);
});

test("skills in columns of one style stay in their rows", () => {
  const lines = rows([["Excel", "Xero"], {}], [["Scrum", "Kanban"], {}]);
  expect(splitSkillColumns(lines)).toEqual(lines);
});

test("references side by side are ordered one after the other", () => {
  const lines = labeledLines([
    ["references.head", ["Joan Ackroyd", "P. Hussain"]],
    ["references.more", ["Owner", "Head of Year 12"]],
  ]);
  const ordered = splitReferenceColumns(lines);
  expect(textsOf(ordered)).toEqual([
    ["Joan Ackroyd"],
    ["Owner"],
    ["P. Hussain"],
    ["Head of Year 12"],
  ]);
  expect(ordered.map(({ labeled }) => labeled.label)).toEqual([
    "references.head",
    "references.more",
    "references.head",
    "references.more",
  ]);
});

const projects = (...labeledRows: [label: string, cells: string[], isBold: boolean][]) =>
  labeledLines(labeledRows.map(([label, cells]) => [label, cells])).map(
    ({ line, labeled }, index) => ({
      labeled,
      line: {
        ...line,
        cells: line.cells.map((cell) => ({ ...cell, isBold: labeledRows[index]?.[2] === true })),
      },
    }),
  );

test("projects in cards side by side are ordered one after the other", () => {
  const lines = projects(
    ["projects.head", ["Kiosk", "Fare Finder"], true],
    ["projects.item", ["A screen for one", "Paper prototype"], false],
    ["projects.item", ["hand"], false],
  );
  expect(
    splitProjectCards(lines).map(({ line, labeled }) => `${labeled.label}: ${line.text}`),
  ).toEqual([
    "projects.head: Kiosk",
    "projects.item: A screen for one",
    "projects.rest: hand",
    "projects.head: Fare Finder",
    "projects.item: Paper prototype",
  ]);
});

test("projects with their dates or tools beside them stay in rows", () => {
  const dated = projects(
    ["projects.head", ["Kiosk", "2019"], true],
    ["projects.head", ["Fare Finder", "2021"], true],
  );
  const named = projects(
    ["projects.head", ["Kiosk", "Rust"], true],
    ["projects.head", ["Fare Finder", "Go"], true],
  );
  for (const lines of [dated, named]) expect(splitProjectCards(lines)).toEqual(lines);
});

test("names of referees side by side may be in two lines", () => {
  const [first, second, ...below] = labeledLines([
    ["references.head", ["Joan Ackroyd"]],
    ["references.head", ["P. Hussain"]],
    ["references.more", ["Owner", "Teacher"]],
    ["references.more", ["Oak Inn", "Oak School"]],
  ]);
  if (!first || !second) throw new Error("two names");
  const cells = second.line.cells.map((cell) => ({ ...cell, x: 101 }));
  const beside = { ...second, line: { ...second.line, cells } };
  expect(splitReferenceColumns([first, beside, ...below]).map(({ line }) => line.text)).toEqual([
    ...["Joan Ackroyd", "Owner", "Oak Inn"],
    ...["P. Hussain", "Teacher", "Oak School"],
  ]);
});

test("referees side by side are ordered in a file without positions", () => {
  const rows = labeledLines([
    ["references.head", ["Joan Ackroyd", "P. Hussain"]],
    ["references.more", ["Owner", "Teacher"]],
    ["references.more", ["Oak Inn"]],
  ]).map(({ line, labeled }) => ({
    line: { ...line, x: 0, cells: line.cells.map((cell) => ({ ...cell, x: 0 })) },
    labeled,
  }));
  expect(splitReferenceColumns(rows).map(({ line }) => line.text)).toEqual([
    ...["Joan Ackroyd", "Owner", "P. Hussain", "Teacher", "Oak Inn"],
  ]);
});

test('below "Languages", spoken languages become languages, programming languages stay skills', () => {
  const read = (first: string, second: string) =>
    splitSkillColumns(
      rows([["Robotics", "Languages"], { size: 12 }], [["PLC", first], {}], [["ROS", second], {}]),
    ).map(({ line, labeled }) => `${labeled.label}: ${line.text}`);
  expect(read("Danish (native)", "English (C1)")).toEqual([
    ...["skills.item: Robotics", "skills.item: PLC", "skills.item: ROS"],
    ...["languages.item: Danish (native)", "languages.item: English (C1)"],
  ]);
  expect(read("Python", "Go").slice(3)).toEqual([
    ...["skills.item: Languages", "skills.item: Python", "skills.item: Go"],
  ]);
});
