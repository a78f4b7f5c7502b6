/**
 * Numbers the requirements that the resume shows, in the order of their rows, so that page and rows
 * agree.
 */
import type { AtsReport, Keyword } from "#app/core/ats/report.ts";
import { keywordKey, summarizeRequirements } from "#app/core/ats/requirement-summary.ts";

export interface NumberedMatch {
  number: number;
  /** Identifies the requirement in the report. */
  key: string;
  keyword: Keyword;
  isPartial: boolean;
}

/** Numbers from 1. */
export const numberMatches = (report: AtsReport): NumberedMatch[] =>
  summarizeRequirements(report.metadata.analysis.keywords).shown.map((keyword, index) => ({
    number: index + 1,
    key: keywordKey(keyword),
    keyword,
    isPartial: keyword.credit < 1,
  }));
