/**
 * Gives partial credit for work that usually belongs to a job in the resume although no line says
 * it: a nurse has educated patients. Never for a tool, a certificate or a language.
 */
import { STATUS, statusAt } from "#app/core/ats/claims/claim-status.ts";
import type { NamedOccupation } from "#app/core/ats/occupations/named-occupations.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { SUBORDINATE_WORDS } from "#app/core/ats/titles/held-title.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { Evidence } from "./evidence-type.ts";
import type { JobEntry } from "./job-entries.ts";
import { nearnessToPosting } from "./job-trade.ts";
import { needsName } from "./needs-name.ts";
import { quoteAt } from "./quoted-text.ts";
import { weightedWordsOfRequirement } from "./similar-wording.ts";
import { monthIndex } from "./work-periods.ts";

/** Just above MIN_SHOWN, from which on the report lists a requirement as shown. */
export const USUAL_CREDIT = 0.4;
/**
 * Minimum nearness of the job's occupation to the posting's (measured on the judged pairs of
 * resume and posting in tests/bench/ats): in other occupations, the same words mean other work.
 */
const MIN_NEAR = 0.5;
/** At least this share of the occupations that a title may mean must include the required work. */
const MIN_SHARE = 1 / 3;
/** Minimum length of the job. */
const MIN_JOB_MONTHS = 12;
/** Maximum time since its end. */
const MAX_MONTHS_SINCE = 120;
/** A job with a shorter description shows nothing. */
const MIN_DESCRIPTION_WORDS = 12;
const LEARNERS = new Set("student trainee apprentice intern internship placement".split(" "));

/** The evidence for a requirement by the usual work of a job; null if there is none. */
export function usualWorkEvidence(
  requirement: Requirement,
  resume: AnalyzedResume,
  posting: Posting,
): Evidence | null {
  const { lexicon, occupations, wordKnowledge } = posting.model;
  if (requirement.kind !== "hard" || !occupations || !wordKnowledge) return null;
  const heldOccupations = relevantOccupations(resume, posting);
  // Only its name shows a tool, a certificate or a language.
  if (heldOccupations.length === 0 || needsName(requirement, lexicon)) return null;
  const wordings = weightedWordsOfRequirement(requirement, lexicon, wordKnowledge);
  for (const { range, occupationSet } of heldOccupations) {
    const isUsual = wordings.some(
      (words) => occupations.work.shareOfOccupationsDoing(words, occupationSet) >= MIN_SHARE,
    );
    if (!isUsual) continue;
    const reason = `Usual in work as ${quoteAt(resume, range)}, but no line says it; one that does counts fully.`;
    return {
      how: "nearby",
      credit: USUAL_CREDIT,
      grade: "related",
      reason,
      at: range,
      // Assumed work is never more than related, so one sentence explains the grade and the credit.
      discountedBecause: reason,
      isAssumedFromJob: true,
    };
  }
  return null;
}

const jobsByResume = new WeakMap<AnalyzedResume, NamedOccupation[]>();

/**
 * Cached, because the jobs are the same for all requirements: a resume is analyzed anew for each
 * posting.
 */
function relevantOccupations(resume: AnalyzedResume, posting: Posting): NamedOccupation[] {
  const jobs =
    jobsByResume.get(resume) ??
    resume.jobs.flatMap((job) =>
      job.occupation && isRelevantJob(job, resume, posting) ? [job.occupation] : [],
    );
  jobsByResume.set(resume, jobs);
  return jobs;
}

/**
 * Whether the writer had a described job in the posting's line of work, recently and for at least a
 * year.
 */
function isRelevantJob(job: JobEntry, resume: AnalyzedResume, posting: Posting): boolean {
  const { occupation, period, title, body } = job;
  const { text, hidden, claims, today } = resume;
  if (!occupation || period.to - period.from < MIN_JOB_MONTHS) return false;
  if (monthIndex(today) - period.to > MAX_MONTHS_SINCE) return false;
  // Token ranges: the body begins with the title.
  const descriptionWords = body.to - title.to;
  if (descriptionWords < MIN_DESCRIPTION_WORDS) return false;
  const { range } = occupation;
  const isHidden = hidden[range.from] === 1;
  if (isHidden || statusAt(claims, range) !== STATUS.claimed) return false;
  // An assistant or deputy does not do all of the work.
  const before = text.tokens[range.from - 1]?.fold ?? "";
  const words = text.tokens.slice(title.from, title.to);
  if (SUBORDINATE_WORDS.has(before) || words.some(({ fold }) => LEARNERS.has(fold))) return false;
  return (nearnessToPosting(occupation, posting)?.max ?? 0) >= MIN_NEAR;
}
