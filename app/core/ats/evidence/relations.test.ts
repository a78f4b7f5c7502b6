import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { shownInLine } from "../../../../tests/support/shown-in-line.ts";

// The credits are those of relations.ts: kind .7, general .35, suite .6, several parts .8.
test.each([
  ["SQL", "Moved reports of ten teams to PostgreSQL", 0.7, "Shown by PostgreSQL only."],
  ["Kubernetes", "Ran the clusters of a bank on EKS", 0.7, "Shown by EKS only."],
  ["HRIS", "Ran the payroll of a bank in Workday", 0.7, "Shown by Workday only."],
  ["Workday", "Kept the HRIS of a bank in order", 0.35, "Shown by HRIS only."],
  [
    "PowerPoint",
    "Wrote the reports of a bank in MS Office",
    0.6,
    "Shown by Microsoft Office only.",
  ],
])("%s is shown in part by a related term: %s", (asked, said, credit, reason) => {
  expect(shownInLine(asked, said)).toMatchObject({
    how: "nearby",
    grade: "related",
    credit,
    reason,
  });
});

test("several parts of a suite show most of it", () => {
  const said = "Wrote the reports of a bank in MS Word and PowerPoint";
  expect(shownInLine("Microsoft Office", said)?.credit).toBe(0.8);
});

test("the term itself counts fully, and the general SQL does not show its kind PostgreSQL", () => {
  expect(shownInLine("SQL", "Wrote SQL for reports in PostgreSQL")).toMatchObject({ credit: 1 });
  expect(shownInLine("PostgreSQL", "Wrote SQL for the reports of ten teams")?.found).toBe(false);
});

test("the dictionary has all names in data/terms/relations.txt", () => {
  const file = join(import.meta.dirname, "..", "..", "..", "..", "data", "terms", "relations.txt");
  const names = readFileSync(file, "utf8")
    .trim()
    .split(/\n|, | [=>] |: /);
  expect(names.filter((name) => !ATS_MODEL.dictionary.termOf(name))).toEqual([]);
});
