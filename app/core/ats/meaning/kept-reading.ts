/** Caches encoded texts and comparisons, so that after an edit only the changed line is read again. */
import { chancesOf, type LineReader, readLine, readRequirement } from "./line-reader.ts";
import type { ReadText } from "./meeting.ts";

/** Size of the cache: texts of about 20 kB each; the least recently used are dropped first. */
const MAX_KEPT = 600;

interface Kept {
  texts: Map<string, ReadText>;
  /** By requirement and line; they go with their texts. */
  chances: WeakMap<ReadText, WeakMap<ReadText, Float32Array>>;
}

const keptBy = new WeakMap<LineReader, Kept>();

/** A text read costs as much as so many comparisons of two texts: some 4 ms of one core, and .2 ms. */
export const TEXT_COST = 20;

export interface KeptReader {
  readLine(line: { entry: string; text: string }): ReadText;
  readRequirement(asked: { name: string; asked: string }): ReadText;
  /** How likely the line says each of CLAIMS about the requirement. */
  chancesOf(requirement: ReadText, line: ReadText): Float32Array;
  /** What was read anew so far, in comparisons of two texts. */
  cost(): number;
}

export function keptReader(reader: LineReader): KeptReader {
  const kept: Kept = keptBy.get(reader) ?? { texts: new Map(), chances: new WeakMap() };
  keptBy.set(reader, kept);
  const { texts, chances } = kept;
  let cost = 0;
  const read = (key: string, make: () => ReadText): ReadText => {
    const known = texts.get(key);
    if (!known) cost += TEXT_COST;
    const text = known ?? make();
    texts.delete(key);
    texts.set(key, text);
    const [oldest] = texts.keys();
    if (texts.size > MAX_KEPT && oldest !== undefined) texts.delete(oldest);
    return text;
  };
  return {
    readLine: (line) => read(`line\n${line.entry}\n${line.text}`, () => readLine(reader, line)),
    readRequirement: (asked) =>
      read(`asked\n${asked.name}\n${asked.asked}`, () => readRequirement(reader, asked)),
    chancesOf(requirement, line) {
      const ofRequirement = chances.get(requirement) ?? new WeakMap<ReadText, Float32Array>();
      chances.set(requirement, ofRequirement);
      const known = ofRequirement.get(line);
      if (known) return known;
      cost++;
      const found = chancesOf(reader, requirement, line);
      ofRequirement.set(line, found);
      return found;
    },
    cost: () => cost,
  };
}
