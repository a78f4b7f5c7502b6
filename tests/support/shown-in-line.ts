/** How a resume of one line of work shows a posting that asks for one thing. */
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "./ats-model.ts";

/** @returns the posting's first keyword */
export const shownInLine = (asked: string, said: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nBay Inc, 2019 - 2023\n- ${said}`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords[0];
