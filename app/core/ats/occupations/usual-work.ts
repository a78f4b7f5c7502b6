/**
 * Reads the usual work of each occupation from the file of occupations: ESCO's essential skills and
 * O*NET's activities, as phrases of word roots.
 */
import type { WeightedWord } from "#app/core/ats/evidence/similar-wording.ts";
import { checkedIndex, type NumberReader } from "./packed-numbers.ts";

export interface UsualWork {
  /**
   * @param words the weighted words of a requirement
   * @param places indexes of occupations
   * @returns the share of these occupations whose work includes it: one of their phrases has most
   * of its words, including a rare one
   */
  shareOfOccupationsDoing(words: readonly WeightedWord[], places: readonly number[]): number;
}

/**
 * A phrase must contain words with this share of the requirement's weight, one of them this rare
 * (measured on judged pairs).
 */
const MIN = { coverage: 0.6, rarity: 0.4 };
/** Maximum words of a phrase for a requirement of which only one word is known. */
const LONGEST_OF_ONE = 2;

/** @param next reads the file from here on @param head the file's head (occupations.ts) */
export function readUsualWork(
  next: NumberReader,
  head: { codes: readonly string[]; roots: string; phrases: number },
): UsualWork {
  const roots = new Map(head.roots.split(" ").map((root, place) => [root, place]));
  // Sorted indexes below `count`, stored as how many there are and the gaps between them.
  const readSorted = (count: number) => {
    let place = -1;
    return Array.from({ length: next() }, () => {
      place += next() + 1;
      return checkedIndex(place, count);
    });
  };
  const phrases = Array.from({ length: head.phrases }, () => readSorted(roots.size));
  const phrasesOf = head.codes.map(() => readSorted(phrases.length));
  return {
    shareOfOccupationsDoing(words, places) {
      const known = new Map(words.map((each) => [roots.get(each.word.root), each]));
      // Words that are in no phrase.
      known.delete(undefined);
      if (known.size === 0) return 0;
      const isDone = (phrase: number) => hasMostWords(phrases[phrase] as number[], known);
      return places.filter((place) => phrasesOf[place]?.some(isDone)).length / places.length;
    },
  };
}

/** Whether a phrase has most of a requirement's words. @param known its words by their root */
function hasMostWords(
  phrase: readonly number[],
  known: ReadonlyMap<number | undefined, WeightedWord>,
): boolean {
  let coverage = 0;
  let rarest = 0;
  for (const root of phrase) {
    const word = known.get(root);
    if (!word) continue;
    coverage += word.share;
    rarest = Math.max(rarest, word.rarity);
  }
  // In a longer phrase, one word may be only where the work is done: `sell in a warehouse`.
  if (known.size === 1 && phrase.length > LONGEST_OF_ONE) return false;
  return coverage >= MIN.coverage && rarest >= MIN.rarity;
}
