/** Unpacks the line reader's trained model from the file that scripts/ats/claims/pack_student.py makes. */
import { type Vocabulary, vocabularyOf } from "./word-pieces.ts";

const VERSION = 1;
/** Bytes at the start of the file, which give the length of the header. */
const LENGTH_BYTES = 4;
/** Bytes of a 16-bit float. */
const HALF_BYTES = 2;

export interface LineModel {
  vocabulary: Vocabulary;
  /** Size of a token's vector in the encoder. */
  width: number;
  layers: number;
  heads: number;
  /** Size of a token's vector in the comparison (comparison.ts). */
  comparisonWidth: number;
  tensors: ReadonlyMap<string, PackedTensor>;
}

export interface PackedTensor {
  rows: number;
  /** 1 for a vector. */
  columns: number;
  /** Writes the numbers of one row to `out`, from index `to` on. */
  readRow(row: number, out: Float32Array, to: number): void;
}

interface Header {
  version: number;
  /** The training data, with licenses. */
  sources: string[];
  /** Adler-32 checksum of all bytes after the header. */
  check: number;
  width: number;
  layers: number;
  heads: number;
  /** The file's name for `comparisonWidth`. */
  meeting: number;
  /** Name, rows and, for a matrix, columns, in the order of the file. */
  tensors: [string, number, number?][];
  /** All word pieces, separated by spaces. */
  vocabulary: string;
}

/**
 * @param bytes the unzipped file
 * @throws if it is of another version, cut short or damaged
 */
export function unpackLineModel(bytes: ArrayBuffer): LineModel {
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, LENGTH_BYTES, length));
  const header = JSON.parse(text) as Header;
  const body = new Uint8Array(bytes, LENGTH_BYTES + length);
  if (header.version !== VERSION)
    throw new Error(`The line reader's model has version ${header.version}`);
  if (adler32(body) !== header.check) throw new Error("The line reader's model is damaged");
  const { width, layers, heads, meeting } = header;
  const vocabulary = vocabularyOf(header.vocabulary.split(" "));
  return {
    vocabulary,
    width,
    layers,
    heads,
    comparisonWidth: meeting,
    tensors: tensorsOf(header, body),
  };
}

/**
 * The file has for a matrix first a scale for each row (a 16-bit float), then all values as signed
 * bytes; for a vector only 16-bit floats.
 */
function tensorsOf(header: Header, body: Uint8Array): Map<string, PackedTensor> {
  const view = new DataView(body.buffer, body.byteOffset);
  const tensors = new Map<string, PackedTensor>();
  let at = 0;
  for (const [name, rows, columns] of header.tensors) {
    const floatsStart = at;
    const bytesStart = at + rows * HALF_BYTES;
    const readFloat = (row: number) =>
      fromHalf(view.getUint16(floatsStart + row * HALF_BYTES, true));
    const readRow: PackedTensor["readRow"] =
      columns === undefined
        ? (row, out, to) => {
            out[to] = readFloat(row);
          }
        : (row, out, to) => {
            const scale = readFloat(row);
            for (let i = 0; i < columns; i++)
              out[to + i] = view.getInt8(bytesStart + row * columns + i) * scale;
          };
    tensors.set(name, { rows, columns: columns ?? 1, readRow });
    at = bytesStart + rows * (columns ?? 0);
  }
  return tensors;
}

/** Decodes a 16-bit float: sign, five bits of exponent, ten of fraction. */
function fromHalf(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}

/** The largest prime below 65536. */
const ADLER_MODULUS = 65521;
/** Number of bytes that can be added before the sums are no longer exact integers. */
const ADLER_BLOCK = 65536;

/** The Adler-32 checksum. */
function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let start = 0; start < bytes.length; start += ADLER_BLOCK) {
    const end = Math.min(bytes.length, start + ADLER_BLOCK);
    for (let i = start; i < end; i++) {
      a += bytes[i] as number;
      b += a;
    }
    a %= ADLER_MODULUS;
    b %= ADLER_MODULUS;
  }
  return b * 65536 + a;
}
