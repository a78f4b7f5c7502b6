/**
 * Non-cryptographic hashes, the same on every machine: FNV-1a over the UTF-16 units of texts, and a
 * mixer of numbers. For indexes into tables of trained weights, so a change invalidates these.
 */

const FNV_OFFSET_BASIS = 2166136261;
const FNV_PRIME = 16777619;

const add = (hash: number, code: number) => Math.imul(hash ^ code, FNV_PRIME);

/** Unsigned, 32 bits. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET_BASIS;
  for (let i = 0; i < text.length; i++) hash = add(hash, text.charCodeAt(i));
  return hash >>> 0;
}

const CARET = 94;
const DOLLAR = 36;

/**
 * Unsigned hash of a `^` and the first `length` characters. The `^` makes it differ from the hash of
 * the same letters in another part of a word.
 */
export function hashStart(text: string, length: number): number {
  let hash = add(FNV_OFFSET_BASIS, CARET);
  const to = Math.min(length, text.length);
  for (let i = 0; i < to; i++) hash = add(hash, text.charCodeAt(i));
  return hash >>> 0;
}

/**
 * Unsigned hash of the last `length` characters and `dollars` times a `$`, so that endings of
 * different lengths have different hashes.
 */
export function hashEnd(text: string, length: number, dollars: number): number {
  let hash = FNV_OFFSET_BASIS;
  for (let i = Math.max(0, text.length - length); i < text.length; i++)
    hash = add(hash, text.charCodeAt(i));
  for (let k = 0; k < dollars; k++) hash = add(hash, DOLLAR);
  return hash >>> 0;
}

/**
 * Hash of three integers. Signed, so that JavaScript engines store it as a small integer. The
 * constants are odd multipliers and offsets of integer mixers such as MurmurHash3's finalizer.
 */
export function mix(a: number, b: number, c: number): number {
  let hash =
    Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(b + 0x7f4a7c15, 0xc2b2ae35) ^
    Math.imul(c + 0x165667b1, 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
