import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { describeImport, followEntries, groupIssues } from "./group-issues.ts";

const issue = (field: string | null, reason: string, text = "") => ({ field, reason, text });

test("as many things are counted as are listed", () => {
  const groups = groupIssues([
    issue("experience.0.company", "Check that title and company aren't swapped"),
    issue("experience.0.company", "Check that title and company aren't swapped"),
    issue("experience.0.company", "Too long"),
    issue("summary", "Too long"),
    issue(null, "No field", "Hobbies"),
  ]);
  expect(groups.toCheck).toEqual([
    {
      field: "experience.0.company",
      reasons: ["Check that title and company aren't swapped", "Too long"],
    },
    { field: "summary", reasons: ["Too long"] },
  ]);
  expect(describeImport(12, groups)).toBe(
    "12 fields imported. 2 to check. We couldn't place 1 line.",
  );
});

test("an import without doubts says so", () => {
  expect(describeImport(1, groupIssues([]))).toBe("1 field imported. Everything matched cleanly.");
  expect(describeImport(2, groupIssues([]), true)).toBe(
    "2 fields imported. This file was hard to read: compare every section with the original.",
  );
});

test("doubts follow their entry when another is removed, and go with it", () => {
  const award = (id: string) => ({ id, title: id, issuer: "", date: "", description: "" });
  const found = { ...emptyResume(), awards: ["a", "b", "c"].map(award) };
  const now = { ...found, awards: found.awards.toSpliced(0, 1) };
  const groups = groupIssues([
    issue("awards.0.date", "No month"),
    issue("awards.1.date", "No month"),
    issue("awards.2", "Check"),
    issue("skills", "Too many"),
  ]);
  const fieldsIn = (resume: typeof found) =>
    followEntries(groups, found, resume).toCheck.map(({ field }) => field);
  expect(fieldsIn(now)).toEqual(["awards.0.date", "awards.1", "skills"]);
  expect(fieldsIn(found)).toEqual(groups.toCheck.map(({ field }) => field));
});
