/** The part of a report that the miniature shows. */
import type { AtsReport } from "#app/core/ats/report.ts";
import { type Count, summarizeRequirements } from "#app/core/ats/requirement-summary.ts";

export interface MiniatureScore {
  score: number;
  mustHaves: Count;
  /** In the order of the job description. */
  requirements: { name: string; isShown: boolean }[];
}

export function miniatureScore({ score, metadata }: AtsReport): MiniatureScore {
  const { keywords } = metadata.analysis;
  return {
    score: score ?? 0,
    mustHaves: summarizeRequirements(keywords).mustHaves,
    requirements: keywords.map(({ surface, found }) => ({ name: surface, isShown: found })),
  };
}
