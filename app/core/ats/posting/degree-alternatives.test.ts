import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** Nine years in the trade and no degree. */
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
])(
  "a line that accepts any experience instead of a degree gives it credit .8, with the reason: %s",
  (line) => {
    const degree = degreeIn(line);
    expect(degree).toMatchObject({ found: true, how: "alternative", credit: 0.8 });
    expect(degree?.discountedBecause).toContain("accepts experience instead");
  },
);

test.each([
  "Associate degree or 3 years of experience",
  "Master's degree or at least five years of relevant experience",
  "BSc in Computer Science or 5+ years of experience",
  "Bachelors degree OR 5 yrs accounting experience in lieu of degree",
])(
  "a line that accepts a number of years instead of a degree gives them full credit: %s",
  (line) => {
    expect(degreeIn(line)).toMatchObject({ found: true, how: "alternative", credit: 1 });
  },
);

test.each([
  "Bachelor's degree in accounting",
  "Bachelor's degree or equivalent qualification",
  "Bachelor's degree and work experience",
  "Bachelor's or master's degree",
])("experience does not show a degree if the line does not accept it: %s", (line) => {
  expect(degreeIn(line)).toMatchObject({ found: false });
});

test("one year of experience does not show the degree, and the degree itself gets full credit", () => {
  const line = "Bachelor's degree or equivalent experience";
  expect(degreeIn(line, RESUME.replace("2015", "2023"))).toMatchObject({ found: false });
  expect(degreeIn(line, RESUME.replace("High school", "BSc Accounting, 2014"))).toMatchObject({
    credit: 1,
    how: "exact",
  });
});

test("years that are asked for besides stay a requirement next to those instead of a degree", () => {
  const { keywords } = scoreResume(
    {
      resumeText: RESUME,
      jobDescriptionText:
        "Accountant\nRequirements\n- 3+ years audit experience\n- Bachelors degree OR 5 yrs accounting experience in lieu of degree\n- HS diploma",
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis;
  const terms = keywords.map(({ term }) => term);
  expect(terms).toContain("3+ years of experience");
  expect(terms.join()).not.toMatch(/lieu|HS diploma/);
});
