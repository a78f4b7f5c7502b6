/** Features of a pair → score, calibrated so that the bands of [spec 9] mean something. */

export interface Features {
  /** Share of the posting's weight that the resume shows, 0 to 1. */
  coverage: number;
  /** Cosine of content words, 0 to 1. */
  similarity: number;
  /** Cosine of trades, 0 to 1. */
  trades: number;
  /** How much of the posting's title the resume shows, 0 to 1. */
  title: number;
  /** Words that count. */
  words: number;
}

export interface Weights {
  bias: number;
  coverage: number;
  similarity: number;
  trades: number;
  title: number;
}

/** Fitted on labelled pairs of postings and resumes; numbers only. All positive: more evidence, more score. */
const WEIGHTS: Weights = {
  bias: -3.38,
  coverage: 1.38,
  similarity: 4.7,
  trades: 1.89,
  title: 0.87,
};
/** A posting that names no title is like one whose title is shown in part. */
export const NO_TITLE = 0.3;
/** However near the texts are: what is asked for and not shown keeps the score below this line. */
const CEILING = { base: 54, perCoverage: 55, nothingShown: 35 } as const;
/** Who shows less than half of what is asked for is not excellent, however near the texts are [spec 9]. */
const UNDER_HALF = { coverage: 0.5, score: 79 } as const;
/** Too short to be judged: at most this much, and so much more a word. */
const SHORT = { words: 12, score: 8, perWord: 2.5 } as const;

export function toScore(
  { coverage, similarity, trades, title, words }: Features,
  weights = WEIGHTS,
): number {
  const z =
    weights.bias +
    weights.coverage * coverage +
    weights.similarity * Math.sqrt(similarity) +
    weights.trades * trades +
    weights.title * title;
  const score = 100 / (1 + Math.exp(-z));
  const most =
    words < SHORT.words ? SHORT.score : SHORT.score + (words - SHORT.words) * SHORT.perWord;
  const ceiling =
    coverage > 0 ? CEILING.base + CEILING.perCoverage * coverage : CEILING.nothingShown;
  const best = coverage < UNDER_HALF.coverage ? UNDER_HALF.score : 100;
  return Math.max(0, Math.round(Math.min(score, most, ceiling, best)));
}
