/** The job posting's screening questions, such as work authorization, with what the resume says. Never scored. */

import { readKnockouts } from "#app/core/ats/posting/conditions/knockouts.ts";
import type { AtsReport, ScreeningQuestion } from "#app/core/ats/report.ts";
import { cleanText } from "#app/core/ats/words/clean-text.ts";

/** Reports stored by engines before 3.0.0 have no answers, so their questions are listed as unknown. */
export const screeningQuestionsOf = (
  jobPosting: string,
  { knockouts }: AtsReport,
): ScreeningQuestion[] =>
  knockouts ??
  readKnockouts(cleanText(jobPosting), jobPosting).map(({ kind: { name }, text }) => ({
    name,
    text,
    state: "unknown",
    where: null,
  }));
