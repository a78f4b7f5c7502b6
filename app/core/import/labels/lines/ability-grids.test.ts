/**
 * Tests that grids of what a person does in each language become languages. Rows are lines of a resume, with the label
 * that a model predicted and the texts of their cells. In labels, "head" is the first line of an entry and "item" a
 * bullet or other text. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readAbilityGrids } from "./ability-grids.ts";

const read = (...rows: [label: string, cells: string[]][]) =>
  readAbilityGrids(labeledLines(rows)).map(({ line, labeled }): [string, string[]] => [
    labeled.label,
    line.cells.map(({ text }) => text),
  ]);

test("the level has the marked abilities, and nothing if all are marked", () => {
  expect(
    read(
      ["heading", ["Languages known"]],
      ["languages.item", ["Language", "Read", "Write", "Speak"]],
      ["languages.item", ["English", "Yes", "Yes", "Yes"]],
      ["languages.item", ["Tulu", "✓", "–", "✓"]],
      ["languages.item", ["Hindi", "Good", "Good", "Excellent"]],
      ["heading", ["Declaration"]],
    ),
  ).toEqual([
    ["heading", ["Languages known"]],
    ["furniture", ["Language", "Read", "Write", "Speak"]],
    ["languages.item", ["English"]],
    ["languages.item", ["Tulu (Read, Speak)"]],
    ["languages.item", ["Hindi (Good / Excellent)"]],
    ["heading", ["Declaration"]],
  ]);
});

test("rows may be numbered, and labeled as another section", () => {
  expect(
    read(
      ["skills.item", ["S.No.", "Language", "Speak", "Read"]],
      ["experience.head", ["1.", "Marathi", "Y", "N"]],
    ),
  ).toEqual([
    ["furniture", ["S.No.", "Language", "Speak", "Read"]],
    ["languages.item", ["Marathi (Speak)"]],
  ]);
});

test.each([
  [["Sprache", "Wort", "Schrift"], ["Englisch", "sehr gut", "gut"], "Englisch (sehr gut / gut)"],
  [
    ["Språk", "Muntligt", "Skriftligt"],
    ["Engelska", "Flytande", "God"],
    "Engelska (Flytande / God)",
  ],
  [["Idioma", "Hablado", "Escrito"], ["Francés", "B1", "B1"], "Francés (B1)"],
])("a grid of two abilities is read: %j above %j", (headers, row, language) => {
  expect(read(["languages.item", headers], ["languages.item", row])).toEqual([
    ["furniture", headers],
    ["languages.item", [language]],
  ]);
});

test("the rows of a grid that was read already stay", () => {
  const rows: [string, string[]][] = [
    ["furniture", ["Ascolto", "Lettura", "Produzione orale"]],
    ["languages.item", ["Inglese", "B2"]],
  ];
  expect(read(...rows)).toEqual(rows);
});

test.each<[string, [string, string[]][]]>([
  [
    "columns of other things",
    [
      ["languages.item", ["Language", "Level"]],
      ["languages.item", ["English", "C1"]],
    ],
  ],
  [
    "skills",
    [
      ["skills.item", ["Reading", "Writing"]],
      ["skills.item", ["Editing", "Yes"]],
    ],
  ],
  ["a language with its level", [["languages.item", ["English", "fluent"]]]],
  [
    "interests",
    [
      ["interests.item", ["Reading", "Writing", "Listening"]],
      ["heading", ["References"]],
    ],
  ],
])("%s are no grid", (_, rows) => {
  expect(read(...rows)).toEqual(rows);
});
