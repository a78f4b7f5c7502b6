/**
 * Tests that the language grid of Europass resumes becomes languages with their levels. Rows are lines of a resume,
 * with the label that a model predicted and the texts of their cells. In labels, "more" is a further line of its title,
 * employer or dates and "item" a bullet or other text. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readLanguageGrids } from "./language-grids.ts";

/** The labels and cells after the grid was read. */
const readGrid = (...rows: [label: string, cells: string[]][]) =>
  readLanguageGrids(labeledLines(rows)).map(({ line, labeled }): [string, string[]] => [
    labeled.label,
    line.cells.map(({ text }) => text),
  ]);

test("the rows of a grid become languages with their levels, headings and legend are left out", () => {
  expect(
    readGrid(
      ["heading", ["Competenze personali"]],
      ["skills.item", ["Lingua madre", "Italiano"]],
      ["skills.item", ["Altre lingue", "COMPRENSIONE", "PARLATO"]],
      ["skills.item", ["Ascolto", "Lettura", "Interazione"]],
      ["skills.item", ["Inglese", "B2", "B2", "B2"]],
      ["skills.item", ["Sloveno", "B1", "B2", "B1"]],
      ["skills.item", ["Livelli: A1 e A2: Utente base – B1 e B2: Utente autonomo"]],
      ["skills.item", ["Competenze digitali", "Excel, Word"]],
    ),
  ).toEqual([
    ["heading", ["Competenze personali"]],
    ["languages.item", ["Italiano", "Lingua madre"]],
    ["furniture", ["Altre lingue", "COMPRENSIONE", "PARLATO"]],
    ["furniture", ["Ascolto", "Lettura", "Interazione"]],
    ["languages.item", ["Inglese", "B2"]],
    ["languages.item", ["Sloveno", "B1 / B2"]],
    ["furniture", ["Livelli: A1 e A2: Utente base – B1 e B2: Utente autonomo"]],
    ["skills.item", ["Competenze digitali", "Excel, Word"]],
  ]);
});

test("two mother tongues are two languages, and column headings labeled as headings are left out", () => {
  expect(
    readGrid(
      ["skills.item", ["Lengua materna", "Euskera y Castellano"]],
      ["heading", ["Otros idiomas"]],
      ["languages.item", ["Comprender", "Hablar", "Escribir"]],
      ["languages.item", ["Inglés", "C1", "C1", "B2"]],
    ),
  ).toEqual([
    ["languages.item", ["Euskera", "Lengua materna"]],
    ["languages.item", ["Castellano", "Lengua materna"]],
    ["furniture", ["Otros idiomas"]],
    ["furniture", ["Comprender", "Hablar", "Escribir"]],
    ["languages.item", ["Inglés", "C1 / B2"]],
  ]);
  expect(
    readGrid(
      ["skills.item", ["Patient care"]],
      ["languages.item", ["Listening", "Reading", "Writing"]],
      ["languages.item", ["English", "C1", "C1", "B2"]],
    ),
  ).toEqual([
    ["skills.item", ["Patient care"]],
    ["furniture", ["Listening", "Reading", "Writing"]],
    ["languages.item", ["English", "C1 / B2"]],
  ]);
});

test("a mother tongue after a colon is read, and grids in Italian and Polish are", () => {
  expect(
    readGrid(
      ["languages.item", ["Lingua madre: ITALIANO"]],
      ["languages.item", ["Altre lingue:"]],
      ["languages.item", ["COMPRENSIONE", "ESPRESSIONE ORALE", "SCRITTURA"]],
      ["languages.item", ["Ascolto", "Lettura", "Produzione orale", "Interazione orale"]],
      ["languages.item", ["INGLESE", "B2", "B2", "B2", "B2", "B2"]],
    ),
  ).toEqual([
    ["languages.item", ["ITALIANO", "Lingua madre"]],
    ["furniture", ["Altre lingue:"]],
    ["furniture", ["COMPRENSIONE", "ESPRESSIONE ORALE", "SCRITTURA"]],
    ["furniture", ["Ascolto", "Lettura", "Produzione orale", "Interazione orale"]],
    ["languages.item", ["INGLESE", "B2"]],
  ]);
  expect(
    readGrid(
      ["skills.item", ["Język ojczysty: polski"]],
      ["skills.item", ["ROZUMIENIE", "MÓWIENIE", "PISANIE"]],
      ["skills.item", ["niemiecki", "B1", "B1", "B1", "B1", "B1"]],
    ),
  ).toEqual([
    ["languages.item", ["polski", "Język ojczysty"]],
    ["furniture", ["ROZUMIENIE", "MÓWIENIE", "PISANIE"]],
    ["languages.item", ["niemiecki", "B1"]],
  ]);
});

test('the first column heading may be "Language"', () => {
  expect(
    readGrid(
      ["languages.item", ["Limba", "Înțelegere", "Vorbire", "Scriere"]],
      ["languages.item", ["Engleză", "C1", "C1", "C1"]],
    ),
  ).toEqual([
    ["furniture", ["Limba", "Înțelegere", "Vorbire", "Scriere"]],
    ["languages.item", ["Engleză", "C1"]],
  ]);
});

test.each<[string, [label: string, cells: string[]][]]>([
  [
    "languages with a level each",
    [
      ["languages.item", ["Inglese", "B2", "Sloveno", "B1"]],
      ["languages.item", ["Lingua madre", "Italiano"]],
    ],
  ],
  ["skills with levels", [["skills.item", ["Excel", "B2", "B2", "B2"]]]],
  ["a school", [["education.more", ["English", "B2", "B2", "B2"]]]],
])("%s stay", (_, rows) => {
  expect(readGrid(...rows)).toEqual(rows);
});

test("a mother tongue before its caption starts the grid", () => {
  expect(
    readGrid(
      ["languages.item", ["Italiano", "Madrelingua"]],
      ["skills.item", ["Altra(e) lingua(e)"]],
      ["skills.item", ["Autovalutazione", "Comprensione", "Parlato"]],
      ["skills.item", ["Inglese", "B2", "B2", "B1"]],
    ),
  ).toEqual([
    ["languages.item", ["Italiano", "Madrelingua"]],
    ["furniture", ["Altra(e) lingua(e)"]],
    ["furniture", ["Autovalutazione", "Comprensione", "Parlato"]],
    ["languages.item", ["Inglese", "B2 / B1"]],
  ]);
});
