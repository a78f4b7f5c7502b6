import { expect, test } from "vitest";
import type { HeadPart } from "./head-parts.ts";
import { withOrganizationsInBrackets, withPostsBeforeEmployment } from "./organization-brackets.ts";

const partOf = (text: string, separatorBefore: string, lineIndex = 0): HeadPart => ({
  ...{ text, separatorBefore, lineIndex, entryIndex: 0, cellIndex: 0, partIndex: 0, cellCount: 1 },
  ...{ isBold: false, isItalic: false, isCaps: false, size: 10, hasDates: false },
  content: "volunteering",
});
const labels = (...all: [label: string, probability?: number][]) =>
  all.map(([label, probability = 1]) => ({ label, probability }));

test.each([
  ["assigned to Mira Loma DC", "org"],
  ["Clyde branch", "org"],
  ["formerly Oak Ltd", "org"],
  ["now closed", "note"],
  ["210 staff", "note"],
  ["Munich office, 12 staff", "note"],
])("%s in brackets behind an employer is a %s", (text, wanted) => {
  const parts = [partOf("Staffmark", ""), partOf(text, " ("), partOf("Operator", "", 1)];
  const result = withOrganizationsInBrackets(parts, labels(["org"], ["note"], ["role"]));
  expect(result[1]?.label).toBe(wanted);
});

test("a post before a kind of employment in brackets is no employer, if one is below", () => {
  const parts = [
    partOf("Front of House", ""),
    { ...partOf("part-time", " ("), partIndex: 1 },
    partOf("Café Lumière", ")", 1),
  ].map((part): HeadPart => ({ ...part, content: "experience" }));
  const labelOf = (probability: number, below: string) =>
    withPostsBeforeEmployment(parts, labels(["org", probability], ["role"], [below]))[0]?.label;
  expect(labelOf(0.65, "org")).toBe("role");
  expect(labelOf(0.98, "org")).toBe("org");
  expect(labelOf(0.65, "role")).toBe("org");
});
