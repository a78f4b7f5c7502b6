/**
 * Tests that instructions and reasons for leaving, which application forms print or ask for, are not imported. Rows are
 * lines of a resume, with the label that a model predicted and the text. In labels, "head" is the first line of an
 * entry, "more" a further line of its title, employer or dates and "item" a bullet or other text. Lines labeled
 * "furniture" are not imported.
 */

import { expect, test } from "vitest";
import type { NameFilter } from "#app/core/import/labels/features/name-filter.ts";
import { labeledLines, labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { correctLabels } from "./correct-labels.ts";
import { withoutFormLines } from "./form-instructions.ts";

const labelsAfter = (...rows: [label: string, text: string][]): string[] =>
  labelsAfterCorrection(
    withoutFormLines,
    rows.map(([label, text]) => [label, [text]]),
  );

test.each([
  "Please print or type. Complete all sections even if you attach a resume.",
  "List your last employers, starting with the most recent one.",
  "Give the names of persons not related to you.",
])("an instruction below a heading is furniture: %s", (text) => {
  expect(labelsAfter(["heading", "References"], ["references.head", text])).toEqual([
    "heading",
    "furniture",
  ]);
  expect(labelsAfter(["experience.head", "Nurse"], ["experience.item", text])).toEqual([
    "experience.head",
    "experience.item",
  ]);
});

test.each([
  "Give your team a calm planner who knows the trade.",
  "Complete all-round carpenter.",
  "Listed buildings are my trade.",
  "Please contact me for your copy of my portfolio.",
])("other text below a heading stays: %s", (text) => {
  expect(labelsAfter(["heading", "Profile"], ["summary.item", text])).toEqual([
    "heading",
    "summary.item",
  ]);
});

test("a reason for leaving is text of its job, other texts with these words keep their label", () => {
  const labelOf = (label: string, text: string) => labelsAfter([label, text])[0];
  expect(labelOf("experience.item", "Reason for leaving: Better hours")).toBe("experience.item");
  expect(labelOf("experience.more", "Motivo de retiro: Estudios")).toBe("experience.item");
  expect(labelOf("experience.item", "Reasons for leaving surveyed among 400 staff")).toBe(
    "experience.item",
  );
  expect(labelOf("publications.head", "Reasons for leaving: a study of nurses")).toBe(
    "publications.head",
  );
  expect(labelOf("experience.head", "Reason for leaving: Moved")).toBe("experience.head");
});

test("a reason for leaving in a table of jobs is text of its job after all corrections", () => {
  const all = labeledLines([
    ["heading", ["Employment"]],
    ["experience.head", ["Nurse", "2018 – 2021"]],
    ["experience.more", ["Oak Clinic"]],
    ["experience.more", ["Reason for leaving: Better hours"]],
    ["experience.item", ["Ran clinics"]],
  ]);
  const tableLabels = [undefined, ".head", ".more", ".item", ".item"];
  const labels = correctLabels(
    all.map(({ line }, at) => {
      const tableLabel = tableLabels[at];
      return tableLabel ? { ...line, tableLabel } : line;
    }),
    all.map(({ labeled }) => labeled),
    { has: () => false } as unknown as NameFilter,
  ).map(({ label }) => label);
  expect(labels.slice(1)).toEqual([
    ...["experience.head", "experience.more", "experience.item", "experience.item"],
  ]);
});
