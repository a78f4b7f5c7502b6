/**
 * Skills that usually belong to a job in the resume count in part although no line says so; a job
 * without a description shows nothing.
 */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const report = (jobTitle: string, asked: readonly string[], resumeText: string) =>
  scoreResume(
    {
      jobTitle,
      jobDescriptionText: `${jobTitle}\n\nRequirements\n${asked.map((each) => `- ${each}\n`).join("")}`,
      resumeText,
    },
    ATS_MODEL,
    TODAY,
  );
const shown = (jobTitle: string, asked: string, resumeText: string) =>
  report(jobTitle, [asked], resumeText).metadata.analysis.keywords.find(
    ({ kind }) => kind === "hard",
  );
/** A job's description that shows none of the required skills. */
const LINES =
  "- Covered two floors and the clinic on Fridays, about eighteen people a day\n- Trained two new colleagues\n";
const job = (title: string, dates = "2019 - 2024", lines = LINES) =>
  `EXPERIENCE\n${title}, Harbor House, ${dates}\n${lines}`;

test("a skill that is usual in a job of the resume gets credit .4, and the report says why", () => {
  expect(shown("Clinical Dietitian", "Patient education", job("Dietitian"))).toMatchObject({
    found: true,
    credit: 0.4,
    grade: "related",
    reason: "Usual in work as Dietitian, but no line says it; one that does counts fully.",
  });
});

test.each([
  ["Clinical Dietitian", "Patient education", "Dietitian"],
  ["Registered Nurse", "Administering medication", "Staff Nurse"],
  ["Electrician", "Electrical wiring", "Electrician"],
  ["Butcher", "Meat cutting", "Butcher"],
])("for a %s, the usual skill %s is shown by a job as %s", (title, asked, held) => {
  expect(shown(title, asked, job(held))?.found).toBe(true);
});

test.each([
  ["under a bare title", job("Dietitian", "2019 - 2024", "")],
  ["in less than a year", job("Dietitian", "March 2024 - June 2024")],
  ["long ago", job("Dietitian", "2001 - 2009")],
  ["in another line of work", job("Bus Driver")],
  ["by a student", job("Student Dietitian")],
  ["where a line denies it", job("Dietitian", "2019 - 2024", `${LINES}- No patient education\n`)],
])("a usual skill of a job is not shown %s", (_, resume) => {
  expect(shown("Clinical Dietitian", "Patient education", resume)?.found).toBe(false);
});

test.each([
  ["Payroll Specialist", "Payroll software", "Payroll Clerk"],
  ["Paralegal", "Paralegal certificate", "Paralegal"],
  ["Translator", "Spanish", "Translator"],
])("for a %s, only the name shows %s, not a job as %s", (title, asked, held) => {
  expect(shown(title, asked, job(held))?.reason ?? "").not.toMatch(/^Usual/);
});

test("no confirmation is requested for evidence from a job title", () => {
  const found = shown("Clinical Dietitian", "Patient education", job("Dietitian"));
  expect(found?.confirmation).toBeUndefined();
});

const ASKED = ["Patient education", "Nutrition assessment", "Diet planning", "Health counseling"];

test("jobs without a description bring no points by usual work, and described jobs at most 40%", () => {
  const sumOf = (lines: string) => {
    const { score, metadata } = report("Dietitian", ASKED, job("Dietitian", "2019 - 2024", lines));
    const byJob = metadata.analysis.keywords.filter(({ reason }) => reason?.startsWith("Usual"));
    return {
      score: score ?? 0,
      share: byJob.reduce((sum, { weight, credit }) => sum + weight * credit, 0),
    };
  };
  expect(sumOf("").share).toBe(0);
  const told = sumOf(LINES);
  expect(told.share).toBeGreaterThan(0);
  expect(told.share).toBeLessThanOrEqual(0.4);
  expect(told.score).toBeLessThan(60);
});
