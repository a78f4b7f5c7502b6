/**
 * The comparison part of the neural line reader: from a requirement and a resume line, both already
 * encoded, computes the probability of each class of claim (line-reader.ts). The tokens of each
 * side attend to those of the other. `meeting` is the size of a token's vector in this part.
 */
import type { Kernel } from "./kernel.ts";
import type { PackedReader } from "./packed-reader.ts";
import { multiplierOf, type PlaceOf } from "./places.ts";

/**
 * The cached projections of a requirement or a line: three lists of `meeting` numbers per token,
 * one after the other.
 */
export interface ReadText {
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
/** Width of the last hidden layer, in multiples of `meeting`. */
const HIDDEN = 2;

/** Offsets of its buffers in the kernel's floats. */
interface Places {
  requirement: number;
  line: number;
  attended: number;
  products: number;
  compared: number;
  features: number;
  hidden: number;
  chances: number;
  zeros: number;
  scratch: number;
}

export function placeComparison(
  { meeting }: PackedReader,
  maxTokens: number,
  classes: number,
  allocate: (count: number) => number,
): Places {
  const forAll = (each: number) => allocate(each * maxTokens);
  return {
    requirement: forAll(LISTS * meeting),
    line: forAll(LISTS * meeting),
    attended: forAll(meeting),
    products: forAll(meeting),
    compared: forAll(meeting),
    features: allocate(FEATURES * meeting),
    hidden: allocate(HIDDEN * meeting),
    chances: allocate(classes),
    zeros: allocate(meeting),
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
function comparerOf({ meeting }: PackedReader, kernel: Kernel, placeOf: PlaceOf, places: Places) {
  return (name: string, part: number, from: number, out: number, rows: number) => {
    const weights = placeOf(`${name}.weight`) + part * meeting * meeting;
    const bias = part === OWN ? placeOf(`${name}.bias`) : places.zeros;
    kernel.multiply(out, from, weights, bias, rows, meeting, meeting, part !== OWN);
  };
}

/** @param encoded offset of the encoder's output */
export function createProjection(
  packed: PackedReader,
  kernel: Kernel,
  placeOf: PlaceOf,
  encoded: number,
  places: Places,
) {
  const { meeting } = packed;
  const { requirement: out, attended } = places;
  const multiply = multiplierOf(packed, kernel, placeOf);
  const compare = comparerOf(packed, kernel, placeOf, places);
  const meanOf = (tokens: number) => {
    const mean = new Float32Array(meeting);
    multiply("lp", encoded, attended, tokens);
    for (const [i, number] of kernel.floats
      .subarray(attended, attended + tokens * meeting)
      .entries())
      mean[i % meeting] = (mean[i % meeting] as number) + number / tokens;
    return mean;
  };

  /** @param side whether the encoded text is a requirement or a line */
  return (tokens: number, side: "requirement" | "line"): ReadText => {
    const size = tokens * meeting;
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
  packed: PackedReader,
  kernel: Kernel,
  placeOf: PlaceOf,
  places: Places,
  classes: number,
): (requirement: ReadText, line: ReadText) => Float32Array {
  const { meeting } = packed;
  const { attended, products, compared, features, hidden, chances, scratch } = places;
  const { floats } = kernel;
  const f = (at: number) => floats[at] as number;
  const multiply = multiplierOf(packed, kernel, placeOf);
  const compareBy = comparerOf(packed, kernel, placeOf, places);

  /** Compares each token of one side with those of the other; writes the result at `compared`. */
  const compare = (name: string, own: number, tokens: number, other: number, others: number) => {
    const size = tokens * meeting;
    kernel.attend(
      attended,
      own,
      other,
      other + others * meeting,
      tokens,
      others,
      meeting,
      meeting,
      HEADS,
      meeting / HEADS,
      scratch,
    );
    for (let i = 0; i < size; i++) floats[products + i] = f(attended + i) * f(own + size + i);
    floats.copyWithin(compared, own + 2 * size, own + LISTS * size);
    compareBy(name, THEIRS, attended, compared, tokens);
    compareBy(name, PRODUCT, products, compared, tokens);
    kernel.gelu(compared, size);
  };

  /** Pools over the tokens: writes the weighted sum at `at`, and the maximum after it. */
  const pool = (at: number, tokens: number, weightOf: (token: number) => number) => {
    floats.fill(0, at, at + meeting);
    floats.fill(-Infinity, at + meeting, at + 2 * meeting);
    for (let token = 0; token < tokens; token++) {
      const weight = weightOf(token);
      const from = compared + token * meeting;
      for (let i = 0; i < meeting; i++) {
        const number = f(from + i);
        floats[at + i] = f(at + i) + weight * number;
        if (number > f(at + meeting + i)) floats[at + meeting + i] = number;
      }
    }
  };

  const sharesOfTokens = (tokens: number): number[] => {
    const weights = placeOf("score.weight");
    const scores = Array.from({ length: tokens }, (_, token) => {
      let sum = 0;
      for (let i = 0; i < meeting; i++) sum += f(weights + i) * f(compared + token * meeting + i);
      return sum;
    });
    return softmax(scores);
  };

  return (requirement, line) => {
    floats.set(requirement.projections, places.requirement);
    floats.set(line.projections, places.line);
    compare("mix", places.requirement, requirement.tokens, places.line, line.tokens);
    const shares = sharesOfTokens(requirement.tokens);
    pool(features, requirement.tokens, (token) => shares[token] as number);
    compare("back", places.line, line.tokens, places.requirement, requirement.tokens);
    pool(features + 2 * meeting, line.tokens, () => 1 / line.tokens);
    floats.set(line.mean, features + 4 * meeting);
    multiply("h1", features, hidden, 1);
    kernel.gelu(hidden, HIDDEN * meeting);
    multiply("h2", hidden, chances, 1);
    return Float32Array.from(softmax([...floats.subarray(chances, chances + classes)]));
  };
}

function softmax(numbers: number[]): number[] {
  const max = Math.max(...numbers);
  const powers = numbers.map((number) => Math.exp(number - max));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
