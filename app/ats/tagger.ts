/** Marks what a posting asks for, word by word: a linear chain of O, B(egin) and I(nside) over hashed features. */
import { FEATURE_BITS, FEATURES_PER_TOKEN } from "./tag-features.ts";

export const LABELS = 3;
const [OUT, BEGIN, INSIDE] = [0, 1, 2] as const;
/** A thing asked for does not begin in its middle. */
export const NEVER = -1e9;

export interface Tagger {
  /** Weight of feature f for label k at f * LABELS + k, in units of `unit`. */
  weights: Int8Array | Float64Array;
  unit: number;
  /** From label a to label b at a * LABELS + b. */
  transitions: ArrayLike<number>;
}

export interface Span {
  /** Token range, end exclusive. */
  from: number;
  to: number;
}

export interface Tags {
  spans: Span[];
  /** Chance that a token is part of something asked for. */
  chance: Float32Array;
}

export const WEIGHTS_LENGTH = LABELS << FEATURE_BITS;

/** Score of each label for the tokens of one clause. */
export function emissions(tagger: Tagger, features: Int32Array, from: number, to: number) {
  const scores = new Float64Array((to - from) * LABELS);
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
  return scores;
}

export const step = (transitions: ArrayLike<number>, a: number, b: number) =>
  a === OUT && b === INSIDE ? NEVER : (transitions[a * LABELS + b] as number);

const turnsOf = (transitions: ArrayLike<number>) =>
  Float64Array.from({ length: LABELS * LABELS }, (_, at) =>
    at === OUT * LABELS + INSIDE ? 0 : Math.exp(transitions[at] as number),
  );

/** By forward and backward sums, each scaled to 1; what is not outside is asked for. */
function addChances(scores: Float64Array, turns: Float64Array, chance: Float32Array, at: number) {
  const count = scores.length / LABELS;
  const odds = new Float64Array(scores.length);
  const ahead = new Float64Array(scores.length);
  let [out, begin, inside] = [1, 1, 0];
  for (let i = 0; i < count; i++) {
    const row = i * LABELS;
    const [o, b, n] = [scores[row] as number, scores[row + 1] as number, scores[row + 2] as number];
    const most = Math.max(o, b, n);
    odds[row] = Math.exp(o - most);
    odds[row + 1] = Math.exp(b - most);
    odds[row + 2] = Math.exp(n - most);
    const toOut = out * (odds[row] as number);
    const toBegin = begin * (odds[row + 1] as number);
    const toInside = inside * (odds[row + 2] as number);
    const sum = toOut + toBegin + toInside;
    ahead[row] = toOut / sum;
    ahead[row + 1] = toBegin / sum;
    ahead[row + 2] = toInside / sum;
    out = via(ahead, row, turns, OUT);
    begin = via(ahead, row, turns, BEGIN);
    inside = via(ahead, row, turns, INSIDE);
  }
  [out, begin, inside] = [1, 1, 1];
  for (let i = count - 1; i >= 0; i--) {
    const row = i * LABELS;
    const isOut = (ahead[row] as number) * out;
    const isIn = (ahead[row + 1] as number) * begin + (ahead[row + 2] as number) * inside;
    chance[at + i] = isIn / (isOut + isIn);
    const [o, b, n] = [
      out * (odds[row] as number),
      begin * (odds[row + 1] as number),
      inside * (odds[row + 2] as number),
    ];
    const sum = o + b + n;
    out = from(turns, OUT, o, b, n) / sum;
    begin = from(turns, BEGIN, o, b, n) / sum;
    inside = from(turns, INSIDE, o, b, n) / sum;
  }
}

const via = (ahead: Float64Array, row: number, turns: Float64Array, label: number) =>
  (ahead[row] as number) * (turns[label] as number) +
  (ahead[row + 1] as number) * (turns[LABELS + label] as number) +
  (ahead[row + 2] as number) * (turns[2 * LABELS + label] as number);

const from = (turns: Float64Array, label: number, o: number, b: number, n: number) =>
  o * (turns[label * LABELS] as number) +
  b * (turns[label * LABELS + 1] as number) +
  n * (turns[label * LABELS + 2] as number);

/** The likeliest labels; `lean` is taken off O, so that more is found than the training's balance. */
function bestLabels(scores: Float64Array, transitions: ArrayLike<number>, lean: number) {
  const count = scores.length / LABELS;
  const best = new Float64Array(scores.length);
  const from = new Uint8Array(scores.length);
  const sc = (i: number, k: number) => (scores[i * LABELS + k] as number) - (k === OUT ? lean : 0);
  best.set([sc(0, OUT), sc(0, BEGIN), NEVER]);
  for (let i = 1; i < count; i++) {
    for (let k = 0; k < LABELS; k++) {
      const at = i * LABELS + k;
      let most = Number.NEGATIVE_INFINITY;
      for (let a = 0; a < LABELS; a++) {
        const value = (best[(i - 1) * LABELS + a] as number) + step(transitions, a, k);
        if (value <= most) continue;
        most = value;
        from[at] = a;
      }
      best[at] = most + sc(i, k);
    }
  }
  const labels = new Uint8Array(count);
  const end = (count - 1) * LABELS;
  let label = 0;
  for (let k = 1; k < LABELS; k++)
    if ((best[end + k] as number) > (best[end + label] as number)) label = k;
  for (let i = count - 1; i >= 0; i--) {
    labels[i] = label;
    label = from[i * LABELS + label] as number;
  }
  return labels;
}

export function tagClauses(
  tagger: Tagger,
  features: Int32Array,
  clauses: readonly Span[],
  lean: number,
): Tags {
  const chance = new Float32Array(features.length / FEATURES_PER_TOKEN);
  const turns = turnsOf(tagger.transitions);
  const spans: Span[] = [];
  for (const { from, to } of clauses) {
    if (to <= from) continue;
    const scores = emissions(tagger, features, from, to);
    const labels = bestLabels(scores, tagger.transitions, lean);
    addChances(scores, turns, chance, from);
    for (let i = 0; i < labels.length; i++) {
      if (labels[i] !== BEGIN) continue;
      let end = i + 1;
      while (labels[end] === INSIDE) end++;
      spans.push({ from: from + i, to: from + end });
    }
  }
  return { spans, chance };
}
