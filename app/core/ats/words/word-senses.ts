/**
 * Looks up the sense of an English word in WordNet, which tells what an unknown word is about. WordNet sorts all
 * meanings of words into classes, its lexicographer files (act, artifact, place …). A sense is a number that stands for
 * the class of a word's most common meanings: the number of the file plus 1, with flags added.
 */

/**
 * Each word's sense: its class, from 1, plus 64 if the word has several parts of speech (scripts/ats/word-senses.mjs).
 * At most 127.
 */
export type WordSenses = ReadonlyMap<string, number>;

/** Added to the sense of a verb that was looked up by its base form. */
const INFLECTED = 128;

/** @param text lines of `sense word word …` */
export function readSenses(text: string): WordSenses {
  const senses = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [sense, ...words] = line.split(" ");
    for (const word of words) senses.set(word, Number(sense));
  }
  return senses;
}

/**
 * The word's sense, or that of the verb it is a form of (+ INFLECTED): walked, used, planned. 0 if it has none.
 * @param low the word in lower case
 * @param fold the same folded by foldWord
 */
export function senseOf(senses: WordSenses, { low, fold }: { low: string; fold: string }): number {
  const sense = senses.get(low) ?? senses.get(fold);
  if (sense) return sense;
  const ending = ["ing", "ed"].find((each) => low.endsWith(each));
  if (ending === undefined) return 0;
  const bare = low.slice(0, -ending.length);
  const verb = senses.get(bare) ?? senses.get(`${bare}e`) ?? senses.get(bare.slice(0, -1));
  return verb ? verb + INFLECTED : 0;
}
