/**
 * Computes the score, 0 to 100, from the features of a resume and a posting: weighted points, a
 * curve, then limits. Calibrated for the bands of [spec 9], which begin at 60 and 80.
 */

export interface Features {
  /** Share of the requirements' weight that the resume shows, 0 to 1. */
  coverage: number;
  /**
   * Share of the weight of must-haves (required, not preferred) that it shows; 1 if there are none.
   */
  musts: number;
  /** Whether a required license, certificate or degree is missing. */
  lacksCredential: boolean;
  /** Cosine of content words, 0 to 1. */
  similarity: number;
  /**
   * How much of the resume reads like the work that is asked for, 0 to 1
   * (meaning/likeness-of-lines.ts). Null if its lines were not read.
   */
  likeness: number | null;
  /** Cosine of trades, 0 to 1. */
  trades: number;
  /** Number of words of the resume that count. */
  words: number;
}

/** Maximum points of each part, 100 together. */
export interface Weights {
  requirements: number;
  wording: number;
  trade: number;
}

/**
 * Fitted on labeled pairs of postings and resumes (docs/decisions/0040). Wording and trade give
 * nearly every candidate of a trade the same points, which the curve discounts; without them,
 * resumes of other trades rank too high. Without Features.likeness, wording tells less and is worth
 * less.
 */
const WEIGHTS: Weights = { requirements: 52, wording: 26, trade: 22 };
const WEIGHTS_UNREAD: Weights = { requirements: 60, wording: 19, trade: 21 };

export const weightsFor = ({ likeness }: Features): Weights =>
  likeness === null ? WEIGHTS_UNREAD : WEIGHTS;

/**
 * Above these values, more similarity adds nothing: the square root of the cosine of words, and the
 * affinity of trades. They tell resumes of other trades apart; among candidates of one trade, more
 * of the posting's words mean nothing (docs/ats-benchmark.md, engine 5.2.0).
 */
const FULL_FROM = { similarity: 0.4, trades: 0.75 } as const;

/**
 * Maps points to a score, linear between these. It rises slowly at first, because wording and trade
 * alone mean little. No resume shows every requirement in recognizable words, so 76 points are
 * enough for 80. Fitted on ranked candidates (docs/ats-benchmark.md).
 */
const CURVE: readonly { points: number; score: number }[] = [
  { points: 0, score: 0 },
  { points: 32, score: 15 },
  { points: 49, score: 36 },
  { points: 63, score: 58 },
  { points: 76, score: 80 },
  { points: 100, score: 100 },
];

/**
 * Upper limit of the score by the share of must-haves shown, linear from `from` to `to` up to the
 * next row. A score approaches it without reaching it, so 60 and 80 need half and four fifths of
 * the must-haves [spec 9]. Limits above 106 (100 and NEAR_LIMIT) lower no score.
 */
const LIMITS: readonly { musts: number; from: number; to: number }[] = [
  { musts: 0, from: 59, to: 60 },
  { musts: 0.5, from: 79, to: 80 },
  { musts: 0.8, from: 98, to: 130 },
  { musts: 1, from: 130, to: 130 },
];
/** Upper limit while a required license, certificate or degree is missing. */
const WITHOUT_CREDENTIAL = 80;
/**
 * From this far below the limit, points count less and less, so that scores near the limit keep
 * their order.
 */
const NEAR_LIMIT = 6;
/**
 * Limit for a text of `words` words, in proportion for fewer, and the points by which each further
 * word raises it.
 */
const SHORT_TEXT = { words: 12, score: 8, perWord: 2.5 } as const;

/** The factor of wording's points for a resume of which nothing reads like the posting's work. */
const MIN_LIKENESS_FACTOR = 0.4;

/** How full the three parts are, each 0 to 1: requirements, wording, trade. */
export const inputsOf = ({
  coverage,
  similarity,
  likeness,
  trades,
}: Features): [number, number, number] => [
  coverage,
  wordOverlap(similarity) * likenessFactor(likeness),
  Math.min(1, trades / FULL_FROM.trades),
];

/** The share of wording's points for the posting's words, 0 to 1. @param similarity Features.similarity */
export const wordOverlap = (similarity: number) =>
  Math.min(1, Math.sqrt(similarity) / FULL_FROM.similarity);

/** The factor by which likeness lowers the points for wording. @param likeness Features.likeness */
export const likenessFactor = (likeness: number | null) =>
  MIN_LIKENESS_FACTOR + (1 - MIN_LIKENESS_FACTOR) * (likeness ?? 1);

/** The points of each part, 100 at most together; not rounded. */
export function pointsByPart(features: Features, weights = weightsFor(features)) {
  const [coverage, wording, trade] = inputsOf(features);
  return {
    requirements: weights.requirements * coverage,
    wording: weights.wording * wording,
    trade: weights.trade * trade,
  };
}

/** The score for points before limits, 0 to 100; not rounded. */
export function scoreOfPoints(points: number): number {
  const index = CURVE.findIndex((each) => points <= each.points);
  const [from, to] = [CURVE[index - 1], CURVE[index]];
  if (!to) return 100;
  if (!from) return to.score;
  const share = (points - from.points) / (to.points - from.points);
  return from.score + share * (to.score - from.score);
}

/** The score, an integer from 0 to 100. */
export function computeScore(features: Features, weights = weightsFor(features)): number {
  const { requirements, wording, trade } = pointsByPart(features, weights);
  const reached = scoreOfPoints(requirements + wording + trade);
  const limited = belowLimit(reached, limitOf(features));
  return Math.max(0, Math.min(100, Math.floor(Math.min(limited, limitForWords(features.words)))));
}

/** The upper limit of the score for a text of this many words. */
export const limitForWords = (words: number) =>
  words < SHORT_TEXT.words
    ? (SHORT_TEXT.score * words) / SHORT_TEXT.words
    : SHORT_TEXT.score + (words - SHORT_TEXT.words) * SHORT_TEXT.perWord;

/** The score itself far below the limit; nearer or above, a value that approaches the limit. */
function belowLimit(score: number, limit: number): number {
  const bend = limit - NEAR_LIMIT;
  if (score <= bend) return score;
  return limit - NEAR_LIMIT * Math.exp((bend - score) / NEAR_LIMIT);
}

function limitOf({ musts, lacksCredential }: Features): number {
  return lacksCredential ? Math.min(WITHOUT_CREDENTIAL, limitOfMusts(musts)) : limitOfMusts(musts);
}

function limitOfMusts(musts: number): number {
  const index = LIMITS.findLastIndex((each) => each.musts <= musts);
  const [row, next] = [LIMITS[index], LIMITS[index + 1]];
  if (!row || !next) return row?.to ?? 0;
  const share = (musts - row.musts) / (next.musts - row.musts);
  return row.from + share * (row.to - row.from);
}
