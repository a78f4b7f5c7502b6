/**
 * Looks up WordNet's class of an English word: its lexicographer files (act, artifact, place …),
 * plus 1. It tells what an unknown word is about.
 */

/**
 * The number of each word's most common class, 1 to 127: 64 is added if it is of several parts of
 * speech (scripts/ats/word-senses.mjs).
 */
export type WordSenses = ReadonlyMap<string, number>;

/** Added to a class that was looked up by the verb's base form. */
const INFLECTED = 128;

/** @param text lines of `class word word …` */
export function readSenses(text: string): WordSenses {
  const senses = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [sense, ...words] = line.split(" ");
    for (const word of words) senses.set(word, Number(sense));
  }
  return senses;
}

/** The word's class, or that of the verb it is a form of (+ INFLECTED); 0 if it has none. */
export function senseOf(senses: WordSenses, { low, fold }: { low: string; fold: string }): number {
  const sense = senses.get(low) ?? senses.get(fold);
  if (sense) return sense;
  const ending = low.endsWith("ing") ? 3 : low.endsWith("ed") ? 2 : 0;
  if (!ending) return 0;
  const bare = low.slice(0, -ending);
  const verb = senses.get(bare) ?? senses.get(`${bare}e`) ?? senses.get(bare.slice(0, -1));
  return verb ? verb + INFLECTED : 0;
}
