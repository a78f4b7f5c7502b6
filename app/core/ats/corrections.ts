/** Applies a person's corrections to what was read in a posting. */
import type { EvidenceAnswer } from "./evidence/evidence-type.ts";
import type { Posting } from "./posting/posting.ts";
import type { Requirement } from "./posting/requirement.ts";

/** Requirements are named by their canonical terms (Keyword.canonical). */
export interface PostingCorrections {
  /** Left out of the analysis. */
  excludedTerms?: readonly string[] | undefined;
  /** Still counted as missing, but no longer suggested. */
  declinedTerms?: readonly string[] | undefined;
  /** What they say of evidence in other words (evidence/confirmations.ts). */
  evidenceAnswers?: readonly EvidenceAnswer[] | undefined;
}

export const canonicalOf = ({ term, name }: Requirement): string => term?.name ?? name;

/** The weights of what is left add up to 1 again, so the score can still reach 100. */
export function withCorrections(
  posting: Posting,
  { excludedTerms = [], declinedTerms = [], evidenceAnswers = [] }: PostingCorrections,
): Posting {
  const excluded = new Set(excludedTerms);
  const isListed = (requirement: Requirement) => !excluded.has(canonicalOf(requirement));
  const listed = posting.requirements.filter(isListed);
  const total = listed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return {
    ...posting,
    requirements: listed.map((each) => ({ ...each, weight: each.weight / total })),
    excluded: posting.requirements
      .filter((requirement) => !isListed(requirement))
      .map(({ surface }) => surface),
    declined: new Set(declinedTerms),
    answers: evidenceAnswers,
  };
}
