/**
 * A linear-chain conditional random field: computes the most likely sequence of labels for a sequence of steps, such as
 * the parts of entries' heads, and the probability of each label. recurrent.ts decodes the labels of lines in the same
 * way, by `labelScores`.
 */

/** The trained weights. */
export interface CrfModel {
  /** Weights: one row per feature, one column per label. */
  features: Map<string, Float32Array>;
  /** Row-major: the row is the previous label, the column the next one. */
  transitions: Float32Array;
  labels: readonly string[];
}

/** The label of a line or part, such as "experience.head" or "role". */
export interface Labeled {
  label: string;
  /** From 0 to 1. */
  probability: number;
}

type Row = Float64Array;
/** The number at the index. The fallback satisfies the compiler: indexes are below the number of labels. */
const valueAt = (row: ArrayLike<number> | undefined, index: number): number => row?.[index] ?? 0;

/** The most likely sequence, with the probability of each label. `sequence`: the names of each step's features. */
export function labelSequence(
  model: CrfModel,
  sequence: readonly (readonly string[])[],
): Labeled[] {
  return labelScores(scoresOf(model, sequence), model.transitions, model.labels);
}

/**
 * The most likely sequence for the label scores of each step, which are logarithms of unnormalized probabilities.
 * `transitions`: see `CrfModel`.
 */
export function labelScores(
  scores: readonly Row[],
  transitions: Float32Array,
  labels: readonly string[],
): Labeled[] {
  if (scores.length === 0) return [];
  const { marginals } = forwardBackward(scores, transitions);
  return viterbi(scores, transitions).map((label, step) => ({
    label: labels[label] ?? "",
    probability: valueAt(marginals[step], label),
  }));
}

/**
 * The score of each label at each step: the sum of the weights of the step's features. Unknown features are ignored.
 */
function scoresOf(model: CrfModel, sequence: readonly (readonly string[])[]): Row[] {
  const size = model.labels.length;
  return sequence.map((names) => {
    const scores = new Float64Array(size);
    for (const name of names) {
      const row = model.features.get(name);
      if (row)
        for (let label = 0; label < size; label++)
          scores[label] = valueAt(scores, label) + valueAt(row, label);
    }
    return scores;
  });
}

/** The indexes of the labels on the path with the greatest sum of scores and transitions. */
function viterbi(scores: readonly Row[], transitions: Float32Array): number[] {
  const size = scores[0]?.length ?? 0;
  /** The score of the best path that ends with each label. */
  let best = Float64Array.from(scores[0] ?? []);
  /** For each step but the first, the best previous label of each label. */
  const backPointers: Int16Array[] = [];
  for (const stepScores of scores.slice(1)) {
    const next = new Float64Array(size);
    const previousLabels = new Int16Array(size);
    for (let label = 0; label < size; label++) {
      let bestScore = Number.NEGATIVE_INFINITY;
      for (let previous = 0; previous < size; previous++) {
        const score = valueAt(best, previous) + valueAt(transitions, previous * size + label);
        if (score > bestScore) {
          bestScore = score;
          previousLabels[label] = previous;
        }
      }
      next[label] = bestScore + valueAt(stepScores, label);
    }
    backPointers.push(previousLabels);
    best = next;
  }
  const path = [best.indexOf(Math.max(...best))];
  for (const previousLabels of backPointers.reverse())
    path.push(valueAt(previousLabels, valueAt(path, path.length - 1)));
  return path.reverse();
}

/**
 * Computes the marginal probabilities of each step's labels, and the logarithm of the sum over all sequences.
 * @param pairs if given, the probability of each pair of labels is added to it; row-major like the transitions
 */
