/** Classes of English words (WordNet's lexicographer files), for guessing what an unknown name is like. */

/** Word → its commonest class, 1 to 127; see scripts/ats/word-senses.mjs. */
export type WordSenses = ReadonlyMap<string, number>;

/** Marks a class that was found under a verb's bare form. */
const INFLECTED = 128;

/** Lines of `class word word …`. */
export function readSenses(text: string): WordSenses {
  const senses = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [sense, ...words] = line.split(" ");
    for (const word of words) senses.set(word, Number(sense));
  }
  return senses;
}

/** 0 for a word without a class. */
export function senseOf(senses: WordSenses, { low, fold }: { low: string; fold: string }): number {
  const own = senses.get(low) ?? senses.get(fold);
  if (own) return own;
  const ending = low.endsWith("ing") ? 3 : low.endsWith("ed") ? 2 : 0;
  if (!ending) return 0;
  const bare = low.slice(0, -ending);
  const verb = senses.get(bare) ?? senses.get(`${bare}e`) ?? senses.get(bare.slice(0, -1));
  return verb ? verb + INFLECTED : 0;
}
