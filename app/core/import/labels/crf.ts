/** A linear-chain conditional random field: the likeliest labels of a sequence, and how likely each is. */

export interface CrfModel {
  /** Weights of features: one row a feature, one column a label. */
  features: Map<string, Float32Array>;
  /** Row-major, from the label before to the label. */
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

/** The likeliest sequence, with the probability of each label. `sequence`: the names of each step's features. */
export function labelSequence(
  model: CrfModel,
  sequence: readonly (readonly string[])[],
): Labeled[] {
  if (sequence.length === 0) return [];
  const scores = scoresOf(model, sequence);
  const { marginals } = forwardBackward(scores, model.transitions);
  return viterbi(scores, model.transitions).map((label, step) => ({
    label: model.labels[label] ?? "",
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

/** Probabilities of labels, and of pairs of them if asked for, and the logarithm of the sum over all sequences. */
export function forwardBackward(
  scores: readonly Row[],
  transitions: Float32Array,
  onPair?: (before: number, label: number, probability: number) => void,
): { marginals: Row[]; logSum: number } {
  const size = scores[0]?.length ?? 0;
  const jump = Float64Array.from(transitions, Math.exp);
  let logSum = 0;
  // Scaled at each step, because sums over whole sequences are too large for numbers.
  const local = scores.map((row) => {
    const top = Math.max(...row);
    logSum += top;
    return row.map((score) => Math.exp(score - top));
  });
  const forward: Row[] = [];
  for (const own of local) {
    const before = forward.at(-1);
    const row = before ? step(before, jump, size) : new Float64Array(size).fill(1);
    for (let label = 0; label < size; label++) row[label] = at(row, label) * at(own, label);
    logSum += Math.log(scaleToOne(row));
    forward.push(row);
  }
  const marginals: Row[] = [];
  let backward: Row = new Float64Array(size).fill(1);
  for (let index = local.length - 1; index >= 0; index--) {
    const own = local[index];
    const ahead = backward;
    const marginal = Float64Array.from(ahead, (value, label) => value * at(forward[index], label));
    scaleToOne(marginal);
    marginals.unshift(marginal);
    const before = forward[index - 1];
    if (!before) break;
    const weighted = Float64Array.from(ahead, (value, label) => value * at(own, label));
    if (onPair) visitPairs(before, jump, weighted, onPair);
    backward = stepBack(weighted, jump, size);
  }
  return { marginals, logSum };
}

function step(before: Row, jump: Row, size: number): Row {
  const row = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    const weight = at(before, from);
    for (let label = 0; label < size; label++)
      row[label] = at(row, label) + weight * at(jump, from * size + label);
  }
  return row;
}

function stepBack(weighted: Row, jump: Row, size: number): Row {
  const row = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    let sum = 0;
    for (let label = 0; label < size; label++)
      sum += at(jump, from * size + label) * at(weighted, label);
    row[from] = sum;
  }
  scaleToOne(row);
  return row;
}

/** Pairs that are less likely make no difference to what is learnt. */
const LEAST_PAIR = 1e-7;

function visitPairs(
  before: Row,
  jump: Row,
  weighted: Row,
  onPair: (before: number, label: number, probability: number) => void,
): void {
  const size = before.length;
  const sums = stepSums(before, jump, weighted);
  for (let from = 0; from < size; from++) {
    const scale = at(before, from) / sums;
    if (scale < LEAST_PAIR) continue;
    for (let label = 0; label < size; label++) {
      const probability = scale * at(jump, from * size + label) * at(weighted, label);
      if (probability > LEAST_PAIR) onPair(from, label, probability);
    }
  }
}

const stepSums = (before: Row, jump: Row, weighted: Row): number =>
  step(before, jump, before.length).reduce(
    (sum, value, label) => sum + value * at(weighted, label),
    0,
  );

/** Divides by the sum, which it returns. */
function scaleToOne(row: Row): number {
  const sum = row.reduce((total, value) => total + value, 0) || 1;
  for (let index = 0; index < row.length; index++) row[index] = at(row, index) / sum;
  return sum;
}
