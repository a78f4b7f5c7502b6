import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import {
  describeImport,
  fieldsOf,
  groupIssues,
  isCorrected,
  swappableFields,
  updateDoubtPaths,
} from "./group-issues.ts";

const issue = (field: string | null, reason: string, text = "") => ({ field, reason, text });

test("a field is one doubt with all its reasons, and a text without a field is unused", () => {
  const { toCheck, unplaced } = groupIssues({
    uncertain: [
      issue("experience.0.company", "Check that title and company aren't swapped"),
      issue("experience.0.company", "Check that title and company aren't swapped"),
      issue("experience.0.company", "Too long"),
      issue("summary", "Too long"),
      issue(null, "No field", "Hobbies"),
    ],
    unused: [{ text: "Ireland", line: 3 }],
  });
  expect(toCheck.map(({ field, reasons }) => [field, reasons])).toEqual([
    ["experience.0.company", ["Check that title and company aren't swapped", "Too long"]],
    ["summary", ["Too long"]],
  ]);
  expect(unplaced).toEqual([
    { text: "Hobbies", reason: "No field" },
    { text: "Ireland", line: 3, lastLine: 3, reason: "" },
  ]);
  expect(describeImport(12, toCheck.length, unplaced.length)).toBe(
    "12 fields imported. 2 to check. 2 parts not used.",
  );
});

test("an import without doubts says so", () => {
  expect(describeImport(1, 0, 0)).toBe("1 field imported. Everything matched cleanly.");
});

const award = (id: string) => ({ id, title: id, issuer: "", date: "", description: "" });
const imported = { ...emptyResume(), awards: ["a", "b", "c"].map(award) };

test("doubts follow their entry when another entry is removed, and are dropped with their own", () => {
  const withoutFirst = { ...imported, awards: imported.awards.toSpliced(0, 1) };
  const { toCheck } = groupIssues({
    uncertain: [
      issue("awards.0.date", "No month"),
      issue("awards.1.date", "No month"),
      issue("awards.2", "Check"),
      issue("skills", "Too many"),
    ],
  });
  const fieldsIn = (resume: typeof imported) =>
    updateDoubtPaths(toCheck, imported, resume).map(({ field }) => field);
  expect(fieldsIn(withoutFirst)).toEqual(["awards.0.date", "awards.1", "skills"]);
  expect(fieldsIn(imported)).toEqual(toCheck.map(({ field }) => field));
});

test("a question about dates shows both dates, and a change of either answers it", () => {
  const job = { company: "A", position: "B", startDate: "", endDate: "", current: false };
  const before = { ...imported, experience: [{ ...job, id: "j", description: "" }] };
  const doubt = {
    ...{ origin: "experience.0.startDate", field: "experience.0.startDate" },
    ...{ reasons: ["When did you work there?"], text: "", isQuestion: true },
  };
  expect(fieldsOf(before, doubt).map((path) => path.split(".")[2])).toEqual([
    "startDate",
    "endDate",
    "current",
  ]);
  const answered = {
    ...before,
    experience: before.experience.map((entry) => ({ ...entry, endDate: "2020" })),
  };
  expect(isCorrected(doubt, before, before)).toBe(false);
  expect(isCorrected(doubt, before, answered)).toBe(true);
});

test("a doubt about a whole entry shows all its text fields, but not its id", () => {
  const [doubt] = groupIssues({ uncertain: [issue("awards.1", "Check")] }).toCheck;
  if (!doubt) throw new Error("No doubt");
  expect(fieldsOf(imported, doubt)).toContain("awards.1.title");
  expect(fieldsOf(imported, doubt)).not.toContain("awards.1.id");
});

test("unused lines that follow each other are joined into one text", () => {
  const unused = [
    { text: "Night ward", line: 0 },
    { text: "Graz", line: 1 },
    { text: "Driver", line: 7 },
  ];
  const texts = groupIssues({ uncertain: [], unused }).unplaced.map(({ text }) => text);
  expect(texts).toEqual(["Night ward\nGraz", "Driver"]);
});

test("a doubt whether two fields are swapped shows both fields", () => {
  const reason = "Check that title and organization aren't swapped";
  const [doubt] = groupIssues({ uncertain: [issue("experience.2.position", reason)] }).toCheck;
  expect(doubt && swappableFields(doubt)).toEqual([
    "experience.2.position",
    "experience.2.company",
  ]);
});
