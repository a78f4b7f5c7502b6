/**
 * The encoder of the neural line reader (a small transformer): turns tokens into vectors that
 * depend on their context.
 */
import type { Kernel } from "./kernel.ts";
import type { LineModel } from "./line-model.ts";
import { createMultiply, type OffsetOf } from "./memory-layout.ts";

export interface Token {
  id: number;
  /** Its part: a requirement's name (0) or sentence (1), a line's entry heading (2) or text (3). */
  segment: number;
  /** Its index in that part. */
  position: number;
}

/** Offsets of its buffers in the kernel's floats; the result is written to `normed`. */
export interface EncoderOffsets {
  x: number;
  normed: number;
  attended: number;
  wide: number;
  scratch: number;
}

/** How many times wider the hidden layer of the feed-forward part is. */
const FEED_FORWARD_FACTOR = 2;
/** Queries, keys and values. */
const ATTENTION_INPUTS = 3;

/** Reserves the buffers. @param allocate returns the offset of so many floats */
export function allocateEncoder(
  { width }: LineModel,
  maxTokens: number,
  allocate: (count: number) => number,
): EncoderOffsets {
  const forAll = (each: number) => allocate(each * maxTokens);
  return {
    x: forAll(width),
    normed: forAll(width),
    attended: forAll(width),
    wide: forAll(Math.max(ATTENTION_INPUTS, FEED_FORWARD_FACTOR) * width),
    scratch: forAll(1),
  };
}

/**
 * The names of weights are those of scripts/ats/claims/student.py.
 * @returns a function that writes the tokens' vectors, `width` numbers each, to `offsets.normed`
 */
export function createEncoder(
  model: LineModel,
  kernel: Kernel,
  offsetOf: OffsetOf,
  offsets: EncoderOffsets,
): (tokens: Token[]) => void {
  const { width, heads, layers } = model;
  const { x, normed, attended, wide, scratch } = offsets;
  const multiply = createMultiply(model, kernel, offsetOf);
  const normalize = (name: string, out: number, rows: number) =>
    kernel.normalize(out, x, offsetOf(`${name}.weight`), offsetOf(`${name}.bias`), rows, width);
  /** Self-attention, written to `attended`; queries, keys and values are side by side at `wide`. */
  const attend = (rows: number) =>
    kernel.attend(
      attended,
      wide,
      wide + width,
      wide + 2 * width,
      rows,
      rows,
      ATTENTION_INPUTS * width,
      ATTENTION_INPUTS * width,
      heads,
      width / heads,
      scratch,
    );

  return (tokens) => {
    const rows = tokens.length;
    embed(tokens, model, kernel.floats, offsetOf, x);
    normalize("n0", x, rows);
    for (let layer = 0; layer < layers; layer++) {
      const of = (name: string) => `layers.${layer}.${name}`;
      normalize(of("n1"), normed, rows);
      multiply(of("qkv"), normed, wide, rows);
      attend(rows);
      multiply(of("o"), attended, x, rows, true);
      normalize(of("n2"), normed, rows);
      multiply(of("f1"), normed, wide, rows);
      kernel.gelu(wide, rows * FEED_FORWARD_FACTOR * width);
      multiply(of("f2"), wide, x, rows, true);
    }
    normalize("nf", normed, rows);
  };
}

/** Writes the sum of each token's word, segment and position vectors. */
function embed(
  tokens: Token[],
  { tensors, width }: LineModel,
  floats: Float32Array,
  offsetOf: OffsetOf,
  out: number,
): void {
  const [segments, positions] = [offsetOf("seg.weight"), offsetOf("pos.weight")];
  for (const [row, { id, segment, position }] of tokens.entries()) {
    const to = out + row * width;
    tensors.get("e.weight")?.readRow(id, floats, to);
    const [from, at] = [segments + segment * width, positions + position * width];
    for (let i = 0; i < width; i++)
      floats[to + i] = value(floats, to + i) + value(floats, from + i) + value(floats, at + i);
  }
}

const value = (floats: Float32Array, index: number) => floats[index] as number;
