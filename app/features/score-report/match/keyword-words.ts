/** What the report calls a keyword's kind, and how a resume shows it. */
import type { Keyword, Knockout } from "#app/core/ats/report.ts";

export const KIND_NAMES: Record<Keyword["kind"], string> = {
  hard: "Skill",
  soft: "Soft skill",
  title: "Job title",
  education: "Education",
  years: "Experience",
};

export const HOW_SHOWN: Record<NonNullable<Keyword["how"]>, string> = {
  exact: "as the posting names it",
  alias: "under another name",
  inflection: "in another form",
  nearby: "in part",
  alternative: "by another that the posting takes as well",
};

/** Where a resume stands on one of the posting's yes-or-no conditions. */
export const STATE_NAMES: Record<Knockout["state"], string> = {
  met: "In your resume",
  unmet: "Your resume says otherwise",
  unknown: "Not in your resume",
};
