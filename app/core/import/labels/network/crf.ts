/** A linear-chain conditional random field: computes the most likely labels of a sequence and their probabilities. */

export interface CrfModel {
  /** Weights: one row per feature, one column per label. */
  features: Map<string, Float32Array>;
  /** Row-major: the row is the previous label, the column the next one. */
  transitions: Float32Array;
  labels: readonly string[];
}

export interface Labeled {
  label: string;
  /** From 0 to 1. */
  probability: number;
}

type Row = Float64Array;
/** Indexes are bounded by the number of labels, so nothing is ever missing. */
const at = (row: ArrayLike<number> | undefined, index: number): number => row?.[index] ?? 0;

/** The most likely sequence, with the probability of each label. `sequence`: the names of each step's features. */
export function labelSequence(
  model: CrfModel,
  sequence: readonly (readonly string[])[],
): Labeled[] {
  return labelScores(scoresOf(model, sequence), model.transitions, model.labels);
}

/** The most likely sequence for the label scores of each step. `transitions`: see `CrfModel`. */
export function labelScores(
  scores: readonly Row[],
  transitions: Float32Array,
  labels: readonly string[],
): Labeled[] {
  if (scores.length === 0) return [];
  const { marginals } = forwardBackward(scores, transitions);
  return viterbi(scores, transitions).map((label, step) => ({
    label: labels[label] ?? "",
    probability: at(marginals[step], label),
  }));
}

function scoresOf(model: CrfModel, sequence: readonly (readonly string[])[]): Row[] {
  const size = model.labels.length;
  return sequence.map((names) => {
    const scores = new Float64Array(size);
    for (const name of names) {
      const row = model.features.get(name);
      if (row)
        for (let label = 0; label < size; label++)
          scores[label] = at(scores, label) + at(row, label);
    }
    return scores;
  });
}

function viterbi(scores: readonly Row[], transitions: Float32Array): number[] {
  const size = scores[0]?.length ?? 0;
  let best = Float64Array.from(scores[0] ?? []);
  const back: Int16Array[] = [];
  for (const own of scores.slice(1)) {
    const next = new Float64Array(size);
    const from = new Int16Array(size);
    for (let label = 0; label < size; label++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < size; before++) {
        const score = at(best, before) + at(transitions, before * size + label);
        if (score > most) {
          most = score;
          from[label] = before;
        }
      }
      next[label] = most + at(own, label);
    }
    back.push(from);
    best = next;
  }
  const path = [best.indexOf(Math.max(...best))];
  for (const from of back.reverse()) path.push(at(from, at(path, path.length - 1)));
  return path.reverse();
}

/**
 * Computes the marginal probabilities of labels, and the logarithm of the sum over all sequences.
 * @param pairs if given, the probability of each pair of labels is added to it; row-major like the transitions
 */
export function forwardBackward(
  scores: readonly Row[],
  transitions: Float32Array,
  pairs?: Row,
): { marginals: Row[]; logSum: number } {
  const size = scores[0]?.length ?? 0;
  const jump = Float64Array.from(transitions, Math.exp);
  let logSum = 0;
  // Scaled at each step, because sums over whole sequences overflow.
  const local = scores.map((row) => {
    const top = greatest(row);
    logSum += top;
    return row.map((score) => Math.exp(score - top));
  });
  const forward: Row[] = [];
  for (const own of local) {
    const before = forward.at(-1);
    const row = before ? step(before, jump) : new Float64Array(size).fill(1);
    multiply(row, own);
    logSum += Math.log(scaleToOne(row));
    forward.push(row);
  }
  const marginals: Row[] = [];
  let backward: Row = new Float64Array(size).fill(1);
  for (let index = local.length - 1; index >= 0; index--) {
    const marginal = backward.slice();
    multiply(marginal, forward[index] as Row);
    scaleToOne(marginal);
    marginals[index] = marginal;
    const before = forward[index - 1];
    if (!before) break;
    multiply(backward, local[index] as Row);
    if (pairs) addPairs(pairs, before, jump, backward);
    backward = stepBack(backward, jump);
  }
  return { marginals, logSum };
}

/** Labels with a smaller share make no difference and are skipped. */
const LEAST_SHARE = 1e-9;

function step(before: Row, jump: Row): Row {
  const size = before.length;
  const row = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    const weight = before[from] as number;
    if (weight < LEAST_SHARE) continue;
    for (let label = 0, to = from * size; label < size; label++, to++)
      row[label] = (row[label] as number) + weight * (jump[to] as number);
  }
  return row;
}

function stepBack(weighted: Row, jump: Row): Row {
  const size = weighted.length;
  const likely = likelyOf(weighted);
  const row = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    let sum = 0;
    for (const label of likely)
      sum += (jump[from * size + label] as number) * (weighted[label] as number);
    row[from] = sum;
  }
  scaleToOne(row);
  return row;
}

function addPairs(pairs: Row, before: Row, jump: Row, weighted: Row): void {
  const size = before.length;
  const reached = step(before, jump);
  multiply(reached, weighted);
  const sum = scaleToOne(reached);
  const likely = likelyOf(weighted);
  for (let from = 0; from < size; from++) {
    const scale = (before[from] as number) / sum;
    if ((before[from] as number) < LEAST_SHARE) continue;
    for (const label of likely) {
      const to = from * size + label;
      pairs[to] =
        (pairs[to] as number) + scale * (jump[to] as number) * (weighted[label] as number);
    }
  }
}

/** The labels that are not negligible compared with the most likely one. */
function likelyOf(row: Row): number[] {
  const least = greatest(row) * LEAST_SHARE;
  const likely: number[] = [];
  for (let label = 0; label < row.length; label++)
    if ((row[label] as number) > least) likely.push(label);
  return likely;
}

function greatest(row: Row): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < row.length; index++)
    if ((row[index] as number) > most) most = row[index] as number;
  return most;
}

function multiply(row: Row, by: Row): void {
  for (let index = 0; index < row.length; index++)
    row[index] = (row[index] as number) * (by[index] as number);
}

/** Divides the row by its sum. Returns the sum. */
function scaleToOne(row: Row): number {
  let sum = 0;
  for (let index = 0; index < row.length; index++) sum += row[index] as number;
  sum ||= 1;
  for (let index = 0; index < row.length; index++) row[index] = (row[index] as number) / sum;
  return sum;
}
