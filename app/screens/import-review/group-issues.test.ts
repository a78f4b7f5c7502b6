import { expect, test } from "vitest";
import { describeImport, groupIssues } from "./group-issues.ts";

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
});
