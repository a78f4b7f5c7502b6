/**
 * Labels for a requirement's kind and weight, for how the resume matches it, and for the answers to screening
 * questions.
 */
import type { Keyword, ScreeningQuestion } from "#app/core/ats/report.ts";
import { keywordName } from "#app/core/ats/requirement-summary.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";

export const KEYWORD_KIND_LABELS: Record<Keyword["kind"], string> = {
  hard: TEXTS.skill,
  soft: TEXTS.softSkill,
  title: TEXTS.jobTitle,
  education: TEXTS.education,
  years: TEXTS.experience,
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

/**
 * Why a requirement is only partly shown, or that it is met by an alternative such as `Go or Java`.
 */
export function evidenceNote({
  how,
  metBy = TEXTS.alternative,
  discountedBecause,
}: Pick<Keyword, "how" | "metBy" | "discountedBecause">): string | null {
  const instead = how === "alternative" ? TEXTS.acceptedInstead({ name: metBy }) : null;
  // For experience in place of a degree, the reason says so itself.
  const notes = [
    instead && discountedBecause?.includes(instead) ? null : instead,
    discountedBecause,
  ];
  return notes.filter(Boolean).join(" ") || null;
}

/**
 * The toast after the user answered whether a line shows the requirement; null: the answer was
 * undone.
 */
export function answeredText(keyword: Keyword, shows: boolean | null): string {
  const name = keywordName(keyword);
  if (shows === null) return TEXTS.answerRemoved({ name });
  return shows ? TEXTS.countsAsShown({ name }) : TEXTS.lineNoLongerCounts({ name });
}

/** How a person corrected a requirement; null if they didn't. */
export function correctionText({ added, isChanged, requirement }: Keyword): string | null {
  if (added !== undefined) return TEXTS.addedByYou;
  return isChanged ? TEXTS.changedByYou({ kind: REQUIREMENT_LABELS[requirement] }) : null;
}

/** The resume's answer to a screening question. */
export const SCREENING_STATE_LABELS: Record<ScreeningQuestion["state"], string> = {
  met: TEXTS.inYourResume,
  unmet: TEXTS.yourResumeSaysOtherwise,
  unknown: TEXTS.notInYourResume,
};
