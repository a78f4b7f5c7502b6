/** Scores a resume with one line of work against a job description with one requirement. */
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "./ats-model.ts";

/** @returns the posting's first keyword */
export const shownInLine = (requirement: string, workLine: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nBay Inc, 2019 - 2023\n- ${workLine}`,
      jobDescriptionText: `Requirements\n- ${requirement}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords[0];
