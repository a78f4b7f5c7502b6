/**
 * The neural line reader: encodes each line of a resume and each requirement once, then classifies
 * what each line says of its writer and each requirement: does it, studied it, sells it …
 * (docs/decisions/0053).
 */

import {
  allocateComparison,
  createComparison,
  createProjection,
  type EncodedText,
} from "./comparison.ts";
import { allocateEncoder, createEncoder, type Token } from "./encoder.ts";
import { type Kernel, plainKernel } from "./kernel.ts";
import { type LineModel, unpackLineModel } from "./line-model.ts";
import { allocateTensors, createAllocator, loadWeights } from "./memory-layout.ts";
import { wordPieces } from "./word-pieces.ts";

/** The path at which the site serves the trained model, gzipped. */
export const READER_PATH = "/ats/meaning.bin";

/**
 * Classes of what a line can claim about a requirement, named and ordered as in training. Only the
 * first three count as showing it.
 */
export const CLAIMS = [
  "does",
  "leads",
  // A license or certificate.
  "holds",
  // Does it in part.
  "half",
  "studied",
  // Is learning it.
  "progress",
  "wished",
  "denied",
  "lapsed",
  // It is the work of other people.
  "others",
  // Sells or arranges it without doing it.
  "deals",
  "unrelated",
] as const;
const SHOWING_CLASSES = 3;

/** Maximum tokens of a requirement's name and sentence, as in training. */
const REQUIREMENT_TOKEN_LIMITS = [12, 28] as const;
/** Maximum tokens of the heading of a line's entry and of the line's text, as in training. */
const LINE_TOKEN_LIMITS = [20, 60] as const;
/** The segment of a line's first part (Token.segment in encoder.ts). */
const LINE_SEGMENT = 2;
const MAX_TOKENS = LINE_TOKEN_LIMITS[0] + LINE_TOKEN_LIMITS[1];

export interface LineReader {
  encodeRequirementTokens(tokens: Token[]): EncodedText;
  encodeLineTokens(tokens: Token[]): EncodedText;
  /** The probability of each of CLAIMS. */
  compare(requirement: EncodedText, line: EncodedText): Float32Array;
  vocabulary: LineModel["vocabulary"];
}

/**
 * @param bytes the unzipped file at READER_PATH
 * @param kernelOf creates a kernel with this many floats; that of `wasmKernel` is several times
 * faster
 * @throws if the file is damaged or of another version
 */
export function createLineReader(
  bytes: ArrayBuffer,
  kernelOf: (length: number) => Kernel = plainKernel,
): LineReader {
  const model = unpackLineModel(bytes);
  const { allocate, usedLength } = createAllocator();
  const offsetOf = allocateTensors(model, allocate);
  const encoding = allocateEncoder(model, MAX_TOKENS, allocate);
  const comparison = allocateComparison(model, MAX_TOKENS, CLAIMS.length, allocate);
  const kernel = kernelOf(usedLength());
  loadWeights(model, offsetOf, kernel.floats);
  const encode = createEncoder(model, kernel, offsetOf, encoding);
  const project = createProjection(model, kernel, offsetOf, encoding.normed, comparison);
  // `encode` writes its result to `encoding.normed`, which `project` reads.
  return {
    vocabulary: model.vocabulary,
    compare: createComparison(model, kernel, offsetOf, comparison, CLAIMS.length),
    encodeRequirementTokens(tokens) {
      encode(tokens);
      return project(tokens.length, "requirement");
    },
    encodeLineTokens(tokens) {
      encode(tokens);
      return project(tokens.length, "line");
    },
  };
}

/** Encodes a line. @param line its text, and the heading of its entry or "" */
export function encodeLine(reader: LineReader, line: { entry: string; text: string }): EncodedText {
  const parts = [line.entry, line.text];
  return reader.encodeLineTokens(tokensOf(reader, parts, LINE_TOKEN_LIMITS, LINE_SEGMENT));
}

/** The texts of a requirement that are encoded. */
export interface RequirementInput {
  name: string;
  /** The posting's sentence around the name. */
  sentence: string;
}

/** Encodes a requirement. */
export function encodeRequirement(
  reader: LineReader,
  { name, sentence }: RequirementInput,
): EncodedText {
  return reader.encodeRequirementTokens(
    tokensOf(reader, [name, sentence], REQUIREMENT_TOKEN_LIMITS, 0),
  );
}

/** The probability of each of CLAIMS. */
export function claimProbabilities(
  reader: LineReader,
  requirement: EncodedText,
  line: EncodedText,
): Float32Array {
  return reader.compare(requirement, line);
}

/** The probability that the line shows the requirement. */
export function probabilityShown(probabilities: Float32Array): number {
  return probabilities
    .subarray(0, SHOWING_CLASSES)
    .reduce((sum, probability) => sum + probability, 0);
}

/** Added to probabilities, to bound their log-odds near 0 and 1. */
const SMOOTHING = 1e-3;
/** The smoothed logarithm of the odds. */
export const logOdds = (probability: number) =>
  Math.log((probability + SMOOTHING) / (1 - probability + SMOOTHING));

/** The tokens of the parts of a text, each cut to its maximum. */
function tokensOf(
  { vocabulary }: LineReader,
  parts: string[],
  maxTokens: readonly number[],
  firstSegment: number,
): Token[] {
  const tokens = parts.flatMap((text, part) =>
    wordPieces(vocabulary, text, maxTokens[part] ?? 0).map((id, position) => ({
      id,
      segment: firstSegment + part,
      position,
    })),
  );
  // A text without any word is one empty token, as in training.
  return tokens.length > 0 ? tokens : [{ id: 0, segment: 0, position: 0 }];
}
