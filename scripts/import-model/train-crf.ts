/** Fits a linear-chain conditional random field by AdaGrad, with a penalty on large weights. */
import { type CrfModel, forwardBackward } from "#app/core/import/labels/crf.ts";

export interface Example {
  sequence: string[][];
  labels: string[];
}

export interface FitOptions {
  labels: readonly string[];
  epochs: number;
  rate: number;
  /** L2 penalty of a weight, per example. */
  penalty: number;
  /** Features of fewer documents are left out. */
  leastDocuments: number;
}

/** Labels whose probability is off by less are left as they are, which is most of them and saves most of the time. */
const LEAST_ERROR = 1e-4;

export function fitCrf(examples: readonly Example[], options: FitOptions): CrfModel {
  const { labels, epochs, rate, penalty } = options;
  const size = labels.length;
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const ids = featureIds(examples, options.leastDocuments);
  const weights = adaptive(ids.size * size, rate, penalty);
  const transitions = adaptive(size * size, rate, penalty);
  const coded = examples
    .filter(({ sequence }) => sequence.length > 0)
    .map(({ sequence, labels: truth }) => ({
      steps: sequence.map((names) => Int32Array.from(names.flatMap((name) => ids.get(name) ?? []))),
      truth: truth.map((label) => indexOf.get(label) ?? 0),
    }));
  const shuffle = shuffler(coded.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const index of shuffle()) {
      const example = coded[index];
      if (example) learn(example.steps, example.truth, weights, transitions, size);
    }
  }
  const features = new Map<string, Float32Array>();
  for (const [name, id] of ids)
    features.set(name, weights.values.slice(id * size, (id + 1) * size));
  return { features, transitions: transitions.values, labels };
}

function featureIds(examples: readonly Example[], leastDocuments: number): Map<string, number> {
  const documents = new Map<string, number>();
  for (const { sequence } of examples)
    for (const name of new Set(sequence.flat()))
      documents.set(name, (documents.get(name) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [name, count] of documents) if (count >= leastDocuments) ids.set(name, ids.size);
  return ids;
}

interface Adaptive {
  values: Float32Array;
  update: (at: number, error: number) => void;
}

/** Weights whose steps become smaller the more they were moved. */
function adaptive(length: number, rate: number, penalty: number): Adaptive {
  const values = new Float32Array(length);
  const squares = new Float32Array(length).fill(1e-6);
  const update = (at: number, error: number) => {
    const value = values[at] ?? 0;
    const gradient = error + penalty * value;
    const square = (squares[at] ?? 0) + gradient * gradient;
    squares[at] = square;
    values[at] = value - (rate * gradient) / Math.sqrt(square);
  };
  return { values, update };
}

function learn(
  steps: readonly Int32Array[],
  truth: readonly number[],
  weights: Adaptive,
  transitions: Adaptive,
  size: number,
): void {
  const { values } = weights;
  const scores = steps.map((features) => {
    const row = new Float64Array(size);
    for (const feature of features) {
      const from = feature * size;
      for (let label = 0; label < size; label++)
        row[label] = (row[label] ?? 0) + (values[from + label] ?? 0);
    }
    return row;
  });
  const pairs = new Float64Array(size * size);
  const { marginals } = forwardBackward(scores, transitions.values, (from, label, probability) => {
    pairs[from * size + label] = (pairs[from * size + label] ?? 0) + probability;
  });
  for (const [step, right] of truth.entries()) {
    if (step > 0) {
      const pair = (truth[step - 1] ?? 0) * size + right;
      pairs[pair] = (pairs[pair] ?? 0) - 1;
    }
    const errors = marginals[step] ?? new Float64Array(size);
    errors[right] = (errors[right] ?? 0) - 1;
    const wrong: number[] = [];
    for (let label = 0; label < size; label++)
      if (Math.abs(errors[label] ?? 0) > LEAST_ERROR) wrong.push(label);
    for (const feature of steps[step] ?? [])
      for (const label of wrong) weights.update(feature * size + label, errors[label] ?? 0);
  }
  for (let pair = 0; pair < pairs.length; pair++)
    if (Math.abs(pairs[pair] ?? 0) > LEAST_ERROR) transitions.update(pair, pairs[pair] ?? 0);
}

/** The same order in each run, so that the same files give the same model. */
function shuffler(length: number): () => readonly number[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const order = Array.from({ length }, (_, index) => index);
  return () => {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
  };
}
