/** The usual work of each occupation: ESCO's essential skills and O*NET's activities, as word roots. */
import type { WeightedWord } from "#app/core/ats/evidence/likely-words.ts";
import { type NumberReader, placeOf } from "./packed-numbers.ts";

export interface UsualWork {
  /**
   * @returns the share of these occupations that do a thing: one of their phrases has most of its words, including one
   * that is not in every phrase
   */
  shareDoing(sought: readonly WeightedWord[], places: readonly number[]): number;
}

/** A phrase must have this share of the thing's word weights; counted on judged pairs. */
const LEAST = { cover: 0.6, rarity: 0.4 };
/** Words of a phrase that is about one word. */
const LONGEST_OF_ONE = 2;

export function readUsualWork(
  next: NumberReader,
  head: { codes: readonly string[]; roots: string; phrases: number },
): UsualWork {
  const roots = new Map(head.roots.split(" ").map((root, place) => [root, place]));
  const rising = (most: number) => {
    let place = -1;
    return Array.from({ length: next() }, () => {
      place += next() + 1;
      return placeOf(place, most);
    });
  };
  const phrases = Array.from({ length: head.phrases }, () => rising(roots.size));
  const own = head.codes.map(() => rising(phrases.length));
  return {
    shareDoing(sought, places) {
      const known = new Map(sought.map((each) => [roots.get(each.word.root), each]));
      known.delete(undefined);
      if (known.size === 0) return 0;
      const isDone = (phrase: number) => saysMost(phrases[phrase] as number[], known);
      return places.filter((place) => own[place]?.some(isDone)).length / places.length;
    },
  };
}

function saysMost(
  phrase: readonly number[],
  known: ReadonlyMap<number | undefined, WeightedWord>,
): boolean {
  let cover = 0;
  let rarest = 0;
  for (const root of phrase) {
    const met = known.get(root);
    if (!met) continue;
    cover += met.share;
    rarest = Math.max(rarest, met.rarity);
  }
  // One word in a longer phrase is what the work is about: `sell in a warehouse`.
  if (known.size === 1 && phrase.length > LONGEST_OF_ONE) return false;
  return cover >= LEAST.cover && rarest >= LEAST.rarity;
}
