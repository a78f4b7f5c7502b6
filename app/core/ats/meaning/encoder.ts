/**
 * The encoder of the neural line reader (a small transformer): turns tokens into vectors that
 * depend on their context.
 */
import type { Kernel } from "./kernel.ts";
import type { PackedReader } from "./packed-reader.ts";
import { multiplierOf, type PlaceOf } from "./places.ts";

export interface Token {
  id: number;
  /** Its part: a requirement's name (0) or sentence (1), a line's entry heading (2) or text (3). */
  segment: number;
  /** Its index in that part. */
  position: number;
}

/** Offsets of its buffers in the kernel's floats; the result is written to `normed`. */
export interface EncoderPlaces {
  x: number;
  normed: number;
  attended: number;
  wide: number;
  scratch: number;
}

/** How many times wider the hidden layer of the feed-forward part is. */
const GROWTH = 2;
/** Queries, keys and values. */
const PARTS = 3;

export function placeEncoder(
  { width }: PackedReader,
  maxTokens: number,
  allocate: (count: number) => number,
): EncoderPlaces {
  const forAll = (each: number) => allocate(each * maxTokens);
  return {
    x: forAll(width),
    normed: forAll(width),
    attended: forAll(width),
    wide: forAll(Math.max(PARTS, GROWTH) * width),
    scratch: forAll(1),
  };
}

/** @returns a function that writes the tokens' vectors, `width` numbers each, to `places.normed` */
export function createEncoder(
  packed: PackedReader,
  kernel: Kernel,
  placeOf: PlaceOf,
  places: EncoderPlaces,
): (tokens: Token[]) => void {
  const { width, heads, layers } = packed;
  const { x, normed, attended, wide, scratch } = places;
  const multiply = multiplierOf(packed, kernel, placeOf);
  const normalize = (name: string, out: number, rows: number) =>
    kernel.normalize(out, x, placeOf(`${name}.weight`), placeOf(`${name}.bias`), rows, width);
  /** Self-attention, written to `attended`; queries, keys and values are side by side at `wide`. */
  const attend = (rows: number) =>
    kernel.attend(
      attended,
      wide,
      wide + width,
      wide + 2 * width,
      rows,
      rows,
      PARTS * width,
      PARTS * width,
      heads,
      width / heads,
      scratch,
    );

  return (tokens) => {
    const rows = tokens.length;
    embed(tokens, packed, kernel.floats, placeOf, x);
    normalize("n0", x, rows);
    for (let layer = 0; layer < layers; layer++) {
      const of = (name: string) => `layers.${layer}.${name}`;
      normalize(of("n1"), normed, rows);
      multiply(of("qkv"), normed, wide, rows);
      attend(rows);
      multiply(of("o"), attended, x, rows, true);
      normalize(of("n2"), normed, rows);
      multiply(of("f1"), normed, wide, rows);
      kernel.gelu(wide, rows * GROWTH * width);
      multiply(of("f2"), wide, x, rows, true);
    }
    normalize("nf", normed, rows);
  };
}

function embed(
  tokens: Token[],
  { tensors, width }: PackedReader,
  floats: Float32Array,
  placeOf: PlaceOf,
  out: number,
): void {
  const [segments, positions] = [placeOf("seg.weight"), placeOf("pos.weight")];
  for (const [row, { id, segment, position }] of tokens.entries()) {
    const to = out + row * width;
    tensors.get("e.weight")?.readRow(id, floats, to);
    const [from, at] = [segments + segment * width, positions + position * width];
    for (let i = 0; i < width; i++)
      floats[to + i] = value(floats, to + i) + value(floats, from + i) + value(floats, at + i);
  }
}

const value = (floats: Float32Array, at: number) => floats[at] as number;
