import { expect, test } from "vitest";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { scoreResume } from "./score.ts";

const POSTING = `Ward Nurse
Your tasks
- Wound care on a surgical ward, day and night
Requirements
- Registered nurse license
- Experience with Epic
- BLS certification
- Experience with Cerner
- Infection control
- Medication administration
Nice to have
- Spanish`;
const RESUME = `Marta Lindqvist
Experience
Ward Nurse, Harbour Hospital, 03/2018 - 06/2024
- Wrote every handover of a surgical ward with thirty beds and trained four colleagues.
- Cared for patients from their admission to the day they went home, and for their families.
Education
Bachelor of Science in Nursing, 2017`;

const score = (resumeText: string) =>
  scoreResume({ resumeText, jobDescriptionText: POSTING }, ATS_MODEL, TODAY);
const report = score(RESUME);
const suggested = report.feedback.flatMap((sentence) => {
  const [, term, points] =
    /^(?:Required|Preferred): (.+)\. If you have it, add it \(up to \+(\d+)\)/.exec(sentence) ?? [];
  return term ? [{ term, points: Number(points) }] : [];
});

test("the report suggests at least five requirements with their points", () => {
  expect(suggested.length).toBeGreaterThanOrEqual(5);
});

test.each(suggested)(
  "a line that shows $term alone raises the score by the suggested $points points, give or take two",
  (each) => {
    const after = score(`${RESUME}\n- Did ${each.term} with the others almost every Tuesday.`);
    expect(Math.abs(Number(after.score) - Number(report.score) - each.points)).toBeLessThanOrEqual(
      2,
    );
  },
);

test("no suggestion gives more points than are left to 100, and those with the most come first", () => {
  const points = suggested.map((each) => each.points);
  expect(Math.max(...points)).toBeLessThanOrEqual(100 - Number(report.score));
  expect(points).toEqual([...points].sort((a, b) => b - a));
});
