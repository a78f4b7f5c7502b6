import { expect, test } from "vitest";
import type { Keyword } from "#app/core/ats/report.ts";
import { evidenceNote } from "./keyword-labels.ts";

const noteOf = (how: Keyword["how"], discountedBecause: string | null, metBy?: string) =>
  evidenceNote({ how, metBy, discountedBecause });

test("a requirement met by an accepted alternative has a note that names it", () => {
  expect(noteOf("alternative", null, "Java")).toBe("The job description accepts Java instead.");
  expect(noteOf("alternative", "Java: Named in a list only.", "Java")).toBe(
    "The job description accepts Java instead. Java: Named in a list only.",
  );
});

test("the note is not repeated where the reason says the same", () => {
  const reason =
    "Your dates add up to about 9 years. The job description accepts experience instead.";
  expect(noteOf("alternative", reason, "experience")).toBe(reason);
});

test("an analysis from before alternatives were named has a note without the name", () => {
  expect(noteOf("alternative", null)).toBe("The job description accepts this instead.");
});

test("a requirement that is shown itself, in full, has no note", () => {
  expect(noteOf("exact", null)).toBeNull();
});
