/** What showing one more requirement would bring: the score again, with its words in one more line. */
import { cosineWithOneMore, tradeAffinity } from "./affinity.ts";
import type { Evidence } from "./evidence-type.ts";
import { type Features, toScore } from "./match.ts";
import type { Posting } from "./posting.ts";
import type { ReadResume } from "./read-resume.ts";
import type { Requirement } from "./requirement.ts";

/** The words around the named thing in a line about it. */
const LINE_WORDS = 4;

export function pointsOf(
  requirement: Requirement,
  { credit }: Evidence,
  posting: Posting,
  resume: ReadResume,
  features: Features,
): number {
  const { kind, words, term, isAlsoWord } = requirement;
  const weight = posting.requirements
    .filter((each) => each === requirement || each.choice?.has(requirement.name))
    .reduce((sum, each) => sum + each.weight, 0);
  // A name that its capital tells stays out of the cosines: weighWords, tradesOf.
  const sure = isAlsoWord ? null : term;
  const shown: Features = {
    coverage: features.coverage + weight * (1 - credit),
    similarity: cosineWithOneMore(posting.words, resume.words, features.similarity, words, sure),
    trades: tradeAffinity(posting.trades, tradesWith(resume, sure)),
    title: kind === "title" ? 1 : features.title,
    words: features.words + words.length + LINE_WORDS,
  };
  return Math.max(0, toScore(shown) - toScore(features));
}

function tradesWith({ trades, hits }: ReadResume, term: Requirement["term"]): Float64Array {
  if (!term || term.trade < 0 || hits.has(term)) return trades;
  return trades.map((share, trade) => (trade === term.trade ? share + 1 : share));
}
