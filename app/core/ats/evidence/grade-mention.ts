/** Grades one mention of a requirement in a resume: how it is meant, and how much credit it gets. */

import { meaningOf, STATUS, type Status, statusAt } from "#app/core/ats/claims/claim-status.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import { employerNameEvidence } from "./employer-names.ts";
import type { Evidence } from "./evidence-type.ts";
import { type GradedClaim, gradeClaim } from "./grade-evidence.ts";
import { unrelatedJobTitle } from "./performed-work.ts";

export const NO_EVIDENCE: Evidence = {
  how: null,
  credit: 0,
  grade: "none",
  reason: null,
  at: null,
  discountedBecause: null,
};

/** How a mention is meant; lower is stronger. Selling counts in full if the posting asks for it. */
export function statusOf(
  { surface }: Requirement,
  { claims, indirectWork, text: { tokens } }: AnalyzedResume,
  at: TokenRange,
): Status {
  // `non-CDL` is denied for those who ask for CDL, not for those who ask for `non-CDL` (read-claims.ts).
  const isNonName = tokens[at.from]?.low === "non" && at.to === at.from + 2;
  const status = statusAt(claims, isNonName ? { from: at.from, to: at.from + 1 } : at);
  return indirectWork.get(surface)?.has(status) ? STATUS.claimed : status;
}

/**
 * The evidence of one mention. Its status (claim-status.ts) decides how much of `credit` counts.
 * @param credit for this way of naming the requirement, 0 to 1
 * @param discountedBecause why that is less than 1; null if it is 1
 */
export function gradeMention(
  requirement: Requirement,
  resume: AnalyzedResume,
  at: TokenRange,
  how: Evidence["how"],
  credit: number,
  discountedBecause: string | null,
): Evidence {
  // An Objective section names what the writer wants (resume-sections.ts).
  const isObjective = resume.sectionAt(at.from) === "Objective";
  const status = isObjective ? STATUS.wish : statusOf(requirement, resume, at);
  const claimed = status === STATUS.claimed ? gradeClaim(requirement, resume, at) : null;
  const shown = claimed
    ? limitCredit(claimed, requirement, resume, at)
    : meaningOf(status as Exclude<Status, 0>);
  const isDiscounted = shown.credit < 1;
  return {
    how,
    credit: credit * shown.credit,
    grade: shown.grade,
    reason: shown.reason,
    at,
    discountedBecause: discountedBecause ?? (isDiscounted ? shown.reason : null),
  };
}

/** Credit for a skill named in a job that does not include it, such as welding in a cashier's. */
const UNRELATED_JOB_CREDIT = 0.3;

/** Lowers the grade of a name that is part of an employer's name, or in a job of another kind. */
function limitCredit(
  shown: GradedClaim,
  { term }: Requirement,
  resume: AnalyzedResume,
  at: TokenRange,
): GradedClaim {
  const inEmployerName = term && employerNameEvidence(term.name, at, resume);
  if (inEmployerName) return inEmployerName;
  const job = shown.grade === "doing" && term ? unrelatedJobTitle(term.name, at, resume) : null;
  if (job === null) return shown;
  const reason = `Mentioned in a job as ${job}, whose work this is not; a line that says you did it counts fully.`;
  return { grade: "related", credit: UNRELATED_JOB_CREDIT, reason };
}
