/** Labels for a requirement's kind and weight, for how the resume matches it, and for the answers to screening questions. */
import type { Keyword, Knockout } from "#app/core/ats/report.ts";
import { keywordName } from "#app/core/ats/requirement-summary.ts";

export const KEYWORD_KIND_LABELS: Record<Keyword["kind"], string> = {
  hard: "Skill",
  soft: "Soft skill",
  title: "Job title",
  education: "Education",
  years: "Experience",
};

export const REQUIREMENT_LABELS: Record<Keyword["requirement"], string> = {
  required: "must-have",
  preferred: "nice-to-have",
};

export const MATCH_TYPE_LABELS: Record<NonNullable<Keyword["how"]>, string> = {
  exact: "exact wording",
  alias: "under another name",
  inflection: "in another form",
  nearby: "partial match",
  confirmed: "confirmed by you",
  alternative: "through an alternative the job description accepts",
};

/** Said after an answer; screen readers read it from the toast. */
export function answeredText(keyword: Keyword, shows: boolean | null): string {
  const name = `"${keywordName(keyword)}"`;
  if (shows === null) return `Your answer about ${name} was removed.`;
  return shows
    ? `${name} counts as shown: confirmed by you.`
    : `That line no longer counts for ${name}.`;
}

/** What a person corrected about a requirement; null where it is as it was read. */
export function correctionText({ added, isChanged, requirement }: Keyword): string | null {
  if (added !== undefined) return "added by you";
  return isChanged ? `${REQUIREMENT_LABELS[requirement]}, changed by you` : null;
}

/** What the resume says about a screening question of the job posting. */
export const SCREENING_STATE_LABELS: Record<Knockout["state"], string> = {
  met: "In your resume",
  unmet: "Your resume says otherwise",
  unknown: "Not in your resume",
};
