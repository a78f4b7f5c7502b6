import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { openQuestions } from "./open-questions.ts";

const job = {
  ...{ id: "a", company: "", position: "Nurse", startDate: "", endDate: "2020" },
  ...{ current: false, description: "" },
};
const school = {
  ...{ id: "b", institution: "MIT", degree: "", fieldOfStudy: "", gpa: "" },
  ...{ startDate: "", endDate: "" },
};

test("questions ask for an employer, a degree and dates that a document lacks", () => {
  const { personalInfo, ...resume } = completeResume();
  const ann = { ...personalInfo, fullName: "Ann" };
  const filled = { ...resume, personalInfo: ann, experience: [job], education: [school] };
  expect(openQuestions(filled).map(({ field, reason }) => [field, reason])).toEqual([
    ["experience.0.company", "Who did you work for?"],
    ["education.0.degree", "What did you study?"],
    ["education.0.startDate", "When did you study there?"],
  ]);
});

test("without a name, it is asked for", () => {
  const [question] = openQuestions(completeResume());
  expect(question).toMatchObject({ field: "personalInfo.fullName", isQuestion: true });
});
