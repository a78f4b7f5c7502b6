/** Scores a resume against a posting. Pure and deterministic: same texts, same report. */
import type { AtsReport } from "./report.ts";
import { bandOf } from "./report.ts";

export const ENGINE_VERSION = "1.0.0";

export function scoreResume(_texts: { resumeText: string; jobDescriptionText: string }): AtsReport {
  return {
    score: 0,
    truncated: false,
    feedback: [bandOf(0).sentence],
    missingSkills: [],
    metadata: {
      analysis: { rawScore: 0, maxPossible: 0, keywords: [] },
      parts: { match: 0, parse: null, writing: null },
      engine: { version: ENGINE_VERSION },
    },
  };
}
