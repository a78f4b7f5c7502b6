/**
 * Tests what brackets behind an organization say of it. A part is a text between separators in the first lines of an
 * entry, with the label that a model gave it: "role" is a job title, "org" an employer or school and "note" any other
 * text.
 */

import { expect, test } from "vitest";
import type { HeadPart } from "./head-parts.ts";
import {
  withJobTitlesBeforeEmployment,
  withOrganizationsInBrackets,
} from "./organization-brackets.ts";

/** A part of a volunteering entry. */
const partOf = (text: string, separatorBefore: string, lineIndex = 0): HeadPart => ({
  ...{ text, separatorBefore, lineIndex, entryIndex: 0, cellIndex: 0, partIndex: 0, cellCount: 1 },
  ...{ isBold: false, isItalic: false, isCaps: false, size: 10, hasDates: false },
  content: "volunteering",
});
/** Labels of parts, with probability 1 unless given. */
const labels = (...all: [label: string, probability?: number][]) =>
  all.map(([label, probability = 1]) => ({ label, probability }));

test.each([
  ["assigned to Mira Loma DC", "org"],
  ["Clyde branch", "org"],
  ["formerly Oak Ltd", "org"],
  ["now closed", "note"],
  ["210 staff", "note"],
  ["Munich office, 12 staff", "note"],
])("in brackets behind an employer, %s is labeled %s", (text, expected) => {
  const parts = [partOf("Staffmark", ""), partOf(text, " ("), partOf("Operator", "", 1)];
  const result = withOrganizationsInBrackets(parts, labels(["org"], ["note"], ["role"]));
  expect(result[1]?.label).toBe(expected);
});

test("a doubtful employer before a kind of employment in brackets, above an employer, is the job title", () => {
  const parts = [
    partOf("Front of House", ""),
    { ...partOf("part-time", " ("), partIndex: 1 },
    partOf("Café Lumière", ")", 1),
  ].map((part): HeadPart => ({ ...part, content: "experience" }));
  const labelOf = (probability: number, below: string) =>
    withJobTitlesBeforeEmployment(parts, labels(["org", probability], ["role"], [below]))[0]?.label;
  expect(labelOf(0.65, "org")).toBe("role");
  expect(labelOf(0.98, "org")).toBe("org");
  expect(labelOf(0.65, "role")).toBe("org");
});
