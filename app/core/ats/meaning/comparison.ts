/**
 * The comparison part of the neural line reader: from a requirement and a resume line, both already
 * encoded, computes the probability of each class of claim (line-reader.ts). The tokens of each
 * side attend to those of the other (cross-attention).
 */
import type { Kernel } from "./kernel.ts";
import type { LineModel } from "./line-model.ts";
import { createMultiply, type OffsetOf } from "./memory-layout.ts";

/**
 * The cached projections of a requirement or a line: three lists of `comparisonWidth` numbers per
 * token, one after the other.
 */
export interface EncodedText {
  tokens: number;
  /**
   * For each token: attention queries or keys, attention values, and its part of the comparison.
   */
  projections: Float32Array;
  /** The mean over the tokens; only for lines. */
  mean: Float32Array;
}

/** Number of attention heads, as in training. */
const HEADS = 4;
const LISTS = 3;
/** The input of the last layers: mean and maximum of both sides, and the line's own mean. */
const FEATURES = 5;
/** Width of the last hidden layer, in multiples of `comparisonWidth`. */
const HIDDEN = 2;

/** Offsets of its buffers in the kernel's floats. */
interface ComparisonOffsets {
  requirement: number;
  line: number;
  attended: number;
  products: number;
  compared: number;
  features: number;
  hidden: number;
  probabilities: number;
  zeros: number;
  scratch: number;
}

/** Reserves the buffers. @param allocate returns the offset of so many floats */
export function allocateComparison(
  { comparisonWidth }: LineModel,
  maxTokens: number,
  classes: number,
  allocate: (count: number) => number,
): ComparisonOffsets {
  const forAll = (each: number) => allocate(each * maxTokens);
  return {
    requirement: forAll(LISTS * comparisonWidth),
    line: forAll(LISTS * comparisonWidth),
    attended: forAll(comparisonWidth),
    products: forAll(comparisonWidth),
    compared: forAll(comparisonWidth),
    features: allocate(FEATURES * comparisonWidth),
    hidden: allocate(HIDDEN * comparisonWidth),
    probabilities: allocate(classes),
    zeros: allocate(comparisonWidth),
    scratch: forAll(1),
  };
}

/**
 * A token is compared with what it attended to by three blocks of weights: for the token itself,
 * for what it attended to, and for the product of both. The first block does not depend on the
 * other side, so it is computed in advance.
 */
const OWN = 0;
const THEIRS = 1;
const PRODUCT = 2;

/** @returns a function that multiplies by one of the three blocks and adds the result at `out` */
function createBlockMultiply(
  { comparisonWidth }: LineModel,
  kernel: Kernel,
  offsetOf: OffsetOf,
  offsets: ComparisonOffsets,
) {
  return (name: string, part: number, from: number, out: number, rows: number) => {
    const weights = offsetOf(`${name}.weight`) + part * comparisonWidth * comparisonWidth;
    const bias = part === OWN ? offsetOf(`${name}.bias`) : offsets.zeros;
    kernel.multiply(out, from, weights, bias, rows, comparisonWidth, comparisonWidth, part !== OWN);
  };
}

/**
 * Prepares an encoded text for comparisons. The names of weights are those of scripts/ats/claims/student.py:
 * `cq`, `ck` and `cv` make attention queries, keys and values, `mix` and `back` compare a
 * requirement's and a line's tokens, `lp` projects the line's mean, `score`, `h1` and `h2` are the
 * last layers.
 * @param encoded offset of the encoder's output
 */
export function createProjection(
  model: LineModel,
  kernel: Kernel,
  offsetOf: OffsetOf,
  encoded: number,
  offsets: ComparisonOffsets,
) {
  const { comparisonWidth } = model;
  const { requirement: out, attended } = offsets;
  const multiply = createMultiply(model, kernel, offsetOf);
  const compare = createBlockMultiply(model, kernel, offsetOf, offsets);
  const meanOf = (tokens: number) => {
    const mean = new Float32Array(comparisonWidth);
    multiply("lp", encoded, attended, tokens);
    for (const [i, number] of kernel.floats
      .subarray(attended, attended + tokens * comparisonWidth)
      .entries())
      mean[i % comparisonWidth] = (mean[i % comparisonWidth] as number) + number / tokens;
    return mean;
  };

  /** @param side whether the encoded text is a requirement or a line */
  return (tokens: number, side: "requirement" | "line"): EncodedText => {
    const size = tokens * comparisonWidth;
    const isLine = side === "line";
    multiply(isLine ? "ck" : "cq", encoded, out, tokens);
    multiply("cv", encoded, out + size, tokens);
    compare(isLine ? "back" : "mix", OWN, out, out + 2 * size, tokens);
    const projections = kernel.floats.slice(out, out + LISTS * size);
    return { tokens, projections, mean: isLine ? meanOf(tokens) : new Float32Array() };
  };
}

