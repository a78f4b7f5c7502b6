/** Labels for a requirement's kind and weight, for how the resume matches it, and for the answers to screening questions. */
import type { Keyword, Knockout } from "#app/core/ats/report.ts";

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
  alternative: "through an alternative the job description accepts",
};

/** What the resume says about a screening question of the job posting. */
export const SCREENING_STATE_LABELS: Record<Knockout["state"], string> = {
  met: "In your resume",
  unmet: "Your resume says otherwise",
  unknown: "Not in your resume",
};
