/**
 * Stores names of towns and jobs as a Bloom filter of ten bits a name, with which imports recognize them (decision
 * 0057). It contains all names that were added to it, and about 1 % of all other names by mistake.
 */

/** The filter in memory. */
export interface NameFilter {
  bits: Uint8Array;
  /** The number of bits that each name sets. */
  hashes: number;
}

/** The filter as JSON. */
export interface PackedNameFilter {
  /** The bits, in base64. */
  bytes: string;
  hashes: number;
}

export const unpackNameFilter = ({ bytes, hashes }: PackedNameFilter): NameFilter => ({
  bits: Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0)),
  hashes,
});

/** One filter holds several kinds of names; the kind is part of the key. */
export type NameKind = "town" | "job";

/** True for a name that was added, in any case and with or without accents. */
export const hasName = (filter: NameFilter, kind: NameKind, name: string): boolean =>
  bitsOf(filter, kind, name).every(
    (bit) => ((filter.bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
  );

/** Adds a name to the filter; scripts that build the filter call it. */
export function addName(filter: NameFilter, kind: NameKind, name: string): void {
  for (const bit of bitsOf(filter, kind, name))
    filter.bits[bit >> 3] = (filter.bits[bit >> 3] ?? 0) | (1 << (bit & 7));
}

/**
 * The positions of a name's bits: each is one hash plus a multiple of another, as Kirsch and Mitzenmacher (2006)
 * describe.
 */
function bitsOf({ bits, hashes }: NameFilter, kind: NameKind, name: string): number[] {
  const key = `${kind}:${normalizeName(name)}`;
  // The seeds are the offset basis and the prime of FNV-1a.
  const [first, step] = [hash(key, 0x811c9dc5), hash(key, 0x01000193) | 1];
  return Array.from(
    { length: hashes },
    (_, index) => ((first + Math.imul(index, step)) >>> 0) % (bits.length * 8),
  );
}

const normalizeName = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** FNV-1a over UTF-16 units, mixed at the end so that every bit depends on every letter. */
function hash(text: string, seed: number): number {
  let sum = seed;
  for (let index = 0; index < text.length; index++)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}