export function forwardBackward(
  scores: readonly Row[],
  transitions: Float32Array,
  pairs?: Row,
): { marginals: Row[]; logSum: number } {
  const size = scores[0]?.length ?? 0;
  const transitionWeights = Float64Array.from(transitions, Math.exp);
  let logSum = 0;
  // Scaled at each step, because sums over whole sequences overflow.
  const stepWeights = scores.map((row) => {
    const max = maxOf(row);
    logSum += max;
    return row.map((score) => Math.exp(score - max));
  });
  const forward: Row[] = [];
  for (const weights of stepWeights) {
    const previous = forward.at(-1);
    const row = previous
      ? stepForward(previous, transitionWeights)
      : new Float64Array(size).fill(1);
    multiply(row, weights);
    logSum += Math.log(scaleToOne(row));
    forward.push(row);
  }
  const marginals: Row[] = [];
  let backward: Row = new Float64Array(size).fill(1);
  for (let index = stepWeights.length - 1; index >= 0; index--) {
    const marginal = backward.slice();
    multiply(marginal, forward[index] as Row);
    scaleToOne(marginal);
    marginals[index] = marginal;
    const previous = forward[index - 1];
    if (!previous) break;
    multiply(backward, stepWeights[index] as Row);
    if (pairs) addPairs(pairs, previous, transitionWeights, backward);
    backward = stepBack(backward, transitionWeights);
  }
  return { marginals, logSum };
}

/** Labels with a smaller share are skipped to save time; they do not change the result. */
const NEGLIGIBLE_SHARE = 1e-9;

/**
 * The weights of the next step's labels before their own scores. `previous`: the forward weights of
 * the step before.
 */
function stepForward(previous: Row, transitionWeights: Row): Row {
  const size = previous.length;
  const row = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    const weight = previous[from] as number;
    if (weight < NEGLIGIBLE_SHARE) continue;
    for (let label = 0, pair = from * size; label < size; label++, pair++)
      row[label] = (row[label] as number) + weight * (transitionWeights[pair] as number);
  }
  return row;
}

/** The backward weights of the step before. `weighted`: the backward weights of a step times those of its scores. */
function stepBack(weighted: Row, transitionWeights: Row): Row {
  const size = weighted.length;
  const likely = likelyLabels(weighted);
  const row = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    let sum = 0;
    for (const label of likely)
      sum += (transitionWeights[from * size + label] as number) * (weighted[label] as number);
    row[from] = sum;
  }
  scaleToOne(row);
  return row;
}

/** Adds the probabilities of the pairs of labels at one step and the step before to `pairs`. */
function addPairs(pairs: Row, previous: Row, transitionWeights: Row, weighted: Row): void {
  const size = previous.length;
  const reached = stepForward(previous, transitionWeights);
  multiply(reached, weighted);
  const sum = scaleToOne(reached);
  const likely = likelyLabels(weighted);
  for (let from = 0; from < size; from++) {
    const scale = (previous[from] as number) / sum;
    if ((previous[from] as number) < NEGLIGIBLE_SHARE) continue;
    for (const label of likely) {
      const pair = from * size + label;
      const weight = (transitionWeights[pair] as number) * (weighted[label] as number);
      pairs[pair] = (pairs[pair] as number) + scale * weight;
    }
  }
}

/** The indexes of the labels that are not negligible compared with the most likely one. */
function likelyLabels(row: Row): number[] {
  const threshold = maxOf(row) * NEGLIGIBLE_SHARE;
  const likely: number[] = [];
  for (let label = 0; label < row.length; label++)
    if ((row[label] as number) > threshold) likely.push(label);
  return likely;
}

/** Like `Math.max(...row)`, but faster. */
function maxOf(row: Row): number {
  let max = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < row.length; index++)
    if ((row[index] as number) > max) max = row[index] as number;
  return max;
}

/** Multiplies each number of the row by that of `factors`. */
function multiply(row: Row, factors: Row): void {
  for (let index = 0; index < row.length; index++)
    row[index] = (row[index] as number) * (factors[index] as number);
}

/** Divides the row by its sum. Returns the sum. */
function scaleToOne(row: Row): number {
  let sum = 0;
  for (let index = 0; index < row.length; index++) sum += row[index] as number;
  sum ||= 1;
  for (let index = 0; index < row.length; index++) row[index] = (row[index] as number) / sum;
  return sum;
}
