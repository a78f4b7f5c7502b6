/** Tests which lines are read as the title of a job, by where they are to its dates. */
import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { analyzeResume } from "./analyze-resume.ts";

const POSTING = readPosting("Nurse\nRequirements\n- Wound care", ATS_MODEL);
const titlesIn = (text: string) => {
  const resume = readTokens(`Ann Berg\nExperience\n${text}`, ATS_MODEL.lexicon);
  const { jobs } = analyzeResume(resume, POSTING, TODAY);
  return jobs.map(({ title }) =>
    resume.tokens
      .slice(title.from, title.to)
      .map(({ raw }) => raw)
      .join(" "),
  );
};

test("a title is read beside, above or below its dates, and above the employer's line", () => {
  for (const job of [
    "Staff Nurse, 2018 - 2020",
    "Staff Nurse\n2018 - 2020\nMercy Hospital",
    "2018 - 2020\nStaff Nurse",
    "Staff Nurse\nMercy Hospital · Full-time\n2018 - 2020",
    "Staff Nurse\nMercy Hospital\n2018 - 2020\n- Dressed wounds\nStaff Nurse\nHill Clinic\n2015 - 2018",
  ])
    for (const title of titlesIn(job)) expect(title, job).toContain("Staff Nurse");
});

test("a line of the job above is no title", () => {
  for (const line of [
    "- Trained a new nurse",
    "Trained a new nurse",
    "I was a good nurse.",
    "Help nurse with wounds",
  ]) {
    const titles = titlesIn(`Staff Nurse, 2018 - 2020\n${line}\nHill Clinic\n2015 - 2018`);
    expect(titles.at(-1), line).not.toContain("nurse");
  }
});
