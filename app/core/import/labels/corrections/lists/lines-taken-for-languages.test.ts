/**
 * Tests that lines that were labeled as languages under another heading get the label of their list. Rows are lines of
 * a resume, with the label that a model predicted and the text. In labels, "item" is a bullet or other text and "rest"
 * the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { correctFalseLanguages } from "./lines-taken-for-languages.ts";

type Row = [label: string, text: string];
const labelsAfter = (...rows: Row[]) =>
  labelsAfterCorrection(
    correctFalseLanguages,
    rows.map(([label, text]) => [label, [text]]),
  );

/** A section of languages elsewhere in the document. */
const LANGUAGES: Row[] = [
  ["heading", "Languages"],
  ["languages.item", "Kveeni"],
];

test("a program below other skills is a skill if languages have a section elsewhere", () => {
  const rows: Row[] = [
    ["heading", "Systems"],
    ["skills.item", "Paragon"],
    ["languages.item", "Excel (pivot tables)"],
  ];
  expect(labelsAfter(...rows, ...LANGUAGES)[2]).toBe("skills.item");
  expect(labelsAfter(...rows)[2]).toBe("languages.item");
});

test('lines under "other information" without a language are a custom section', () => {
  const rows: Row[] = [
    ["heading", "Další údaje"],
    ["languages.item", "řidičský průkaz skupiny B"],
    ["summary.rest", "členka pracovní skupiny svazu měst"],
  ];
  expect(labelsAfter(...rows)).toEqual(["heading", "custom.item", "custom.item"]);
});

test.each([
  ["Systems", "Spanish"],
  ["Systems", "Spanish (fluent)"],
  ["Systems", "Kveeni: native"],
  ["Weitere Angaben", "Englisch in Wort und Schrift"],
  ["Further information", "Speaks German"],
])("under %s, the language %s keeps its label", (heading, text) => {
  const rows: Row[] = [
    ["heading", heading],
    ["skills.item", "Paragon"],
    ["languages.item", text],
    ["languages.item", "Driving license B"],
  ];
  expect(labelsAfter(...rows, ...LANGUAGES)).toEqual([
    ...rows.map(([label]) => label),
    ...LANGUAGES.map(([label]) => label),
  ]);
});
