import { expect, test } from "vitest";
import type { ImportIssue } from "#app/core/import/outcome.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { labelDoubtSigns, readingDoubtSigns } from "./doubt-signs.ts";

function signsOf(rows: [label: string, probability: number][]) {
  const all = labeledLines(rows.map(([label]) => [label, ["Ada"]]));
  const [least, tenth, unlikely, entry] = labelDoubtSigns(
    all.map(({ line }) => line),
    rows.map(([label, probability]) => ({ label, probability })),
  ).map((sign) => Math.round(sign * 100) / 100);
  return { least, tenth, unlikely, entry };
}

test("the least likely labels, and the least likely entry, are told", () => {
  expect(
    signsOf([
      ["name", 1],
      ["experience.head", 1],
      ["experience.item", 0.8],
      ["experience.head", 0.5],
      ["experience.item", 0.7],
      ["heading", 1],
      ["skills.item", 0.2],
    ]),
  ).toEqual({ least: 0.64, tenth: 0.2, unlikely: 0.57, entry: 0.6 });
});

test("without entries, and without lines, nothing is doubtful of them", () => {
  expect(signsOf([["name", 1]])).toEqual({ least: 1, tenth: 1, unlikely: 0, entry: 1 });
  expect(labelDoubtSigns([], [])).toHaveLength(5);
});

const job = (startDate: string, endDate: string, company = "Acme") => ({
  ...{ id: `${company}${startDate}`, company, position: "Cook", startDate, endDate },
  ...{ current: false, description: "" },
});

function ofJobs(jobs: ReturnType<typeof job>[], others = jobs, uncertain: ImportIssue[] = []) {
  const [resume, other] = [jobs, others].map((experience) => completeResume({ experience }));
  if (!resume || !other) throw new Error("Two resumes are read");
  const report = { recovered: [], uncertain };
  const read = { ok: true as const, kind: "pdf" as const, resume, report, lines: [] };
  const [marked, , common, overlap, half] = readingDoubtSigns(read, resume, other);
  return { marked: marked !== 0, common, overlap, half };
}

test.each([
  ["2015", "2017", "2017", "2019", 0],
  ["2017", "2019", "2015", "2017", 0],
  ["2015-03", "2018-01", "2017-06", "2019-02", 1],
  ["2015-03", "", "2017-06", "2019-02", 1],
])("times of jobs, %s–%s and %s–%s, that overlap: %d", (from, to, next, end, overlap) => {
  expect(ofJobs([job(from, to), job(next, end, "Oak")]).overlap).toBe(overlap);
});

test("a job with one date, a marked value, and jobs that only one reading has", () => {
  expect(ofJobs([job("2015", "2017")])).toEqual({ marked: false, common: 1, overlap: 0, half: 0 });
  const issue = { field: "experience.0.position", text: "Cook", reason: "We are not sure of this" };
  const jobs = [job("2015", ""), job("2017", "2019", "Oak")];
  const { marked, common, half } = ofJobs(jobs, [job("2015", "")], [issue]);
  expect([marked, half]).toEqual([true, 0.5]);
  expect(common).toBeLessThan(0.5);
});

test("names with dates, schools with their town, and short skills and phone numbers are odd", () => {
  const oddOf = (phone: string, company: string, institution: string, skills: string[]) => {
    const own = completeResume({ experience: [job("2015", "2017", company)] });
    const education = [
      { id: "s", institution, degree: "", fieldOfStudy: "", startDate: "", endDate: "", gpa: "" },
    ];
    const resume = { ...own, education, skills, personalInfo: { ...own.personalInfo, phone } };
    const report = { recovered: [], uncertain: [] };
    const read = { ok: true as const, kind: "pdf" as const, resume, report, lines: [] };
    return readingDoubtSigns(read, resume, resume).slice(5);
  };
  const third = 1 / 3;
  expect(oddOf("519-5328", "Oak Inn 07/2005", "Bristol School, Avon", ["on", "Excel"])).toEqual([
    ...[third, 1, 0.5, 1],
  ]);
  expect(oddOf("+1 614 555 0199", "Oak Inn", "Bristol School", ["Excel"])).toEqual([0, 0, 0, 0]);
  expect(oddOf("", "Oak Inn", "Bristol School", [])).toEqual([0, 0, 0, 0]);
});
