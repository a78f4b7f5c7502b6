/** Computes the points that showing a requirement would add, as if the resume had one more line. */
import { cosineWithOneMore, smoothedTradeAffinity } from "./affinity.ts";
import { computeScore, type Features } from "./compute-score.ts";
import type { AnalyzedResume } from "./evidence/analyze-resume.ts";
import { isRequiredCredential } from "./evidence/credentials.ts";
import type { Evidence } from "./evidence/evidence-type.ts";
import type { Posting } from "./posting/posting.ts";
import type { Requirement } from "./posting/requirement.ts";

/** How many words that line has besides the requirement's. */
const LINE_WORDS = 4;

/** The points, an integer of at least 0, that the score gains if the requirement is fully shown. */
export function gainOf(
  requirement: Requirement,
  { credit }: Evidence,
  posting: Posting,
  resume: AnalyzedResume,
  features: Features,
): number {
  const { words, isAlsoWord, name } = requirement;
  // A guessed phrase may also be a dictionary term.
  const term = requirement.term ?? posting.model.dictionary.termOf(name) ?? null;
  // Where one of several alternatives is enough, showing one raises them all.
  const raised = posting.requirements.filter(
    (each) => each === requirement || each.alternatives?.has(requirement.name),
  );
  const weight = weightOf(raised);
  const isMust = ({ line }: Requirement) => line !== "preferred";
  const musts = weightOf(posting.requirements.filter(isMust)) || 1;
  // Terms recognized only by their capital are not part of the cosines (affinity.ts).
  const countedTerm = isAlsoWord ? null : term;
  const shown: Features = {
    coverage: features.coverage + weight * (1 - credit),
    musts: Math.min(1, features.musts + (weightOf(raised.filter(isMust)) * (1 - credit)) / musts),
    lacksCredential: features.lacksCredential && !isRequiredCredential(requirement),
    similarity: cosineWithOneMore(
      posting.wordWeights,
      resume.wordWeights,
      features.similarity,
      words,
      countedTerm,
    ),
    // Not raised, because one line changes it little; the real gain may be a little higher.
    likeness: features.likeness,
    trades: smoothedTradeAffinity(posting.tradeCounts, tradesWith(resume, countedTerm)),
    words: features.words + words.length + LINE_WORDS,
  };
  return Math.max(0, computeScore(shown) - computeScore(features));
}

const weightOf = (requirements: Requirement[]) =>
  requirements.reduce((sum, { weight }) => sum + weight, 0);

function tradesWith(
  { tradeCounts, hits }: AnalyzedResume,
  term: Requirement["term"],
): Float64Array {
  if (!term || term.trade < 0 || hits.has(term)) return tradeCounts;
  return tradeCounts.map((count, trade) => (trade === term.trade ? count + 1 : count));
}
