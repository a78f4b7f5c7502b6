/**
 * The tagger, a trained model that marks the words of an English posting that are requirements: a
 * linear-chain CRF (conditional random field) with labels O(utside), B(egin) and I(nside) over hashed
 * features (tag-features.ts).
 */
import { FEATURE_BITS, FEATURES_PER_TOKEN } from "./tag-features.ts";

export const LABELS = 3;
const [OUT, BEGIN, INSIDE] = [0, 1, 2] as const;
/** The score of I after O, which is not allowed. */
export const NEVER = -1e9;

export interface Tagger {
  /** Weight of feature f for label k at f * LABELS + k, in units of `unit`. */
  weights: Int8Array | Float64Array;
  unit: number;
  /** Score of label b after label a, at a * LABELS + b. */
  transitions: ArrayLike<number>;
}

export interface Span {
  /** Token range, end exclusive. */
  from: number;
  to: number;
}

export interface Tags {
  spans: Span[];
  /** Probability that a token is part of a requirement. */
  probability: Float32Array;
}

export const WEIGHTS_LENGTH = LABELS << FEATURE_BITS;

/** Writes the score of each label for the tokens of one clause to `scores`. */
export function emissions(
  tagger: Tagger,
  features: Int32Array,
  from: number,
  to: number,
  scores: Float64Array,
): void {
  const { weights, unit } = tagger;
  for (let i = from; i < to; i++) {
    let out = 0;
    let begin = 0;
    let inside = 0;
    const last = (i + 1) * FEATURES_PER_TOKEN;
    for (let k = i * FEATURES_PER_TOKEN; k < last; k++) {
      const at = (features[k] as number) * LABELS;
      out += weights[at] as number;
      begin += weights[at + 1] as number;
      inside += weights[at + 2] as number;
    }
    const row = (i - from) * LABELS;
    scores[row] = out * unit;
    scores[row + 1] = begin * unit;
    scores[row + 2] = inside * unit;
  }
}

/** The score of label b after label a. */
export const step = (transitions: ArrayLike<number>, a: number, b: number) =>
  a === OUT && b === INSIDE ? NEVER : (transitions[a * LABELS + b] as number);

/** The scores of all pairs of labels, at a * LABELS + b. */
const stepsOf = (transitions: ArrayLike<number>) =>
  Float64Array.from({ length: LABELS * LABELS }, (_, at) =>
    step(transitions, Math.floor(at / LABELS), at % LABELS),
  );

/** The same as factors of probabilities. */
const expTransitionsOf = (transitions: ArrayLike<number>) =>
  Float64Array.from({ length: LABELS * LABELS }, (_, at) =>
    at === OUT * LABELS + INSIDE ? 0 : Math.exp(transitions[at] as number),
  );

/**
 * Buffers for the longest clause, allocated once per posting: with a number for each token and
 * label, and in `labels` one for each token.
 */
interface Buffers {
  scores: Float64Array;
  /** exp(score - the token's largest score). */
  odds: Float64Array;
  /** Forward probabilities, or the best score of any path to a label. */
  ahead: Float64Array;
  /** The label before, on that path. */
  from: Uint8Array;
  labels: Uint8Array;
}

function createBuffers(clauses: readonly Span[]): Buffers {
  let longest = 0;
  for (const { from, to } of clauses) longest = Math.max(longest, to - from);
  const numbers = () => new Float64Array(longest * LABELS);
  const [scores, odds, ahead] = [numbers(), numbers(), numbers()];
  const from = new Uint8Array(longest * LABELS);
  return { scores, odds, ahead, from, labels: new Uint8Array(longest) };
}

/**
 * Writes each token's probability of B or I (forward-backward algorithm, scaled to 1 at each step).
 * @param count of the clause's tokens
 * @param index the clause's first token, from which on `probability` is written
 */
