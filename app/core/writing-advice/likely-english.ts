/** Detects English in short texts, which have few function words, by the share of known words. */
import type { AtsModel } from "#app/core/ats/model.ts";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { isPast } from "./past-tense.ts";

/** The share of the words that must be in the English lexicon. */
const MIN_SHARE = 0.6;

export function isLikelyEnglish(text: string, { lexicon }: AtsModel): boolean {
  const words = readTokens(text, lexicon).tokens.filter(({ raw }) => /^\p{L}+$/u.test(raw));
  const englishWords = words.filter(
    ({ low, word }) => word.isFunctionWord || word.sense !== 0 || isPast(low),
  );
  return words.length > 0 && englishWords.length / words.length >= MIN_SHARE;
}
