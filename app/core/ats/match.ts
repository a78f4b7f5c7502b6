/** Features of a pair → score, calibrated so that the bands of [spec 9] mean something. */

export interface Features {
  /** Share of the posting's weight that the resume shows, 0 to 1. */
  coverage: number;
  /** Share of the weight of must-haves that it shows, 0 to 1; 1 where there are none. */
  musts: number;
  /** Cosine of content words, 0 to 1. */
  similarity: number;
  /** Cosine of trades, 0 to 1. */
  trades: number;
  /** Words that count. */
  words: number;
}

export interface Weights {
  /** Points of a hundred. */
  requirements: number;
  wording: number;
  trade: number;
}

/** Fitted on labelled and on judged pairs of postings and resumes; numbers only. Together 100. */
export const WEIGHTS: Weights = { requirements: 60, wording: 27, trade: 13 };
/** From here on nearer texts, and nearer trades, say no more: good resumes are not copies. */
const NEAR = { similarity: 0.5, trades: 0.85 } as const;

/**
 * By the share of must-haves that is shown, the line that a score comes near and does not reach; the bands of
 * [spec 9] begin at 60 and 80.
 */
const LIMITS: readonly { musts: number; least: number; most: number }[] = [
  { musts: 0, least: 56, most: 60 },
  { musts: 0.5, least: 68, most: 80 },
  { musts: 0.8, least: 96, most: 130 },
  { musts: 1, least: 130, most: 130 },
];
/** From so far below the line on, points are worth less and less; so scores there keep their order. */
const NEAR_LIMIT = 20;
/** Too short to be judged: at most this much, and so much more a word. */
const SHORT = { words: 12, score: 8, perWord: 2.5 } as const;

/** What is weighed, each 0 to 1: what is asked for, near words, near trades. */
export const inputsOf = ({ coverage, similarity, trades }: Features): [number, number, number] => [
  coverage,
  Math.min(1, Math.sqrt(similarity) / NEAR.similarity),
  Math.min(1, trades / NEAR.trades),
];

/** The parts of a score, before limits; real numbers. */
export function partsOf(features: Features, weights = WEIGHTS) {
  const [coverage, wording, trade] = inputsOf(features);
  return {
    requirements: weights.requirements * coverage,
    wording: weights.wording * wording,
    trade: weights.trade * trade,
  };
}

/** An integer from 0 to 100. */
export function toScore(features: Features, weights = WEIGHTS): number {
  const { requirements, wording, trade } = partsOf(features, weights);
  const limited = belowLimit(requirements + wording + trade, limitOf(features.musts));
  return Math.max(0, Math.min(100, Math.floor(Math.min(limited, mostForWords(features.words)))));
}

export const mostForWords = (words: number) =>
  words < SHORT.words ? SHORT.score : SHORT.score + (words - SHORT.words) * SHORT.perWord;

function belowLimit(points: number, limit: number): number {
  const bend = limit - NEAR_LIMIT;
  if (points <= bend) return points;
  return limit - NEAR_LIMIT * Math.exp((bend - points) / NEAR_LIMIT);
}

function limitOf(musts: number): number {
  const at = LIMITS.findLastIndex((each) => each.musts <= musts);
  const [here, next] = [LIMITS[at], LIMITS[at + 1]];
  if (!here || !next) return here?.most ?? 0;
  const share = (musts - here.musts) / (next.musts - here.musts);
  return here.least + share * (here.most - here.least);
}
