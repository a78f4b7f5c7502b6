/** Tests the numbers that indicate that much of a document was read wrong. */

import { expect, test } from "vitest";
import type { ImportIssue } from "#app/core/import/outcome.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { labelDoubtSigns, readingDoubtSigns } from "./doubt-signs.ts";

/**
 * The first four signs, rounded to two digits: least probable labels, least probable tenth, doubtful share, worst
 * entry.
 */
function signsOf(rows: [label: string, probability: number][]) {
  const all = labeledLines(rows.map(([label]) => [label, ["Ada"]]));
  const [least, tenth, unlikely, entry] = labelDoubtSigns(
    all.map(({ line }) => line),
    rows.map(([label, probability]) => ({ label, probability })),
  ).map((sign) => Math.round(sign * 100) / 100);
  return { least, tenth, unlikely, entry };
}

// least: (0.2 + 0.5 + 0.7 + 0.8 + 1) / 5; unlikely: 4 of 7 below 0.9; entry: (0.5 + 0.7) / 2.
test("the least probable labels and the least probable entry are averaged", () => {
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

test("without entries and without lines, the signs show no doubt", () => {
  expect(signsOf([["name", 1]])).toEqual({ least: 1, tenth: 1, unlikely: 0, entry: 1 });
  expect(labelDoubtSigns([], [])).toHaveLength(5);
});

const job = (startDate: string, endDate: string, company = "Acme") => ({
  ...{ id: `${company}${startDate}`, company, position: "Cook", startDate, endDate },
  ...{ current: false, description: "" },
});

/** The signs that concern jobs; `others` are the jobs of the other reading. */
function signsOfJobs(jobs: ReturnType<typeof job>[], others = jobs, uncertain: ImportIssue[] = []) {
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
])(
  "the share of overlapping jobs, from %s to '%s' and from %s to %s, is %d",
  (from, to, next, end, overlap) => {
    expect(signsOfJobs([job(from, to), job(next, end, "Oak")]).overlap).toBe(overlap);
  },
);

test("a job with one date, an uncertain value and jobs of one reading are signs of doubt", () => {
  expect(signsOfJobs([job("2015", "2017")])).toEqual({
    marked: false,
    common: 1,
    overlap: 0,
    half: 0,
  });
  const issue = { field: "experience.0.position", text: "Cook", reason: "We are not sure of this" };
  const jobs = [job("2015", ""), job("2017", "2019", "Oak")];
  const { marked, common, half } = signsOfJobs(jobs, [job("2015", "")], [issue]);
  expect([marked, half]).toEqual([true, 0.5]);
  expect(common).toBeLessThan(0.5);
});

test("names with dates, schools with a comma, and short skills and phone numbers are signs of doubt", () => {
  const oddOf = (phone: string, company: string, institution: string, skills: string[]) => {
    const base = completeResume({ experience: [job("2015", "2017", company)] });
    const education = [
      { id: "s", institution, degree: "", fieldOfStudy: "", startDate: "", endDate: "", gpa: "" },
    ];
    const resume = { ...base, education, skills, personalInfo: { ...base.personalInfo, phone } };
    const report = { recovered: [], uncertain: [] };
    const read = { ok: true as const, kind: "pdf" as const, resume, report, lines: [] };
    return readingDoubtSigns(read, resume, resume).slice(5);
  };
  // One of three names (employer, job title, school) has a date.
  const third = 1 / 3;
  expect(oddOf("519-5328", "Oak Inn 07/2005", "Bristol School, Avon", ["on", "Excel"])).toEqual([
    ...[third, 1, 0.5, 1],
  ]);
  expect(oddOf("+1 614 555 0199", "Oak Inn", "Bristol School", ["Excel"])).toEqual([0, 0, 0, 0]);
  expect(oddOf("", "Oak Inn", "Bristol School", [])).toEqual([0, 0, 0, 0]);
});
