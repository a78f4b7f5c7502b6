/** Names in a sentence of work are in use there, in its brackets and between its commas, not only listed. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** How the requirement is shown by a line of a job, or of another section. */
const gradeOf = (asked: string, line: string, section = "") =>
  scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nAnalyst, Bay Foods, 2016 - 2024\n- Kept the shop's accounts\n${section}\n- ${line}`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.find(({ kind }) => kind === "hard")?.grade;

test.each([
  ["PostgreSQL", "Write queries (joins, window functions) against PostgreSQL"],
  ["Python", "Automated month-end report w/ Python (pandas), saves 9 hrs/mo"],
  ["pandas", "Automated month-end report with Python (pandas, numpy)"],
  ["Onboarding", "Ran the first week of each hire (onboarding, badges, payroll forms)"],
  ["Boilers", "Maintained boilers, chillers, pumps and air handlers"],
  ["Pumps", "Repair chillers, pumps and valves"],
  ["Sutures", "Removed sutures, drains and staples"],
  ["Invoicing", "Prepared quotes, invoices and delivery notes"],
  ["Wound care", "Treated 20 residents a day (wound care, catheters)"],
])("%s is in use: %s", (asked, line) => {
  expect(gradeOf(asked, line)).toBe("doing");
});

test.each([
  ["Python", "Python (pandas), Excel, Tableau", ""],
  ["Tableau", "Used Excel (macros), Tableau, Python", ""],
  ["Python", "Languages: Python (pandas), Go", ""],
  ["Tableau", "Worked with Excel, Tableau, Python", ""],
  ["Chillers", "Sorted books on valves, chillers, pipes", ""],
  ["Pumps", "Boilers, pumps, chillers", ""],
  ["Pumps", "Servicing, pumps, clutches on vans", ""],
  ["Boilers", "Maintained boilers, pumps, chillers", "Skills"],
  ["Maven", "Build tools (Maven, Gradle)", "Skills"],
])("%s is only listed: %s", (asked, line, section) => {
  expect(gradeOf(asked, line, section)).toBe("listing");
});
