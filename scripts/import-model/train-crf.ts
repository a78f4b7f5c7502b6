/**
 * Fits a linear-chain conditional random field by AdaGrad, with a penalty on large weights. Features are left out at
 * random in training (dropout), so that the model does not rely on a few of them that other layouts may lack.
 */
import { type CrfModel, forwardBackward } from "#app/core/import/labels/network/crf.ts";

/** A sequence to learn: the names of the features of each step, and its label. */
export interface Example {
  sequence: readonly (readonly string[])[];
  labels: readonly string[];
}

/** An example with numeric ids in place of names. */
export interface CodedExample {
  /** The ids of the features of each step. */
  steps: Int32Array[];
  /** The id of the label of each step. */
  truth: number[];
  /** How often it is used in each epoch. */
  times: number;
}

/** Assigns numeric ids to features and labels, so that examples are coded once for several models. */
export class Coder {
  private readonly ids = new Map<string, number>();
  private readonly labelIds: Map<string, number>;
  readonly labels: readonly string[];

  constructor(labels: readonly string[]) {
    this.labels = labels;
    this.labelIds = new Map(labels.map((label, index) => [label, index]));
  }

  get names(): string[] {
    return [...this.ids.keys()];
  }

  code({ sequence, labels }: Example, times = 1): CodedExample {
    return {
      steps: sequence.map((names) => Int32Array.from(names, (name) => this.idOf(name))),
      truth: labels.map((label) => this.labelIds.get(label) ?? 0),
      times,
    };
  }

  private idOf(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    this.ids.set(name, this.ids.size);
    return this.ids.size - 1;
  }
}

export interface FitOptions {
  epochs: number;
  /** The learning rate of AdaGrad. */
  rate: number;
  /** L2 penalty of a weight, per example. */
  penalty: number;
  /** Features that fewer documents have are left out. */
  leastDocuments: number;
  /** Dropout: the share of a step's features that is left out each time. */
  drop: number;
  /** The share of documents that are used without word features, as if they were in another language. */
  dropWords?: number;
  isWord?: (feature: string) => boolean;
}

/** Labels with a smaller error are not updated. That is most of them, and saves most of the time. */
const MIN_ERROR = 1e-4;

/** `coder`: the one that coded the examples. The same examples and options give the same model. */
export function fitCrf(
  coder: Coder,
  examples: readonly CodedExample[],
  options: FitOptions,
): CrfModel {
  const { epochs, rate, penalty, drop, dropWords = 0, isWord = () => false } = options;
  const { labels, names } = coder;
  const size = labels.length;
  const kept = keptFeatures(examples, names.length, options.leastDocuments);
  const areWords = Uint8Array.from(kept, (id) => Number(isWord(names[id] ?? "")));
  const rows = new Int32Array(names.length).fill(-1);
  for (const [row, id] of kept.entries()) rows[id] = row;
  const weights = adaptive(kept.length * size, rate, penalty);
  const transitions = adaptive(size * size, rate, penalty);
  const coded = examples.map(({ steps, truth }) => ({
    steps: steps.map((ids) => ids.map((id) => rows[id] ?? -1).filter((row) => row >= 0)),
    truth,
  }));
  const random = randomFrom(7);
  const means = [weights, transitions].map(({ values }) => new Float64Array(values.length));
  const order = examples.flatMap(({ times }, index) => new Array<number>(times).fill(index));
  const firstKept = Math.floor(epochs / 2);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const example = coded[index];
      if (!example) continue;
      const isWordless = random() < dropWords;
      const steps = example.steps.map((features) =>
        features.filter((row) => random() >= drop && !(isWordless && areWords[row] === 1)),
      );
      learn(steps, example.truth, weights, transitions, size);
    }
    // The mean of the later epochs is more stable than the last one.
    if (epoch < firstKept) continue;
    for (const [which, { values }] of [weights, transitions].entries())
      addTo(means[which], values, 1 / (epochs - firstKept));
  }
  const [features = new Float64Array(), jumps = []] = means;
  // Without dropout, when the model is used, more features are present, so each weight is scaled down.
  const whole = Float32Array.from(features, (value) => value * (1 - drop));
  return {
    features: new Map(
      kept.map((id, row) => [names[id] ?? "", whole.slice(row * size, (row + 1) * size)]),
    ),
    transitions: Float32Array.from(jumps),
    labels,
  };
}

function addTo(sums: Float64Array | undefined, values: Float32Array, share: number): void {
  if (!sums) return;
  for (let index = 0; index < values.length; index++)
    sums[index] = (sums[index] ?? 0) + (values[index] ?? 0) * share;
}

/** The ids of the features that at least `leastDocuments` examples have. */
function keptFeatures(
  examples: readonly CodedExample[],
  count: number,
  leastDocuments: number,
): number[] {
  const documents = new Int32Array(count);
  const last = new Int32Array(count).fill(-1);
  for (const [at, { steps }] of examples.entries())
    for (const ids of steps)
      for (const id of ids) {
        if (last[id] === at) continue;
        last[id] = at;
        documents[id] = (documents[id] ?? 0) + 1;
      }
  return [...documents.keys()].filter((id) => (documents[id] ?? 0) >= leastDocuments);
}

/** Weights for AdaGrad: the more one was changed, the smaller its further steps. */
interface Adaptive {
  values: Float32Array;
  squares: Float32Array;
  rate: number;
  penalty: number;
}

const adaptive = (length: number, rate: number, penalty: number): Adaptive => ({
  values: new Float32Array(length),
  squares: new Float32Array(length).fill(1e-6),
  rate,
  penalty,
});

function update({ values, squares, rate, penalty }: Adaptive, at: number, error: number): void {
  const value = values[at] as number;
  const gradient = error + penalty * value;
  const square = (squares[at] as number) + gradient * gradient;
  squares[at] = square;
  values[at] = value - (rate * gradient) / Math.sqrt(square);
}

/** One step of gradient descent on an example: expected minus true counts of features and transitions. */
function learn(
  steps: readonly Int32Array[],
  truth: readonly number[],
  weights: Adaptive,
  transitions: Adaptive,
  size: number,
): void {
  const scores = steps.map((features) => scoresOf(features, weights.values, size));
  const pairs = new Float64Array(size * size);
  const { marginals } = forwardBackward(scores, transitions.values, pairs);
  const wrong = new Int32Array(size);
  for (const [step, errors] of marginals.entries()) {
    const right = truth[step] as number;
    if (step > 0) {
      const pair = (truth[step - 1] as number) * size + right;
      pairs[pair] = (pairs[pair] as number) - 1;
    }
    errors[right] = (errors[right] as number) - 1;
    let count = 0;
    for (let label = 0; label < size; label++)
      if (Math.abs(errors[label] as number) > MIN_ERROR) wrong[count++] = label;
    for (const feature of steps[step] as Int32Array)
      for (let which = 0; which < count; which++) {
        const label = wrong[which] as number;
        update(weights, feature * size + label, errors[label] as number);
      }
  }
  for (let pair = 0; pair < pairs.length; pair++)
    if (Math.abs(pairs[pair] as number) > MIN_ERROR)
      update(transitions, pair, pairs[pair] as number);
}

function scoresOf(features: Int32Array, values: Float32Array, size: number): Float64Array {
  const row = new Float64Array(size);
  for (const feature of features)
    for (let label = 0, at = feature * size; label < size; label++, at++)
      row[label] = (row[label] as number) + (values[at] as number);
  return row;
}

/** Pseudorandom with a fixed seed, so that the same files give the same model. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
