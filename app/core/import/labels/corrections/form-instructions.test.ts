import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withoutFormLines } from "./form-instructions.ts";

const labelsAfter = (...given: [label: string, text: string][]): string[] =>
  labelsAfterCorrection(
    withoutFormLines,
    given.map(([label, text]) => [label, [text]]),
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

test("a reason for leaving is furniture, unless it is no fact of a job", () => {
  const labelOf = (label: string, text: string) => labelsAfter([label, text])[0];
  expect(labelOf("experience.item", "Reason for leaving: Better hours")).toBe("furniture");
  expect(labelOf("experience.more", "Motivo de retiro: Estudios")).toBe("furniture");
  expect(labelOf("experience.item", "Reasons for leaving surveyed among 400 staff")).toBe(
    "experience.item",
  );
  expect(labelOf("publications.head", "Reasons for leaving: a study of nurses")).toBe(
    "publications.head",
  );
  expect(labelOf("experience.head", "Reason for leaving: Moved")).toBe("experience.head");
});
