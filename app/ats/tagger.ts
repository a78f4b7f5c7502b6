/** Marks what a posting asks for, word by word: a linear chain of O, B(egin) and I(nside) over hashed features. */
import { FEATURE_BITS, FEATURES_PER_TOKEN } from "./tag-features.ts";

export const LABELS = 3;
const [OUT, BEGIN, INSIDE] = [0, 1, 2] as const;
const NEVER = -1e9;

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

const step = (transitions: ArrayLike<number>, a: number, b: number) =>
  a === OUT && b === INSIDE ? NEVER : (transitions[a * LABELS + b] as number);

function logSum(a: number, b: number, c: number): number {
  const most = Math.max(a, b, c);
  return most + Math.log(Math.exp(a - most) + Math.exp(b - most) + Math.exp(c - most));
}

/** Chances of labels, and expected counts of transitions (for training), by forward and backward sums. */
export function marginals(scores: Float64Array, transitions: ArrayLike<number>) {
  const count = scores.length / LABELS;
  const ahead = new Float64Array(scores.length);
  const back = new Float64Array(scores.length);
  const sc = (i: number, k: number) => scores[i * LABELS + k] as number;
  const get = (values: Float64Array, i: number, k: number) => values[i * LABELS + k] as number;
  ahead.set([sc(0, OUT), sc(0, BEGIN), NEVER]);
  for (let i = 1; i < count; i++) {
    for (let k = 0; k < LABELS; k++) {
      const via = (a: number) => get(ahead, i - 1, a) + step(transitions, a, k);
      ahead[i * LABELS + k] = sc(i, k) + logSum(via(0), via(1), via(2));
    }
  }
  for (let i = count - 2; i >= 0; i--) {
    for (let k = 0; k < LABELS; k++) {
      const via = (b: number) => get(back, i + 1, b) + sc(i + 1, b) + step(transitions, k, b);
      back[i * LABELS + k] = logSum(via(0), via(1), via(2));
    }
  }
  const last = count - 1;
  const total = logSum(get(ahead, last, 0), get(ahead, last, 1), get(ahead, last, 2));
  const chances = ahead.map((value, at) => Math.exp(value + (back[at] as number) - total));
  const turns = (counts: Float64Array) => {
    for (let i = 1; i < count; i++)
      for (let a = 0; a < LABELS; a++)
        for (let b = 0; b < LABELS; b++) {
          const path =
            get(ahead, i - 1, a) + step(transitions, a, b) + sc(i, b) + get(back, i, b) - total;
          counts[a * LABELS + b] = (counts[a * LABELS + b] as number) + Math.exp(path);
        }
  };
  return { chances, turns };
}

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
  const spans: Span[] = [];
  for (const { from, to } of clauses) {
    if (to <= from) continue;
    const scores = emissions(tagger, features, from, to);
    const { chances } = marginals(scores, tagger.transitions);
    const labels = bestLabels(scores, tagger.transitions, lean);
    for (let i = 0; i < labels.length; i++) {
      chance[from + i] = 1 - (chances[i * LABELS] as number);
      if (labels[i] !== BEGIN) continue;
      let end = i + 1;
      while (labels[end] === INSIDE) end++;
      spans.push({ from: from + i, to: from + end });
    }
  }
  return { spans, chance };
}
