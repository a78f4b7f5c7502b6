/**
 * Memory layout of the line reader: offsets of weights and buffers in its kernel's array of floats.
 */
import type { Kernel } from "./kernel.ts";
import type { LineModel, PackedTensor } from "./line-model.ts";

/** The table of word vectors, which stays packed: a text needs only a few of its rows. */
const WORD_VECTORS = "e.weight";
/** Tables whose rows are looked up, not multiplied. */
const LOOKED_UP = new Set(["seg.weight", "pos.weight"]);
/** Each part starts at a multiple of this, because the kernel reads four floats at once. */
const ALIGNMENT = 4;

/** The offset of a tensor by its name. @throws if the file does not contain it */
export type OffsetOf = (name: string) => number;

/** Rounds up to a multiple of ALIGNMENT. */
const rounded = (count: number) => Math.ceil(count / ALIGNMENT) * ALIGNMENT;

/** Allocates offsets one after the other; `usedLength()` is the total number of floats. */
export function createAllocator() {
  let next = 0;
  return {
    allocate(count: number): number {
      const at = next;
      next += rounded(count);
      return at;
    },
    usedLength: () => next,
  };
}

/** Allocates all tensors. */
export function allocateTensors(model: LineModel, allocate: (count: number) => number): OffsetOf {
  const offsets = new Map<string, number>();
  for (const [name, { rows, columns }] of model.tensors)
    if (name !== WORD_VECTORS) offsets.set(name, allocate(rows * columns));
  return (name) => {
    const at = offsets.get(name);
    if (at === undefined) throw new Error(`The line reader's model has no ${name}`);
    return at;
  };
}

/** Writes all weights to their offsets; matrices are transposed, as the kernel needs them. */
export function loadWeights(model: LineModel, offsetOf: OffsetOf, floats: Float32Array): void {
  for (const [name, { rows, columns, readRow }] of model.tensors) {
    if (name === WORD_VECTORS) continue;
    const at = offsetOf(name);
    const row = new Float32Array(columns);
    for (let r = 0; r < rows; r++) {
      readRow(r, row, 0);
      if (columns === 1 || rows === 1 || LOOKED_UP.has(name)) floats.set(row, at + r * columns);
      else for (let c = 0; c < columns; c++) floats[at + c * rows + r] = row[c] as number;
    }
  }
}

/**
 * Multiplies `rows` rows at `from` by the named weights and adds their bias, and `out` if `adds`.
 */
export type Multiply = (
  name: string,
  from: number,
  out: number,
  rows: number,
  adds?: boolean,
) => void;

export function createMultiply(model: LineModel, kernel: Kernel, offsetOf: OffsetOf): Multiply {
  return (name, from, out, rows, adds = false) => {
    const weights = offsetOf(`${name}.weight`);
    const bias = offsetOf(`${name}.bias`);
    const { rows: columns, columns: inner } = model.tensors.get(`${name}.weight`) as PackedTensor;
    kernel.multiply(out, from, weights, bias, rows, inner, columns, adds);
  };
}
