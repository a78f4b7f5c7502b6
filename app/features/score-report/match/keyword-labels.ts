/** Labels for a keyword's kind and for how the resume matches it. */
import type { Keyword } from "#app/core/ats/report.ts";

export const KEYWORD_KIND_LABELS: Record<Keyword["kind"], string> = {
  hard: "Skill",
  soft: "Soft skill",
  title: "Job title",
  education: "Education",
  years: "Experience",
};

export const MATCH_TYPE_LABELS: Record<NonNullable<Keyword["how"]>, string> = {
  exact: "exact wording",
  alias: "under another name",
  inflection: "in another form",
  nearby: "partial match",
  alternative: "through an alternative the job description accepts",
};
