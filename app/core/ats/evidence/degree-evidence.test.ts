/**
 * Which degrees of a resume meet a required one: those in the same or an unknown field of study, in
 * part also those in another field where a related one is enough.
 */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** The report's keyword for the required degree. @param held the resume's line of education */
const degree = (asked: string, held: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\nEducation\n${held}`,
      jobDescriptionText: `Manager\nRequirements\n- ${asked}\n- Patience`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.find(({ kind }) => kind === "education");

test.each([
  ["Bachelor's degree in nursing", "BBA, Ohio State University, 2015"],
  ["Bachelor's degree in nursing", "Bachelor of Science in Business Administration, 2015"],
  ["BS in mechanical engineering", "BA English Literature, University of Leeds, 2018"],
  ["Degree in a numerate subject", "BA in History, Leeds, 2018"],
  ["Bachelor's degree in accounting", "Bachelor of Fine Arts, Pratt Institute"],
])("the requirement %s is not met by %s", (asked, held) => {
  expect(degree(asked, held)).toMatchObject({ found: false });
});

test.each([
  ["Bachelor's degree in nursing", "BSN, Ohio State University, 2015"],
  ["Bachelor's degree in nursing", "Bachelor's degree, Ohio State University, 2015"],
  ["Bachelor's degree", "BBA, Ohio State University, 2015"],
  ["Bachelor's degree in any field", "BA English Literature, Leeds, 2018"],
  ["Bachelor's degree in business or finance", "BSc Economics, London School of Economics, 2015"],
  ["Degree in computer science", "BSc Mathematics, Leeds Business School, 2018"],
  ["Bachelor's degree in nursing", "Nursing BSc, Leeds, 2018"],
  ["Bachelor's degree in accounting", "Bachelor of Science, Business School of Ohio, 2015"],
])("the requirement %s is met by %s", (asked, held) => {
  expect(degree(asked, held)).toMatchObject({ found: true, credit: 1 });
});

test("where a related field is enough, a degree in another field counts 0.7", () => {
  const asked = "Bachelor's degree in geography or a related field";
  expect(degree(asked, "B.A. Anthropology, Sierra State, 2013")?.credit).toBe(0.7);
});
