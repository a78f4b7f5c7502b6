/**
 * Runs the network that labels the lines of a resume (decision 0056): two layers of gated recurrent units (Cho et al.,
 * 2014) read a sequence forwards and backwards, so that each label depends on all steps before and after it. Its
 * outputs are the label scores of a conditional random field.
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

/** The trained weights. */
export interface RecurrentModel {
  labels: readonly string[];
  /** The row of each feature in `vectors`. */
  features: ReadonlyMap<string, number>;
  /** A vector for each feature. */
  vectors: Matrix;
  /** Added to the sum of a step's vectors. */
  bias: Float32Array;
  layers: { forward: GatedUnits; backward: GatedUnits }[];
  /** From the last layer's states and the step's input vector to the label scores. */
  output: Matrix;
  outputBias: Float32Array;
  /** Row-major: the row is the previous label, the column the next one. */
  transitions: Float32Array;
}

/**
 * The most likely labels of a sequence, with their probabilities. `sequence`: the names of each
 * step's features; unknown names are ignored.
 */
export function labelSteps(
  model: RecurrentModel,
  sequence: readonly (readonly string[])[],
): Labeled[] {
  const inputs = sequence.map((names) => inputVector(model, names));
  const states = model.layers.reduce<Float32Array[]>((steps, { forward, backward }) => {
    const forwardStates = statesOf(forward, steps);
    const backwardStates = statesOf(backward, steps.toReversed()).reverse();
    return forwardStates.map((state, index) =>
      concatenate(state, backwardStates[index] as Float32Array),
    );
  }, inputs);
  const scores = states.map((state, index) =>
    Float64Array.from(
      multiply(model.output, concatenate(state, inputs[index] as Float32Array), model.outputBias),
    ),
  );
  return labelScores(scores, model.transitions, model.labels);
}

/** The input of a step: the sum of its features' vectors and the bias, limited to -1 to 1 by the hyperbolic tangent. */
function inputVector({ features, vectors, bias }: RecurrentModel, names: readonly string[]) {
  const sum = bias.slice();
  for (const name of names) {
    const row = features.get(name);
    if (row === undefined) continue;
    const start = row * sum.length;
    for (let index = 0; index < sum.length; index++)
      sum[index] = (sum[index] as number) + (vectors.values[start + index] as number);
  }
  return sum.map(Math.tanh);
}

/** The state of the units after each step. */
function statesOf(units: GatedUnits, steps: readonly Float32Array[]): Float32Array[] {
  const size = units.state.rows;
  let state = new Float32Array(size);
  return steps.map((step) => {
    const fromInput = multiply(units.input, step, units.bias);
    const fromState = multiply(units.state, state, null);
    const next = new Float32Array(size);
    for (let unit = 0; unit < size; unit++) {
      const updateAt = size + unit;
      const candidateAt = 2 * size + unit;
      const reset = sigmoid((fromInput[unit] as number) + (fromState[unit] as number));
      const update = sigmoid((fromInput[updateAt] as number) + (fromState[updateAt] as number));
      const recurrent = (fromState[candidateAt] as number) + (units.stateBias[unit] as number);
      const candidate = Math.tanh((fromInput[candidateAt] as number) + reset * recurrent);
      next[unit] = (1 - update) * candidate + update * (state[unit] as number);
    }
    state = next;
    return next;
  });
}

/** The vector times the matrix, plus the bias. */
function multiply(matrix: Matrix, vector: Float32Array, bias: Float32Array | null): Float32Array {
  const { columns, values } = matrix;
  const sum = bias ? bias.slice() : new Float32Array(columns);
  for (let row = 0, index = 0; row < vector.length; row++) {
    const factor = vector[row] as number;
    for (let column = 0; column < columns; column++, index++)
      sum[column] = (sum[column] as number) + factor * (values[index] as number);
  }
  return sum;
}

function concatenate(first: Float32Array, second: Float32Array): Float32Array {
  const result = new Float32Array(first.length + second.length);
  result.set(first);
  result.set(second, first.length);
  return result;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
