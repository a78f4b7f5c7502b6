/**
 * Tells whether a resume's line says that its writer did something, or only names it in a job that
 * does not include it.
 */
import { actionClauses, rangeUpTo } from "#app/core/ats/claims/action-clauses.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";
import type { JobEntry } from "./job-entries.ts";

/** In tokens. */
const LONGEST_SENTENCE = 60;

/**
 * Whether the words are the object or tool of a verb of the writer: `wrote the HACCP plan`,
 * `cut joints with a router`.
 */
export function isPerformedByWriter(text: TokenText, at: TokenRange): boolean {
  const sentence = sentenceAround(text.tokens, at);
  return actionClauses(text, sentence).some(({ from, to }) => {
    // The words are the verb itself: `interviewed 200 people` shows interviewing.
    if (at.from === from - 1) return true;
    if (at.from < from || at.from >= to) return false;
    return at.from < rangeUpTo(text.tokens, from, to, BEFORE_PURPOSE).to;
  });
}

/** What follows these words is the purpose or subject of the work, not the work itself. */
const BEFORE_PURPOSE = new Set(
  "of for to from about that which who covering asking including".split(" "),
);

/** The sentence that a range of tokens is in, up to LONGEST_SENTENCE tokens to each side. */
export function sentenceAround(tokens: readonly Token[], at: TokenRange): TokenRange {
  let { from, to } = at;
  while (from > 0 && at.from - from < LONGEST_SENTENCE && gapAt(tokens, from) < GAP.sentence)
    from--;
  while (to < tokens.length && to - at.to < LONGEST_SENTENCE && gapAt(tokens, to) < GAP.sentence)
    to++;
  return { from, to };
}

const gapAt = (tokens: readonly Token[], index: number) => (tokens[index] as Token).gap;

/**
 * The title of the job in which a skill is named although an unrelated occupation like this usually
 * does not include it and no verb says that the writer did it. Null otherwise, and if the job's
 * occupation or the skill is unknown.
 */
export function unrelatedJobTitle(
  name: string,
  at: TokenRange,
  { text, jobs, occupations }: AnalyzedResume,
): string | null {
  const isWithin = ({ body }: JobEntry) => at.from >= body.from && at.from < body.to;
  const job = jobs.find(isWithin);
  if (
    !job?.occupation ||
    !job.isFar ||
    occupations?.isUsual(name, job.occupation.occupationSet) !== false
  )
    return null;
  if (isPerformedByWriter(text, at)) return null;
  const words = text.tokens.slice(job.occupation.range.from, job.occupation.range.to);
  return text.clean.text.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/g, " ");
}
