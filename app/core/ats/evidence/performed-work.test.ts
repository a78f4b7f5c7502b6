import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { isPerformedByWriter } from "./performed-work.ts";

test.each([
  ["Wrote the safety plan", "plan", true],
  ["Cut joints with a router", "router", true],
  ["Scan networks with Nessus every month", "Nessus", true],
  ["Interviewed 200 people for the shop", "Interviewed", true],
  ["Window displays for a bakery", "bakery", false],
  ["Wrote invoices for carpentry", "carpentry", false],
])("`%s` says that its writer did the work with `%s`: %s", (line, word, done) => {
  const text = readTokens(`EXPERIENCE\n- ${line}.\n- Other.`, ATS_MODEL.lexicon);
  const from = text.tokens.findIndex(({ raw }) => raw === word);
  expect(isPerformedByWriter(text, { from, to: from + 1 })).toBe(done);
});

const POSTING = "Welder\n\nRequirements\n- Welding\n- Blueprint reading\n";
/** The report's keyword for welding. */
const shown = (resumeText: string) =>
  scoreResume(
    { jobDescriptionText: POSTING, jobTitle: "Welder", resumeText },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.find(({ term }) => term === "Welding");
const job = (title: string, line: string) =>
  `EXPERIENCE\n${title}, Harbor Works, 2018 - 2024\n- ${line}\n- Answered the phone\n`;

test("a skill named in a job that does not include it counts in part, with the reason", () => {
  const mention = shown(job("Paralegal", "Depositions in three welding cases"));
  expect(mention).toMatchObject({
    credit: 0.3,
    grade: "related",
    reason:
      "Mentioned in a job as Paralegal, whose work this is not; a line that says you did it counts fully.",
  });
});

test.each([
  ["done by its writer", "Paralegal", "Learned and did welding of gates for the office yard"],
  ["in the posting's own work", "Welder", "Welding of three ships"],
  ["in work near it", "Pipefitter", "Welding of three ships"],
  ["in a job that is not known", "Lead Associate", "Welding of three ships"],
])("a skill that is %s counts fully", (_, title, line) => {
  expect(shown(job(title, line))?.credit).toBe(1);
});
