/** Which jobs' years count for a posting, and what the report says of them. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";

const TODAY = new Date("2026-11-23T00:00:00Z");

/** What the report says of the years that a posting for this title asks for. */
function yearsReason(title: string, asked: string, resumeText: string) {
  const jobDescriptionText = `${title}\nRequirements\n- ${asked}\n- Teamwork`;
  const report = scoreResume({ resumeText, jobDescriptionText, jobTitle: title }, ATS_MODEL, TODAY);
  return report.metadata.analysis.keywords.find(({ kind }) => kind === "years")?.reason;
}

test.each([
  [
    "Truck Driver",
    "2 years of experience as a truck driver",
    "Driver Recruiter, Bluestem, 2019 - 2024",
  ],
  [
    "HVAC Technician",
    "3 years of HVAC experience",
    "HVAC Counter Sales, Arkoma Supply, 2016 - 2020",
  ],
  [
    "Registered Nurse",
    "2 years of nursing experience",
    "Nurse Recruiter, Hale Staffing, 2018 - 2024",
  ],
])("years of hiring or selling for the trade of a %s don't count", (title, asked, job) => {
  const text = `Experience\n${job}\n- Answered calls about open jobs, orders and prices\n`;
  expect(yearsReason(title, asked, text)).toBeNull();
  const own = `${title}, Home Firm, 2012 - 2015\n- Worked on calls of all kinds`;
  expect(yearsReason(title, asked, text + own)).toBe(
    "Your dates add up to about 3 years in this line of work.",
  );
});

test("years of selling count where the posting asks for selling", () => {
  const text =
    "Experience\nSales Associate, Corner Shop, 2018 - 2022\n- Sold shoes to 40 people a day\n";
  expect(yearsReason("Retail Salesperson", "2 years of retail experience", text)).toBe(
    "Your dates add up to about 4 years.",
  );
});

test("years that only the text states are said to be so", () => {
  const text = "Summary\nWelder with 12 years of experience as a welder.\n";
  expect(yearsReason("Welder", "5 years of welding experience", text)).toBe(
    "Your resume says 12 years.",
  );
});
