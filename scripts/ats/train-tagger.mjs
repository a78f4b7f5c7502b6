/**
 * Trains the tagger (app/core/ats/tagger), a linear-chain CRF, on labeled postings: conditional
 * likelihood, AdaGrad, feature dropout, weights averaged over the second half of the epochs.
 */
import { FEATURES_PER_TOKEN } from "../../app/core/ats/tagger/tag-features.ts";
import { emissions, LABELS, WEIGHTS_LENGTH } from "../../app/core/ats/tagger/tagger.ts";
import { marginals } from "./chain-sums.mjs";

const EPOCHS = 16;
/** The learning rate. */
const RATE = 0.2;
/** Strength of the L2 regularization. */
const SHRINK = 1e-6;
/**
 * Half of a token's features are dropped at random, so that the model does not rely on any single
 * one.
 */
const DROPOUT = 0.5;
/** Smaller errors are ignored, to save time. */
const TOO_SMALL = 1e-4;

/** A seeded generator (linear congruential), so that training is reproducible. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * @param postings of labelledPostings
 * @returns weights (WEIGHTS_LENGTH numbers) and transitions, as in Tagger with a unit of 1
 */
export function trainTagger(postings) {
  const random = createRandom(1);
  const weights = new Float64Array(WEIGHTS_LENGTH + LABELS);
  // AdaGrad's sums of squared gradients, for weights and for transitions.
  const weightSquares = new Float64Array(WEIGHTS_LENGTH);
  const transitions = new Float64Array(LABELS * LABELS);
  const transitionSquares = new Float64Array(LABELS * LABELS);
  const sum = {
    weights: new Float64Array(WEIGHTS_LENGTH),
    transitions: transitions.slice(),
    epochs: 0,
  };
  const lines = postings.flatMap((posting) =>
    posting.clauses.map(({ from, to }) => ({ posting, from, to })),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(lines, random);
    for (const line of lines) learn(line);
    if (epoch * 2 < EPOCHS) continue;
    for (let i = 0; i < WEIGHTS_LENGTH; i++) sum.weights[i] += weights[i];
    for (let i = 0; i < transitions.length; i++) sum.transitions[i] += transitions[i];
    sum.epochs++;
  }
  return {
    weights: sum.weights.map((each) => each / sum.epochs),
    transitions: sum.transitions.map((each) => each / sum.epochs),
  };

  /** One gradient step on a clause. */
  function learn({ posting: { features, labels, weight }, from, to }) {
    const count = to - from;
    const kept = dropFeatures(features.slice(from * FEATURES_PER_TOKEN, to * FEATURES_PER_TOKEN));
    const scores = new Float64Array(count * LABELS);
    emissions({ weights, unit: 1, transitions }, kept, 0, count, scores);
    const { probabilities, addTransitions } = marginals(scores, transitions);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < LABELS; k++) {
        const error = weight * (probabilities[i * LABELS + k] - (labels[from + i] === k ? 1 : 0));
        if (Math.abs(error) >= TOO_SMALL) move(kept, i, k, error);
      }
    }
    const expected = new Float64Array(LABELS * LABELS);
    addTransitions(expected);
    for (let i = from + 1; i < to; i++) expected[labels[i - 1] * LABELS + labels[i]]--;
    for (const [at, surplus] of expected.entries()) {
      transitionSquares[at] += (weight * surplus) ** 2;
      transitions[at] -= (RATE * weight * surplus) / Math.sqrt(transitionSquares[at] + 1);
    }
  }
  /** Moves the weights of token i's features for label k against the error. */
  function move(kept, i, k, error) {
    for (let f = i * FEATURES_PER_TOKEN; f < (i + 1) * FEATURES_PER_TOKEN; f++) {
      if (kept[f] === DROPPED_FEATURE) continue;
      const at = kept[f] * LABELS + k;
      const slope = error + SHRINK * weights[at];
      weightSquares[at] += slope * slope;
      weights[at] -= (RATE * slope) / Math.sqrt(weightSquares[at] + 1);
    }
  }
  function dropFeatures(features) {
    return features.map((feature) => (random() < DROPOUT ? DROPPED_FEATURE : feature));
  }
}

/** The index that replaces dropped features: after all others, with a weight of 0. */
const DROPPED_FEATURE = WEIGHTS_LENGTH / LABELS;

/** Shuffles in place (Fisher-Yates). */
function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}
