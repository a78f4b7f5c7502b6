/**
 * Reads the recurrent network that labels lines from JSON, in which matrices are quantized to bytes in base64, with a
 * scale for each row. scripts/import-model writes the JSON; recurrent.ts runs the network.
 */
import type { GatedUnits, Matrix, RecurrentModel } from "./recurrent.ts";

export interface PackedMatrix {
  /** One factor per row, by which its bytes are multiplied. */
  scales: number[];
  /** Signed bytes from -127 to 127, row-major, in base64. */
  bytes: string;
}

/** See `GatedUnits`. */
interface PackedUnits {
  input: PackedMatrix;
  bias: number[];
  state: PackedMatrix;
  stateBias: number[];
}

/** See `RecurrentModel`. */
export interface PackedRecurrentModel {
  labels: string[];
  /** The names of the features, in the order of the rows of `vectors`. */
  features: string[];
  vectors: PackedMatrix;
  bias: number[];
  layers: { forward: PackedUnits; backward: PackedUnits }[];
  output: PackedMatrix;
  outputBias: number[];
  transitions: number[];
}

export const unpackRecurrentModel = (packed: PackedRecurrentModel): RecurrentModel => ({
  labels: packed.labels,
  features: new Map(packed.features.map((name, row) => [name, row])),
  vectors: unpackMatrix(packed.vectors),
  bias: Float32Array.from(packed.bias),
  layers: packed.layers.map(({ forward, backward }) => ({
    forward: unpackUnits(forward),
    backward: unpackUnits(backward),
  })),
  output: unpackMatrix(packed.output),
  outputBias: Float32Array.from(packed.outputBias),
  transitions: Float32Array.from(packed.transitions),
});

const unpackUnits = ({ input, bias, state, stateBias }: PackedUnits): GatedUnits => ({
  input: unpackMatrix(input),
  bias: Float32Array.from(bias),
  state: unpackMatrix(state),
  stateBias: Float32Array.from(stateBias),
});

/** The numbers of a matrix, each the byte times the scale of its row. */
function unpackMatrix({ scales, bytes }: PackedMatrix): Matrix {
  const text = atob(bytes);
  const columns = text.length / scales.length;
  const numbers = new Int8Array(text.length);
  const values = new Float32Array(text.length);
  for (let index = 0; index < text.length; index++) {
    numbers[index] = text.charCodeAt(index);
    values[index] = (numbers[index] as number) * (scales[Math.floor(index / columns)] as number);
  }
  return { rows: scales.length, columns, values };
}
