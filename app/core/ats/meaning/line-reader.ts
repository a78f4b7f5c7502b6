/**
 * The neural line reader: encodes each line of a resume and each requirement once, then classifies what a line claims
 * about its writer and a requirement (docs/decisions/0053). Learned from written lines.
 */
import { createEncoder, placeEncoder, type Token } from "./encoder.ts";
import { type Kernel, plainKernel } from "./kernel.ts";
import { createMeeting, createProjection, placeMeeting, type ReadText } from "./meeting.ts";
import { type PackedReader, unpackReader } from "./packed-reader.ts";
import { loadWeights, placer, placesOf } from "./places.ts";
import { wordPieces } from "./word-pieces.ts";

/** Where the site serves it, gzipped. */
export const READER_PATH = "/ats/meaning.bin";

/** Classes of what a line can claim about a requirement; the first three show it. */
export const CLAIMS = [
  ...(["does", "leads", "holds", "half", "studied", "progress"] as const),
  ...(["wished", "denied", "lapsed", "others", "deals", "unrelated"] as const),
];
const SHOWING = 3;

/** Most tokens of the parts of a requirement and of a line, as in training; a part's place is its segment. */
const NAME_AND_ASKED = [12, 28] as const;
const ENTRY_AND_TEXT = [20, 60] as const;
const LINE_SEGMENT = 2;
const MAX_TOKENS = ENTRY_AND_TEXT[0] + ENTRY_AND_TEXT[1];

export interface LineReader {
  encodeRequirement(tokens: Token[]): ReadText;
  encodeLine(tokens: Token[]): ReadText;
  meet(requirement: ReadText, line: ReadText): Float32Array;
  vocabulary: PackedReader["vocabulary"];
}

/**
 * @param bytes the unzipped file at READER_PATH
 * @param kernelOf makes the arithmetic on so many floats: `wasmKernel`'s is several times faster
 * @throws where the file is damaged or of another version
 */
export function openReader(
  bytes: ArrayBuffer,
  kernelOf: (length: number) => Kernel = plainKernel,
): LineReader {
  const packed = unpackReader(bytes);
  const { take, end } = placer();
  const placeOf = placesOf(packed, take);
  const encoding = placeEncoder(packed, MAX_TOKENS, take);
  const meeting = placeMeeting(packed, MAX_TOKENS, CLAIMS.length, take);
  const kernel = kernelOf(end());
  loadWeights(packed, placeOf, kernel.floats);
  const encode = createEncoder(packed, kernel, placeOf, encoding);
  const project = createProjection(packed, kernel, placeOf, encoding.normed, meeting);
  return {
    vocabulary: packed.vocabulary,
    meet: createMeeting(packed, kernel, placeOf, meeting, CLAIMS.length),
    encodeRequirement(tokens) {
      encode(tokens);
      return project(tokens.length, "requirement");
    },
    encodeLine(tokens) {
      encode(tokens);
      return project(tokens.length, "line");
    },
  };
}

/** @param line with the heading of its entry, or "" */
export function readLine(reader: LineReader, line: { entry: string; text: string }): ReadText {
  const parts = [line.entry, line.text];
  return reader.encodeLine(tokensOf(reader, parts, ENTRY_AND_TEXT, LINE_SEGMENT));
}

/** @param asked the posting's words around the requirement */
export function readRequirement(
  reader: LineReader,
  { name, asked }: { name: string; asked: string },
): ReadText {
  return reader.encodeRequirement(tokensOf(reader, [name, asked], NAME_AND_ASKED, 0));
}

/** The probability of each of CLAIMS. */
export function chancesOf(reader: LineReader, requirement: ReadText, line: ReadText): Float32Array {
  return reader.meet(requirement, line);
}

export function shownChance(chances: Float32Array): number {
  return chances.subarray(0, SHOWING).reduce((sum, chance) => sum + chance, 0);
}

function tokensOf(
  { vocabulary }: LineReader,
  parts: string[],
  most: readonly number[],
  firstSegment: number,
): Token[] {
  const tokens = parts.flatMap((text, part) =>
    wordPieces(vocabulary, text, most[part] ?? 0).map((id, position) => ({
      ...{ id, segment: firstSegment + part, position },
    })),
  );
  // A text without any word is one empty token, as in training.
  return tokens.length > 0 ? tokens : [{ id: 0, segment: 0, position: 0 }];
}
