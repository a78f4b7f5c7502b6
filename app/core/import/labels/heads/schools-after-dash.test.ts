/**
 * Tests that a doubtful field of study behind a field and a dash is the school. A part is a text between separators in
 * the first lines of an entry, with the label that a model gave it: "org" is an employer or school, "field" a field of
 * study and "note" any other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitHead } from "./head-parts.ts";
import { withSchoolsAfterDash } from "./schools-after-dash.ts";

function labelsAfter(text: string, ...labels: [label: string, probability: number][]): string[] {
  const content = "education";
  const lines = labeledLines([[`${content}.head`, [text]]]).map(({ line }) => line);
  const { parts } = splitHead({ content, lines }, 0);
  return withSchoolsAfterDash(
    parts,
    parts.map((_, index) => {
      const [label, probability] = labels[index] ?? ["note", 1];
      return { label, probability };
    }),
  ).map(({ label }) => label);
}
const DEGREE: [string, number] = ["degree", 1];
const FIELD: [string, number] = ["field", 0.97];
const DOUBTFUL: [string, number] = ["field", 0.5];

test.each([
  "Bacharelado em Administração – PUC Minas – concluído em 2021",
  "Licenciatura en Derecho – UNAM",
  "Técnico em Enfermagem – Irmã Dulce – cursando",
])("the part behind the dash is the school in %s", (text) => {
  expect(labelsAfter(text, DEGREE, FIELD, DOUBTFUL)[2]).toBe("org");
});

test.each([
  ["Bacharelado em Direito – Direito Penal", [DEGREE, FIELD, DOUBTFUL]],
  ["Técnico em Informática – EAD", [DEGREE, FIELD, DOUBTFUL]],
  ["Mestrado em Gestão – MBA", [DEGREE, FIELD, DOUBTFUL]],
  ["Bacharelado em Letras – LIBRAS", [DEGREE, FIELD, ["field", 0.9]]],
  ["Bacharelado em Letras, LIBRAS", [DEGREE, FIELD, DOUBTFUL]],
  ["Bacharelado em Letras – LIBRAS, Oak", [DEGREE, FIELD, DOUBTFUL, ["org", 1]]],
] as const)("no part of %s is relabeled as a school", (text, labels) => {
  const givenLabels = labels.map((each): [string, number] => [each[0], each[1]]);
  expect(labelsAfter(text, ...givenLabels)).toEqual(givenLabels.map(([label]) => label));
});
