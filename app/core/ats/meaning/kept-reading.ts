/**
 * Caches encoded texts and comparisons, so that only the changed line is read again after an edit.
 */

import type { ReadText } from "./comparison.ts";
import { chancesOf, type LineReader, readLine, readRequirement } from "./line-reader.ts";

/** Maximum number of cached texts of about 20 kB; the least recently used are dropped first. */
const MAX_TEXTS = 600;

interface ReaderCache {
  texts: Map<string, ReadText>;
  /** Probabilities by requirement and line; freed together with their texts. */
  chances: WeakMap<ReadText, WeakMap<ReadText, Float32Array>>;
}

const cacheByReader = new WeakMap<LineReader, ReaderCache>();

/**
 * Encoding a text costs as much as this many comparisons: about 4 ms of one core, against 0.2 ms.
 */
export const TEXT_COST = 20;

export interface CachedReader {
  readLine(line: { entry: string; text: string }): ReadText;
  readRequirement(asked: { name: string; asked: string }): ReadText;
  /** The probability of each of CLAIMS (line-reader.ts) for the requirement in the line. */
  chancesOf(requirement: ReadText, line: ReadText): Float32Array;
  /** The cost so far of what was not cached; 1 for each comparison, TEXT_COST for each text. */
  cost(): number;
}

export function createCachedReader(reader: LineReader): CachedReader {
  const cache: ReaderCache = cacheByReader.get(reader) ?? {
    texts: new Map(),
    chances: new WeakMap(),
  };
  cacheByReader.set(reader, cache);
  const { texts, chances } = cache;
  let cost = 0;
  const read = (key: string, make: () => ReadText): ReadText => {
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
    chancesOf(requirement, line) {
      const ofRequirement = chances.get(requirement) ?? new WeakMap<ReadText, Float32Array>();
      chances.set(requirement, ofRequirement);
      const cached = ofRequirement.get(line);
      if (cached) return cached;
      cost++;
      const computed = chancesOf(reader, requirement, line);
      ofRequirement.set(line, computed);
      return computed;
    },
    cost: () => cost,
  };
}
