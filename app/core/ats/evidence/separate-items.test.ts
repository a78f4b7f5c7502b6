/** Words of two bullets, paragraphs or headings make no title and no name together. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** What a resume's lines in a job of another trade show of the posting. */
const shown = (posting: string, ...lines: string[]) =>
  scoreResume(
    {
      resumeText: ["Ann Lee", "Experience", "Clerk, Bay Firm, 2016 - 2024", ...lines].join("\n"),
      jobDescriptionText: posting,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.map(({ term, found }) => `${term}: ${found}`);

test.each([
  ["Preschool Teacher", "- Shipped the guides that preschools order", "- Answered teacher emails"],
  ["Kitchen Manager", "• Cleaned the kitchen", "• Manager of the month, May 2020"],
  ["Payroll Administrator", "* Filed forms for payroll", "* Administrator of the shop's network"],
])("%s is no title held: %s, %s", (title, ...lines) => {
  expect(shown(`${title}\nRequirements\n- Own tools`, ...lines)).not.toContain(`${title}: true`);
});

test.each([
  ["Preschool Teacher", "- Preschool", "  teacher for two summers"],
  ["Kitchen Manager", "Kitchen", "manager, Oak Cafe, 2010 - 2015"],
])("%s is held if its line wraps: %s, %s", (title, ...lines) => {
  expect(shown(`${title}\nRequirements\n- Own tools`, ...lines)).toContain(`${title}: true`);
});

test.each([
  ["Adobe Creo", "- Adobe", "- Creo parts"],
  ["shift reports", "- Second shift", "- Patrol, reports, visitor log"],
])("%s is not named: %s, %s", (asked, ...lines) => {
  expect(shown(`Worker\nRequirements\n- ${asked}`, ...lines)).not.toContain(`${asked}: true`);
});

test.each([
  ["Training Manager", "Training", "Manager of the month, May 2020"],
  ["Language Teacher", "Languages", "Teacher of the month, May 2020"],
])("%s is no title held if the resume begins with a heading: %s, %s", (title, ...lines) => {
  const { keywords } = scoreResume(
    { resumeText: lines.join("\n"), jobDescriptionText: `${title}\nRequirements\n- Own tools` },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis;
  expect(keywords.find(({ term }) => term === title)?.found).toBe(false);
});
