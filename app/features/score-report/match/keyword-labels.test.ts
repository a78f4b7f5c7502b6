import { expect, test } from "vitest";
import type { Keyword } from "#app/core/ats/report.ts";
import { evidenceNote } from "./keyword-labels.ts";

const noteOf = (how: Keyword["how"], discountedBecause: string | null) =>
  evidenceNote({ how, discountedBecause } as Keyword);

test("a requirement met by an accepted alternative has a note that says so", () => {
  expect(noteOf("alternative", null)).toBe("The job description accepts this instead.");
  expect(noteOf("alternative", "Named in a list only.")).toBe(
    "The job description accepts this instead. Named in a list only.",
  );
});

test("a requirement that is shown itself, in full, has no note", () => {
  expect(noteOf("exact", null)).toBeNull();
});