/** @returns a function from a requirement and a line to the probabilities of the classes */
export function createComparison(
  model: LineModel,
  kernel: Kernel,
  offsetOf: OffsetOf,
  offsets: ComparisonOffsets,
  classes: number,
): (requirement: EncodedText, line: EncodedText) => Float32Array {
  const { comparisonWidth } = model;
  const { attended, products, compared, features, hidden, probabilities, scratch } = offsets;
  const { floats } = kernel;
  const f = (index: number) => floats[index] as number;
  const multiply = createMultiply(model, kernel, offsetOf);
  const compareBy = createBlockMultiply(model, kernel, offsetOf, offsets);

  /** Compares each token of one side with those of the other; writes the result at `compared`. */
  const compare = (name: string, own: number, tokens: number, other: number, others: number) => {
    const size = tokens * comparisonWidth;
    kernel.attend(
      attended,
      own,
      other,
      other + others * comparisonWidth,
      tokens,
      others,
      comparisonWidth,
      comparisonWidth,
      HEADS,
      comparisonWidth / HEADS,
      scratch,
    );
    for (let i = 0; i < size; i++) floats[products + i] = f(attended + i) * f(own + size + i);
    floats.copyWithin(compared, own + 2 * size, own + LISTS * size);
    compareBy(name, THEIRS, attended, compared, tokens);
    compareBy(name, PRODUCT, products, compared, tokens);
    kernel.gelu(compared, size);
  };

  /** Pools `compared` over the tokens: writes the weighted sum at `index`, and the maximum after it. */
  const pool = (index: number, tokens: number, weightOf: (token: number) => number) => {
    floats.fill(0, index, index + comparisonWidth);
    floats.fill(-Infinity, index + comparisonWidth, index + 2 * comparisonWidth);
    for (let token = 0; token < tokens; token++) {
      const weight = weightOf(token);
      const from = compared + token * comparisonWidth;
      for (let i = 0; i < comparisonWidth; i++) {
        const number = f(from + i);
        floats[index + i] = f(index + i) + weight * number;
        if (number > f(index + comparisonWidth + i)) floats[index + comparisonWidth + i] = number;
      }
    }
  };

  /** How much each of the requirement's tokens counts, 1 in all. */
  const attentionShares = (tokens: number): number[] => {
    const weights = offsetOf("score.weight");
    const scores = Array.from({ length: tokens }, (_, token) => {
      let sum = 0;
      for (let i = 0; i < comparisonWidth; i++)
        sum += f(weights + i) * f(compared + token * comparisonWidth + i);
      return sum;
    });
    return softmax(scores);
  };

  return (requirement, line) => {
    floats.set(requirement.projections, offsets.requirement);
    floats.set(line.projections, offsets.line);
    compare("mix", offsets.requirement, requirement.tokens, offsets.line, line.tokens);
    const shares = attentionShares(requirement.tokens);
    pool(features, requirement.tokens, (token) => shares[token] as number);
    compare("back", offsets.line, line.tokens, offsets.requirement, requirement.tokens);
    pool(features + 2 * comparisonWidth, line.tokens, () => 1 / line.tokens);
    floats.set(line.mean, features + 4 * comparisonWidth);
    multiply("h1", features, hidden, 1);
    kernel.gelu(hidden, HIDDEN * comparisonWidth);
    multiply("h2", hidden, probabilities, 1);
    return Float32Array.from(softmax([...floats.subarray(probabilities, probabilities + classes)]));
  };
}

function softmax(numbers: number[]): number[] {
  const max = Math.max(...numbers);
  const powers = numbers.map((number) => Math.exp(number - max));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
