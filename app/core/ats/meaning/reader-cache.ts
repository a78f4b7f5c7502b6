/**
 * Caches the texts that the neural line reader has encoded and its comparisons of them, so that only
 * the changed line is encoded again after an edit.
 */

import type { EncodedText } from "./comparison.ts";
import {
  claimProbabilities,
  encodeLine,
  encodeRequirement,
  type LineReader,
  type RequirementInput,
} from "./line-reader.ts";

/** Maximum number of cached texts; each takes about 20 kB. The least recently used are dropped first. */
const MAX_TEXTS = 600;

interface ReaderCache {
  texts: Map<string, EncodedText>;
  /** Probabilities by requirement and line; freed together with their texts. */
  probabilities: WeakMap<EncodedText, WeakMap<EncodedText, Float32Array>>;
}

const cacheByReader = new WeakMap<LineReader, ReaderCache>();

/**
 * Encoding a text costs as much as this many comparisons: about 4 ms of one core, against 0.2 ms.
 */
export const TEXT_COST = 20;

export interface CachedReader {
  encodeLine(line: { entry: string; text: string }): EncodedText;
  encodeRequirement(requirement: RequirementInput): EncodedText;
  /** For each of CLAIMS (line-reader.ts), the probability that the line makes it about the requirement. */
  claimProbabilities(requirement: EncodedText, line: EncodedText): Float32Array;
  /**
   * The cost so far of what was not cached, by which the caller pauses and stops: 1 for each
   * comparison, TEXT_COST for each text.
   */
  cost(): number;
}

/** Wraps a reader; all wrappers of one reader share a cache, but each counts its own cost. */
export function createCachedReader(reader: LineReader): CachedReader {
  const cache: ReaderCache = cacheByReader.get(reader) ?? {
    texts: new Map(),
    probabilities: new WeakMap(),
  };
  cacheByReader.set(reader, cache);
  const { texts, probabilities } = cache;
  let cost = 0;
  const getOrEncode = (key: string, encode: () => EncodedText): EncodedText => {
    const cached = texts.get(key);
    if (!cached) cost += TEXT_COST;
    const text = cached ?? encode();
    texts.delete(key);
    texts.set(key, text);
    const [oldest] = texts.keys();
    if (texts.size > MAX_TEXTS && oldest !== undefined) texts.delete(oldest);
    return text;
  };
  return {
    encodeLine: (line) =>
      getOrEncode(`line\n${line.entry}\n${line.text}`, () => encodeLine(reader, line)),
    encodeRequirement: (requirement) =>
      getOrEncode(`requirement\n${requirement.name}\n${requirement.sentence}`, () =>
        encodeRequirement(reader, requirement),
      ),
    claimProbabilities(requirement, line) {
      const byLine = probabilities.get(requirement) ?? new WeakMap<EncodedText, Float32Array>();
      probabilities.set(requirement, byLine);
      const cached = byLine.get(line);
      if (cached) return cached;
      cost++;
      const computed = claimProbabilities(reader, requirement, line);
      byLine.set(line, computed);
      return computed;
    },
    cost: () => cost,
  };
}
