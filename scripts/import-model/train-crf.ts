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
  onEpoch?: (epoch: number, loss: number) => void;
}

export function fitCrf(examples: readonly Example[], options: FitOptions): CrfModel {
  const { labels, epochs, rate, penalty, leastDocuments } = options;
  const size = labels.length;
  const indexOf = new Map(labels.map((label, index) => [label, index]));
  const documents = new Map<string, number>();
  for (const { sequence } of examples)
    for (const name of new Set(sequence.flat()))
      documents.set(name, (documents.get(name) ?? 0) + 1);
  const ids = new Map<string, number>();
  for (const [name, count] of documents) if (count >= leastDocuments) ids.set(name, ids.size);
  const weights = new Float32Array(ids.size * size);
  const squares = new Float32Array(ids.size * size).fill(1e-6);
  const transitions = new Float32Array(size * size);
  const transitionSquares = new Float32Array(size * size).fill(1e-6);
  const coded = examples.map(({ sequence, labels: truth }) => ({
    steps: sequence.map((names) => Int32Array.from(names.flatMap((name) => ids.get(name) ?? []))),
    truth: truth.map((label) => indexOf.get(label) ?? -1),
  }));
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const order = coded.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    let loss = 0;
    for (const index of order) {
      const { steps = [], truth = [] } = coded[index] ?? {};
      if (steps.length === 0) continue;
      const scores = steps.map((features) => {
        const row = new Float64Array(size);
        for (const feature of features)
          for (let label = 0; label < size; label++)
            row[label] = (row[label] ?? 0) + (weights[feature * size + label] ?? 0);
        return row;
      });
      const pairs = new Float64Array(size * size);
      const { marginals, logSum } = forwardBackward(
        scores,
        transitions,
        (from, label, probability) => {
          pairs[from * size + label] = (pairs[from * size + label] ?? 0) + probability;
        },
      );
      let path = 0;
      for (let step = 0; step < steps.length; step++) {
        path += scores[step]?.[truth[step] ?? 0] ?? 0;
        if (step > 0) {
          const pair = (truth[step - 1] ?? 0) * size + (truth[step] ?? 0);
          path += transitions[pair] ?? 0;
          pairs[pair] = (pairs[pair] ?? 0) - 1;
        }
      }
      loss += logSum - path;
      for (let step = 0; step < steps.length; step++) {
        const error = marginals[step] ?? new Float64Array(size);
        const right = truth[step] ?? 0;
        error[right] = (error[right] ?? 0) - 1;
        for (const feature of steps[step] ?? []) {
          for (let label = 0; label < size; label++) {
            const at = feature * size + label;
            const gradient = (error[label] ?? 0) + penalty * (weights[at] ?? 0);
            if (Math.abs(gradient) < 1e-5) continue;
            squares[at] = (squares[at] ?? 0) + gradient * gradient;
            weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(squares[at] ?? 1);
          }
        }
      }
      for (let pair = 0; pair < pairs.length; pair++) {
        const gradient = (pairs[pair] ?? 0) + penalty * (transitions[pair] ?? 0);
        if (Math.abs(gradient) < 1e-6) continue;
        transitionSquares[pair] = (transitionSquares[pair] ?? 0) + gradient * gradient;
        transitions[pair] =
          (transitions[pair] ?? 0) - (rate * gradient) / Math.sqrt(transitionSquares[pair] ?? 1);
      }
    }
    options.onEpoch?.(epoch, loss / examples.length);
  }
  const features = new Map<string, Float32Array>();
  for (const [name, id] of ids) features.set(name, weights.slice(id * size, (id + 1) * size));
  return { features, transitions, labels };
}
