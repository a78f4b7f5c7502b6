/**
 * Tests that grades are read from the first lines of schools, without their names. A part is a text between separators
 * in the first lines of an entry, with the label that a model gave it: "field" is a field of study and "note" any other
 * text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import type { HeadPart } from "./head-parts.ts";
import { readHeads } from "./read-heads.ts";

const read = (text: string, ...labels: string[]) => {
  const lines = labeledLines([["education.head", [text]]]).map(({ line }) => line);
  const labelParts = (parts: readonly HeadPart[]) =>
    parts.map((_, index) => ({ label: labels[index] ?? "note", probability: 1 }));
  return readHeads([{ content: "education", lines }], labelParts)[0]?.texts;
};

test.each([
  ["BSc, Nursing, GPA 3.7", "3.7"],
  ["BA, Business, GPA 2:1", "2:1"],
  ["BSc, Psychology, GPA First Class", "First Class"],
  ["BSc, Psychology, First class honours", "First class honours"],
  ["MSc, Informatik, Abschlussnote 1,3", "1,3"],
  ["MA, English, Final grade 17/20", "17/20"],
  ["Licence, Droit, Mention bien", "Mention bien"],
  ["IB, Diploma, GPA 42 points", "42 points"],
  ["Licenciatura, Química, 16 valores", "16 valores"],
])("a grade is read without its name: %s", (text, grade) => {
  expect(read(text, "degree", "field", "note")?.grade).toBe(grade);
  expect(read(text, "degree", "field", "grade")?.grade).toBe(grade);
});

test.each([
  ["MSc, Nursing GPA: 3.7", "Nursing", "3.7"],
  ["MSc, Law, GPA: 3.9/4.0", "Law", "3.9/4.0"],
  ["MSc, Music (Abschlussnote: 1,3)", "Music", "1,3"],
])("the name of a grade is no part of the field: %s", (text, field, grade) => {
  const labels = text.split(/, |\(/).length > 2 ? ["field"] : [];
  expect(read(text, "degree", "field", ...labels, "grade")).toMatchObject({ field, grade });
});

test.each(["Notation", "Average Studies", "Grade Crossings"])(
  "a field of study that begins like the name of a grade stays whole: %s",
  (field) => {
    expect(read(`MSc, ${field}`, "degree", "field")?.field).toBe(field);
  },
);

test("a German grade in a cell of its own is the grade", () => {
  const lines = labeledLines([["education.head", ["Abitur", "2,4"]]]).map(({ line }) => line);
  const [head] = readHeads([{ content: "education", lines }], (parts) =>
    parts.map(() => ({ label: "degree", probability: 1 })),
  );
  expect(head?.texts).toMatchObject({ degree: "Abitur", grade: "2,4" });
});
