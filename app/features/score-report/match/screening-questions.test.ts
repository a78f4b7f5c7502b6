import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { screeningQuestionsOf } from "./screening-questions.ts";

const POSTING = "Nurse wanted.\n- Current RN license\n- Rotating shifts";

const REPORT = scoreResume(
  { resumeText: "RN license", jobDescriptionText: POSTING },
  ATS_MODEL,
  new Date("2026-11-23"),
);

test("a report's own questions and answers are listed", () => {
  expect(screeningQuestionsOf(POSTING, REPORT)).toBe(REPORT.knockouts);
});

test("for a report without answers, made before engine 3.0.0, the questions are listed as unknown", () => {
  const { knockouts: _, ...old } = REPORT;
  expect(screeningQuestionsOf(POSTING, old)).toEqual([
    {
      name: "License or registration",
      text: "Current RN license",
      state: "unknown",
      where: null,
    },
    { name: "Hours and shifts", text: "Rotating shifts", state: "unknown", where: null },
  ]);
});
