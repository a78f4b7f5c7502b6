/**
 * Conditions, benefits and jokes in a list of requirements are not listed, while skills that look like
 * them are.
 */

import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

const keywordsOf = (jobDescriptionText: string) =>
  scoreResume(
    {
      resumeText: "Experience\nClerk, Acme, 2020 - 2024\n- Filed papers",
      jobDescriptionText,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.map(({ term }) => term);

/** The real requirements of each posting. */
const ASKED = ["Docker", "PostgreSQL", "Python"];

test.each([
  // When and where one works.
  "Working hours overlap UTC-3 to UTC+2",
  "Must be available 9-17 UTC",
  "Overlap of four hours with CET",
  "Available evenings and weekends",
  "Time zone between GMT and GMT+3",
  "Core hours 10 to 3",
  "Based within 3 hours of UTC",
  "Time zone: CET ± 2h",
  "Complete Form 2043 at hire",
  // What the employer is and offers.
  "Employee-owned",
  "Employee-owned company",
  "Woman-owned business",
  "Independently owned since 1983",
  "Award-winning team",
  "Pet-friendly building",
  "Free snacks",
  "Unlimited coffee",
  "Free parking on site",
  "Summer party and team lunches",
  "Learning budget",
  "Flexible hours",
  "Profit sharing",
  // Tastes and jokes.
  "Love of puzzles",
  "A love of puzzles and bad puns",
  "Enthusiasm for terrible jokes",
  "A great sense of humor",
  "You are fond of board games",
  "Must love dogs",
  "A geek at heart",
])("a line is not listed as a requirement: %s", (line) => {
  const posting = `Requirements\n${ASKED.map((name) => `- ${name}\n`).join("")}- ${line}`;
  expect(keywordsOf(posting).sort()).toEqual(ASKED);
});

test.each([
  ["Free weight training", /weight/i],
  ["Experience in a family-owned business with payroll", /payroll/i],
  ["Passion for customer service", /customer service/i],
  ["A love of teaching", /teaching/i],
  ["Parking enforcement", /parking/i],
  ["Time zone conversion in JavaScript", /javascript/i],
  ["Lunch service", /lunch/i],
  ["Coffee roasting", /coffee|roast/i],
  ["Equity research", /equity/i],
  ["Yoga instruction", /yoga/i],
  ["Holiday pay calculations", /pay/i],
  ["Community-led planning", /planning|community/i],
])("a line that looks like a condition or benefit is listed as a requirement: %s", (line, name) => {
  expect(keywordsOf(`Requirements\n- ${line}`).join()).toMatch(name);
});

test.each([
  "You will gain valuable insight into kiln building.",
  "You will work alongside ambitious potters.",
  "You'll find plenty of freedom here.",
])("benefits of the work in a sentence are not listed: %s", (line) => {
  const found = readPosting(`Potter\nYour work\n${line}`, ATS_MODEL).requirements;
  expect(found.map(({ surface }) => surface).join(" ")).not.toMatch(/valuable|ambitious|plenty/);
});
