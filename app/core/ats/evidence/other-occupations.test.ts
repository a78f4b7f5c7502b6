/** Years and titles of other occupations count only as far as these are near the posting's. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

function keyword(kind: string, jobTitle: string, asked: string, resumeText: string) {
  const jobDescriptionText = `${jobTitle}\n\nRequirements\n- ${asked}\n`;
  const report = scoreResume({ jobDescriptionText, jobTitle, resumeText }, ATS_MODEL, TODAY);
  return report.metadata.analysis.keywords.find((each) => each.kind === kind);
}

const years = (jobTitle: string, lines: string) =>
  keyword("years", jobTitle, "4 years of experience", `EXPERIENCE\n${lines}\n`);

test.each([
  ["Speech Therapist", "Administrator, Speech Therapy Department, 2015 - 2024\n- Kept the diary"],
  [
    "Paralegal",
    "Cashier, Corner Store, 2019 - 2020\nB.A. Paralegal Studies, Ohio State, 2010 - 2015",
  ],
  ["Paralegal", "Cashier, Corner Store, 2019 - 2020\nOhio notary commission 2015 - 2024"],
  ["Registered Nurse", "Ward clerk, City Hospital, 2015 - 2024\n- Answered the telephone"],
])("required years as a %s are not shown by: %s", (jobTitle, lines) => {
  expect(years(jobTitle, lines)?.found).toBe(false);
});

test.each([
  ["Lorry driver, Roadwell Logistics, 2015 - 2024", 1],
  ["Bus driver, Roadwell Logistics, 2010 - 2024", 1],
])("another title of the same occupation counts as years as a truck driver: %s", (line, credit) => {
  expect(years("Truck Driver", line)?.credit).toBe(credit);
});

test("years in a related occupation count by half", () => {
  const found = years("Clinical Dietitian", "Nutrition Assistant, City Hospital, 2019 - 2023");
  expect(found?.credit).toBe(0.5);
});

test("years that the writer requires of candidates are not the writer's own", () => {
  const line =
    "Resourcer, Brown Staffing, 2022 - 2024\n- Recruit housekeepers with 6 years of experience in hotels";
  expect(years("Housekeeper", line)?.found).toBe(false);
});

test("a related occupation gets some credit for the title, but does not show it", () => {
  const resume = "EXPERIENCE\nNutrition Assistant, City Hospital, 2019 - 2023\n";
  const found = keyword("title", "Clinical Dietitian", "4 years of experience", resume);
  expect(found).toMatchObject({ found: false });
  expect(found?.credit).toBeGreaterThan(0);
});
