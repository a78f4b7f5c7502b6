/**
 * Forward-backward sums over the labels of one clause, for the training of the tagger, a linear-chain
 * CRF. The engine computes only what it needs itself (app/core/ats/tagger/tagger.ts).
 */
import { LABELS, NEVER, step } from "../../app/core/ats/tagger/tagger.ts";

const [OUT, BEGIN] = [0, 1];

/** log(e^a + e^b + e^c). */
function logSum(a, b, c) {
  const max = Math.max(a, b, c);
  return max + Math.log(Math.exp(a - max) + Math.exp(b - max) + Math.exp(c - max));
}

/**
 * Runs the forward-backward algorithm.
 * @param scores of each token's labels, LABELS per token @param transitions see Tagger
 * @returns `probabilities`, the marginal ones of each token's labels, and `addTransitions(counts)`,
 * which adds the expected number of each transition to `counts`
 */
export function marginals(scores, transitions) {
  const count = scores.length / LABELS;
  const ahead = new Float64Array(scores.length);
  const back = new Float64Array(scores.length);
  const scoreOf = (i, k) => scores[i * LABELS + k];
  const get = (values, i, k) => values[i * LABELS + k];
  ahead.set([scoreOf(0, OUT), scoreOf(0, BEGIN), NEVER]);
  for (let i = 1; i < count; i++) {
    for (let k = 0; k < LABELS; k++) {
      const via = (a) => get(ahead, i - 1, a) + step(transitions, a, k);
      ahead[i * LABELS + k] = scoreOf(i, k) + logSum(via(0), via(1), via(2));
    }
  }
  for (let i = count - 2; i >= 0; i--) {
    for (let k = 0; k < LABELS; k++) {
      const via = (b) => get(back, i + 1, b) + scoreOf(i + 1, b) + step(transitions, k, b);
      back[i * LABELS + k] = logSum(via(0), via(1), via(2));
    }
  }
  const last = count - 1;
  const total = logSum(get(ahead, last, 0), get(ahead, last, 1), get(ahead, last, 2));
  const probabilities = ahead.map((value, at) => Math.exp(value + back[at] - total));
  const addTransitions = (counts) => {
    for (let i = 1; i < count; i++)
      for (let a = 0; a < LABELS; a++)
        for (let b = 0; b < LABELS; b++) {
          const path =
            get(ahead, i - 1, a) +
            step(transitions, a, b) +
            scoreOf(i, b) +
            get(back, i, b) -
            total;
          counts[a * LABELS + b] = counts[a * LABELS + b] + Math.exp(path);
        }
  };
  return { probabilities, addTransitions };
}
