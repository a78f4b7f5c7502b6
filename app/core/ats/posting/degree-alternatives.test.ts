import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const RESUME =
  "Experience\nAccountant, Acme, 2015 - 2024\n- Ran the ledger and the audits\nEducation\nHigh school";

const degreeIn = (line: string, resumeText = RESUME) =>
  scoreResume(
    { resumeText, jobDescriptionText: `Accountant\nRequirements\n- ${line}\n- Audits` },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.find(({ term }) => /degree/i.test(term));

test.each([
  "Bachelor's degree or equivalent experience",
  "Bachelor's degree or equivalent work experience",
  "A bachelor's degree (or equivalent hands-on experience)",
  "Degree in finance or comparable professional experience",
  "BA in history or work experience",
  "Bachelor's degree in accounting, finance or a related field, or an equivalent combination of education and experience",
  "Bachelor's degree; experience may be substituted",
])("experience shows the degree in part, and the report says so: %s", (line) => {
  const degree = degreeIn(line);
  expect(degree).toMatchObject({ found: true, how: "alternative", credit: 0.8 });
  expect(degree?.discountedBecause).toContain("accepts experience instead");
});

test.each([
  "Associate degree or 3 years of experience",
  "Master's degree or at least five years of relevant experience",
  "BSc in Computer Science or 5+ years of experience",
])("so many years as are named show it whole: %s", (line) => {
  expect(degreeIn(line)).toMatchObject({ found: true, how: "alternative", credit: 1 });
});

test.each([
  "Bachelor's degree in accounting",
  "Bachelor's degree or equivalent qualification",
  "Bachelor's degree and work experience",
  "Bachelor's or master's degree",
])("experience is no degree where none is accepted: %s", (line) => {
  expect(degreeIn(line)).toMatchObject({ found: false });
});

test("too little experience, or none in the trade, shows nothing; the degree itself shows it whole", () => {
  const line = "Bachelor's degree or equivalent experience";
  expect(degreeIn(line, RESUME.replace("2015", "2023"))).toMatchObject({ found: false });
  expect(degreeIn(line, RESUME.replace("High school", "BSc Accounting, 2014"))).toMatchObject({
    credit: 1,
    how: "exact",
  });
});
