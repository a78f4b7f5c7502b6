/** The figures of a score report that the landing page's miniature editor shows. */
import type { AtsReport } from "#app/core/ats/report.ts";
import { type Count, summarizeRequirements } from "#app/core/ats/requirement-summary.ts";

interface MiniatureRequirement {
  /** As the job description words it. */
  name: string;
  /** Whether the resume shows it, fully or in part. */
  isShown: boolean;
}

export interface MiniatureScore {
  score: number;
  /** How many of the requirements that the job description calls necessary the resume shows. */
  mustHaves: Count;
  /** In the order of the job description. */
  requirements: MiniatureRequirement[];
}

export function miniatureScore({ score, metadata }: AtsReport): MiniatureScore {
  const { keywords } = metadata.analysis;
  return {
    score: score ?? 0,
    mustHaves: summarizeRequirements(keywords).mustHaves,
    requirements: keywords.map(({ surface, found }) => ({ name: surface, isShown: found })),
  };
}