function addProbabilities(
  { scores, odds, ahead }: Buffers,
  count: number,
  expTransitions: Float64Array,
  probability: Float32Array,
  index: number,
): void {
  // Inlined, because calls that return fractions would allocate several objects per word. `ob` is the
  // factor of B after O, and so on.
  const [oo = 0, ob = 0, oi = 0, bo = 0, bb = 0, bi = 0, io = 0, ib = 0, ii = 0] = expTransitions;
  let out = 1;
  let begin = 1;
  let inside = 0;
  for (let row = 0; row < count * LABELS; row += LABELS) {
    const max = Math.max(
      scores[row] as number,
      scores[row + 1] as number,
      scores[row + 2] as number,
    );
    for (let k = row; k < row + LABELS; k++) odds[k] = Math.exp((scores[k] as number) - max);
    out *= odds[row] as number;
    begin *= odds[row + 1] as number;
    inside *= odds[row + 2] as number;
    const sum = out + begin + inside;
    const a = out / sum;
    const b = begin / sum;
    const c = inside / sum;
    ahead[row] = a;
    ahead[row + 1] = b;
    ahead[row + 2] = c;
    out = a * oo + b * bo + c * io;
    begin = a * ob + b * bb + c * ib;
    inside = a * oi + b * bi + c * ii;
  }
  out = 1;
  begin = 1;
  inside = 1;
  for (let i = count - 1; i >= 0; i--) {
    const row = i * LABELS;
    const isOut = (ahead[row] as number) * out;
    const isIn = (ahead[row + 1] as number) * begin + (ahead[row + 2] as number) * inside;
    probability[index + i] = isIn / (isOut + isIn);
    const o = out * (odds[row] as number);
    const b = begin * (odds[row + 1] as number);
    const n = inside * (odds[row + 2] as number);
    const sum = o + b + n;
    out = (oo * o + ob * b + oi * n) / sum;
    begin = (bo * o + bb * b + bi * n) / sum;
    inside = (io * o + ib * b + ii * n) / sum;
  }
}

/**
 * Writes the most likely labels (Viterbi); `bias` is subtracted from O's score, to tag more words.
 */
function bestLabels(
  { scores, ahead: best, from, labels }: Buffers,
  count: number,
  steps: Float64Array,
  bias: number,
): void {
  best[OUT] = (scores[OUT] as number) - bias;
  best[BEGIN] = scores[BEGIN] as number;
  best[INSIDE] = NEVER;
  for (let i = 1; i < count; i++) {
    for (let k = 0; k < LABELS; k++) {
      const at = i * LABELS + k;
      let max = Number.NEGATIVE_INFINITY;
      for (let a = 0; a < LABELS; a++) {
        const value = (best[(i - 1) * LABELS + a] as number) + (steps[a * LABELS + k] as number);
        if (value <= max) continue;
        max = value;
        from[at] = a;
      }
      best[at] = max + (scores[at] as number) - (k === OUT ? bias : 0);
    }
  }
  const end = (count - 1) * LABELS;
  let label = 0;
  for (let k = 1; k < LABELS; k++)
    if ((best[end + k] as number) > (best[end + label] as number)) label = k;
  for (let i = count - 1; i >= 0; i--) {
    labels[i] = label;
    label = from[i * LABELS + label] as number;
  }
}

/**
 * Tags each clause on its own.
 * @param features of all tokens (tagFeatures)
 * @param biasOf is subtracted from a clause's scores of O: higher values mark more words
 */
export function tagClauses<Clause extends Span>(
  tagger: Tagger,
  features: Int32Array,
  clauses: readonly Clause[],
  biasOf: (clause: Clause) => number,
): Tags {
  const probability = new Float32Array(features.length / FEATURES_PER_TOKEN);
  const expTransitions = expTransitionsOf(tagger.transitions);
  const steps = stepsOf(tagger.transitions);
  const buffers = createBuffers(clauses);
  const spans: Span[] = [];
  for (const clause of clauses) {
    const { from, to } = clause;
    if (to <= from) continue;
    const count = to - from;
    emissions(tagger, features, from, to, buffers.scores);
    bestLabels(buffers, count, steps, biasOf(clause));
    addProbabilities(buffers, count, expTransitions, probability, from);
    for (let i = 0; i < count; i++) {
      if (buffers.labels[i] !== BEGIN) continue;
      let end = i + 1;
      while (end < count && buffers.labels[end] === INSIDE) end++;
      spans.push({ from: from + i, to: from + end });
    }
  }
  return { spans, probability };
}
