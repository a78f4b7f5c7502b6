/**
 * A bidirectional recurrent network: two layers of gated recurrent units (Cho et al., 2014) read a sequence forwards
 * and backwards, so that each label depends on all steps before and after it. Its outputs are the label scores of a
 * conditional random field.
 */
import { type Labeled, labelScores } from "./crf.ts";

/** Row-major: one row per input. */
export interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** A GRU layer in one direction; its columns are the reset gate, the update gate and the candidate state, in turn. */
export interface GatedUnits {
  /** Weights of the input. */
  input: Matrix;
  bias: Float32Array;
  /** Weights of the previous state. */
  state: Matrix;
  /** Added to the previous state's share of the candidate, before the reset gate. */
  stateBias: Float32Array;
}

export interface RecurrentModel {
  labels: readonly string[];
  /** The row of each feature in `vectors`. */
  features: ReadonlyMap<string, number>;
  vectors: Matrix;
  bias: Float32Array;
  layers: { forward: GatedUnits; backward: GatedUnits }[];
  /** From the last layer's states and the step's input vector to the label scores. */
  output: Matrix;
  outputBias: Float32Array;
  /** Row-major: the row is the previous label, the column the next one. */
  transitions: Float32Array;
}

/** The most likely sequence, with the probability of each label. `sequence`: the names of each step's features. */
export function labelSteps(
  model: RecurrentModel,
  sequence: readonly (readonly string[])[],
): Labeled[] {
  const inputs = sequence.map((names) => inputVector(model, names));
  const states = model.layers.reduce<Float32Array[]>((steps, { forward, backward }) => {
    const ahead = readSteps(forward, steps);
    const back = readSteps(backward, steps.toReversed()).reverse();
    return ahead.map((state, index) => joined(state, back[index] as Float32Array));
  }, inputs);
  const scores = states.map((state, index) =>
    Float64Array.from(
      apply(model.output, joined(state, inputs[index] as Float32Array), model.outputBias),
    ),
  );
  return labelScores(scores, model.transitions, model.labels);
}

function inputVector({ features, vectors, bias }: RecurrentModel, names: readonly string[]) {
  const sum = bias.slice();
  for (const name of names) {
    const row = features.get(name);
    if (row === undefined) continue;
    for (let at = 0, from = row * sum.length; at < sum.length; at++, from++)
      sum[at] = (sum[at] as number) + (vectors.values[from] as number);
  }
  return sum.map(Math.tanh);
}

function readSteps(units: GatedUnits, steps: readonly Float32Array[]): Float32Array[] {
  const size = units.state.rows;
  let state = new Float32Array(size);
  return steps.map((step) => {
    const input = apply(units.input, step, units.bias);
    const recalled = apply(units.state, state, null);
    const next = new Float32Array(size);
    for (let unit = 0; unit < size; unit++) {
      const reset = sigmoid((input[unit] as number) + (recalled[unit] as number));
      const kept = sigmoid((input[size + unit] as number) + (recalled[size + unit] as number));
      const fromState = (recalled[2 * size + unit] as number) + (units.stateBias[unit] as number);
      const candidate = Math.tanh((input[2 * size + unit] as number) + reset * fromState);
      next[unit] = (1 - kept) * candidate + kept * (state[unit] as number);
    }
    state = next;
    return next;
  });
}

/** The vector times the matrix, plus the bias. */
function apply(matrix: Matrix, vector: Float32Array, bias: Float32Array | null): Float32Array {
  const { columns, values } = matrix;
  const sum = bias ? bias.slice() : new Float32Array(columns);
  for (let row = 0, from = 0; row < vector.length; row++) {
    const factor = vector[row] as number;
    for (let column = 0; column < columns; column++, from++)
      sum[column] = (sum[column] as number) + factor * (values[from] as number);
  }
  return sum;
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
