/**
 * Caches encoded texts and comparisons, so that only the changed line is read again after an edit.
 */

import type { EncodedText } from "./comparison.ts";
import { claimProbabilities, type LineReader, readLine, readRequirement } from "./line-reader.ts";

/** Maximum number of cached texts of about 20 kB; the least recently used are dropped first. */
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
  readLine(line: { entry: string; text: string }): EncodedText;
  readRequirement(asked: { name: string; asked: string }): EncodedText;
  /** The probability of each of CLAIMS (line-reader.ts) for the requirement in the line. */
  claimProbabilities(requirement: EncodedText, line: EncodedText): Float32Array;
  /** The cost so far of what was not cached; 1 for each comparison, TEXT_COST for each text. */
  cost(): number;
}

export function createCachedReader(reader: LineReader): CachedReader {
  const cache: ReaderCache = cacheByReader.get(reader) ?? {
    texts: new Map(),
    probabilities: new WeakMap(),
  };
  cacheByReader.set(reader, cache);
  const { texts, probabilities } = cache;
  let cost = 0;
  const read = (key: string, make: () => EncodedText): EncodedText => {
    const cached = texts.get(key);
    if (!cached) cost += TEXT_COST;
    const text = cached ?? make();
    texts.delete(key);
    texts.set(key, text);
    const [oldest] = texts.keys();
    if (texts.size > MAX_TEXTS && oldest !== undefined) texts.delete(oldest);
    return text;
  };
  return {
    readLine: (line) => read(`line\n${line.entry}\n${line.text}`, () => readLine(reader, line)),
    readRequirement: (asked) =>
      read(`asked\n${asked.name}\n${asked.asked}`, () => readRequirement(reader, asked)),
    claimProbabilities(requirement, line) {
      const ofRequirement =
        probabilities.get(requirement) ?? new WeakMap<EncodedText, Float32Array>();
      probabilities.set(requirement, ofRequirement);
      const cached = ofRequirement.get(line);
      if (cached) return cached;
      cost++;
      const computed = claimProbabilities(reader, requirement, line);
      ofRequirement.set(line, computed);
      return computed;
    },
    cost: () => cost,
  };
}
