/** Creates questions for fields that an entry needs and the document lacks; nothing is filled in for them. */
import type { Resume } from "#app/core/resume/schema.ts";
import type { ImportIssue } from "./outcome.ts";

/** A question is shown at the first of its fields, and is open while all of them are empty. */
type Question = [fields: string[], question: string];

const QUESTIONS: Partial<Record<keyof Resume, Question[]>> = {
  experience: [
    [["position"], "What was your job title?"],
    [["company"], "Who did you work for?"],
    [["startDate", "endDate"], "When did you work there?"],
  ],
  education: [
    [["institution"], "Which school was it?"],
    [["degree", "fieldOfStudy"], "What did you study?"],
    [["startDate", "endDate"], "When did you study there?"],
  ],
  volunteering: [
    [["organization"], "Who did you volunteer for?"],
    [["startDate", "endDate"], "When did you volunteer there?"],
  ],
};

/** Returns one issue with `isQuestion` for each missing answer. */
export function openQuestions(resume: Resume): ImportIssue[] {
  const questions: ImportIssue[] = [];
  const ask = (field: string, reason: string) =>
    questions.push({ field, text: "", reason, isQuestion: true });
  if (resume.personalInfo.fullName === "") ask("personalInfo.fullName", "What's your name?");
  for (const [section, sectionQuestions] of Object.entries(QUESTIONS)) {
    const entries = (resume[section as keyof Resume] ?? []) as Record<string, unknown>[];
    for (const [index, entry] of entries.entries())
      for (const [fields, question] of sectionQuestions)
        if (fields.every((field) => entry[field] === ""))
          ask(`${section}.${index}.${fields[0]}`, question);
  }
  return questions;
}
