/**
 * The languages whose postings are read by rules, and how their texts are prepared. English postings
 * are read by the tagger instead, which was trained on English.
 */

import { matchesOf } from "#app/core/ats/words/matches-of.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import type { LanguageRules } from "./language-rules.ts";
import { POLISH } from "./polish.ts";
import { SPANISH } from "./spanish.ts";

/** By ISO 639-1 code. */
export const LANGUAGE_RULES: Readonly<Record<string, LanguageRules>> = {
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pl: POLISH,
};

/** Replaces ł and ß, which have no accent to remove, by plain letters; offsets stay the same. */
export const plainLetters = (text: string): string =>
  text.replaceAll("ł", "l").replaceAll("Ł", "L").replaceAll("ß", "s");

/** Stemmer for inflected languages: removes an ending if the rest is long enough. */
export function stemmerFor({ endings }: LanguageRules): (fold: string) => string {
  return (fold) => {
    if (fold.length < SHORTEST_INFLECTED) return fold;
    const stem = fold.replace(endings, "");
    return stem.length >= SHORTEST_STEM ? stem : fold;
  };
}

/** Minimum letters of an inflected word, and of its stem. */
const SHORTEST_INFLECTED = 5;
const SHORTEST_STEM = 4;

/**
 * Replaces degrees, years and dates by English words at the same offsets, so that the rules for
 * English work on them: `3 Jahre Erfahrung` becomes `3 year        exp`.
 * @param text a clean text
 */
export function inEnglish(text: string, { englishReplacements }: LanguageRules): string {
  let english = text;
  for (const [pattern, word] of englishReplacements) {
    const low = english.toLowerCase();
    for (const match of matchesOf(low, pattern)) {
      const { 0: found, index } = match;
      const replacement = word.replace("$1", match[1] ?? "").slice(0, found.length);
      // `exp` and numbers are aligned right, to be near the number or the word that is after them.
      const isBeforeItsNeighbor = word === "exp" || /^\d$/.test(word);
      const filled = isBeforeItsNeighbor
        ? replacement.padStart(found.length)
        : replacement.padEnd(found.length);
      english = `${english.slice(0, index)}${filled}${english.slice(index + found.length)}`;
    }
  }
  return english;
}
