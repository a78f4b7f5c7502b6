/** Memory layout of the line reader: offsets of weights and buffers in the one array of floats that its kernel uses. */
import type { Kernel } from "./kernel.ts";
import type { PackedReader, PackedTensor } from "./packed-reader.ts";

/** Kept packed, because only few of its rows are read for a text. */
const WORD_VECTORS = "e.weight";
/** Vectors a row, which are looked up and not multiplied by. */
const LOOKED_UP = new Set(["seg.weight", "pos.weight"]);
/** Four floats are read at once. */
const GRAIN = 4;

/** A name's place. @throws for a name that the file has not */
export type PlaceOf = (name: string) => number;

const rounded = (count: number) => Math.ceil(count / GRAIN) * GRAIN;

/** Allocates offsets one after the other; `end()` is the total number of floats. */
export function placer() {
  let next = 0;
  return {
    take(count: number): number {
      const at = next;
      next += rounded(count);
      return at;
    },
    end: () => next,
  };
}

export function placesOf(packed: PackedReader, take: (count: number) => number): PlaceOf {
  const places = new Map<string, number>();
  for (const [name, { rows, columns }] of packed.tensors)
    if (name !== WORD_VECTORS) places.set(name, take(rows * columns));
  return (name) => {
    const at = places.get(name);
    if (at === undefined) throw new Error(`The reader of lines has no ${name}`);
    return at;
  };
}

/** Writes all weights to their places, matrices with a column for each row of the file, as the kernel wants them. */
export function loadWeights(packed: PackedReader, placeOf: PlaceOf, floats: Float32Array): void {
  for (const [name, { rows, columns, readRow }] of packed.tensors) {
    if (name === WORD_VECTORS) continue;
    const at = placeOf(name);
    const row = new Float32Array(columns);
    for (let r = 0; r < rows; r++) {
      readRow(r, row, 0);
      if (columns === 1 || rows === 1 || LOOKED_UP.has(name)) floats.set(row, at + r * columns);
      else for (let c = 0; c < columns; c++) floats[at + c * rows + r] = row[c] as number;
    }
  }
}

/** Multiplies so many rows at `from` by the named weights and adds their bias, and what is at `out` if `adds`. */
export type Multiply = (
  name: string,
  from: number,
  out: number,
  rows: number,
  adds?: boolean,
) => void;

export function multiplierOf(packed: PackedReader, kernel: Kernel, placeOf: PlaceOf): Multiply {
  return (name, from, out, rows, adds = false) => {
    const weights = placeOf(`${name}.weight`);
    const bias = placeOf(`${name}.bias`);
    const { rows: columns, columns: inner } = packed.tensors.get(`${name}.weight`) as PackedTensor;
    kernel.multiply(out, from, weights, bias, rows, inner, columns, adds);
  };
}
