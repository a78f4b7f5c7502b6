/**
 * Finds the sentence of a resume whose wording is most similar to a requirement: it has the largest
 * share of its words by weight, in any order and word class. `Managed the inventory` is similar to
 * inventory management; general words may be missing.
 */
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Lexicon, Word } from "#app/core/ats/words/lexicon.ts";
import type { SentenceRoots } from "#app/core/ats/words/sentence-roots.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { WORK_WORDS } from "#app/core/ats/words/word-classes.ts";
import { differsFromIngForm, keepsEnding } from "#app/core/ats/words/word-forms.ts";
import type { WordKnowledge } from "#app/core/ats/words/word-knowledge.ts";

/** A word of a requirement and its weight. */
export interface WeightedWord {
  word: Word;
  /** Share of the requirement; the weights of its words add up to 1. */
  share: number;
  /** From 0, in every text, to 1, in hardly any; lowered by LOW_WEIGHT. */
  rarity: number;
  /** Only the exact spelling matches: a name, an acronym, "nursing". */
  isExact: boolean;
}

export interface SimilarSentence extends TokenRange {
  /** Summed weight of the matched words, 0 to 1. */
  coverage: number;
  /** Rarity of the rarest matched word. */
  rarity: number;
}

/** Words of credentials and of dates, which say little about the skill. */
const UNINFORMATIVE_WORDS = new Set(
  "certified accredited accreditation qualified qualification permit registered registration ticket card present current".split(
    " ",
  ),
);
/**
 * The rarity of general words, makers, places, and words of work and credentials is multiplied by
 * this.
 */
const LOW_WEIGHT = 0.25;
/**
 * Values of Word.sense (WordNet's classes): 2 for relational adjectives (European), 16 for places; 64
 * is added for words of several parts of speech.
 */
const PLACE_SENSES = new Set([2, 16, 2 + 64, 16 + 64]);

const cache = new WeakMap<Requirement, readonly (readonly WeightedWord[])[]>();

/**
 * The weighted words of the posting's wording and those of the term's name. Cached, because a
 * posting is compared with many resumes.
 */
export function weightedWordsOfRequirement(
  requirement: Requirement,
  lexicon: Lexicon,
  words: WordKnowledge,
): readonly (readonly WeightedWord[])[] {
  const { surface, name } = requirement;
  const weighted =
    cache.get(requirement) ??
    [...new Set([surface, name])].map((written) => weighPhrase(written, lexicon, words));
  cache.set(requirement, weighted);
  return weighted;
}

/** Weighs the words of a requirement. @param written its wording in the posting, or its name */
export function weighPhrase(
  written: string,
  lexicon: Lexicon,
  { rarityOf, makers }: WordKnowledge,
): WeightedWord[] {
  const words = (written.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []).map(lexicon);
  // In a product's name, no word has its usual meaning: the `Node` of `Node.js`.
  const isProduct =
    /\p{L}\.\p{L}/u.test(written) || (words.every(startsWithCapital) && words.some(looksLikeName));
  const weights = new Map<string, Omit<WeightedWord, "share">>();
  for (const [index, word] of words.entries()) {
    if (word.isFunctionWord || word.low.length < 2 || /^\d+$/.test(word.low)) continue;
    // At the start of a line, every word is capitalized.
    const isName = isProduct || (looksLikeName(word) && (index > 0 || !isCapitalized(word)));
    const isExact = isName || keepsEnding(word.fold);
    const isPlace = startsWithCapital(word) && PLACE_SENSES.has(word.sense);
    const isLowWeight =
      word.isGeneral || WORK_WORDS.has(word.fold) || isPlace || UNINFORMATIVE_WORDS.has(word.fold);
    const factor = isLowWeight || (isName && makers.has(word.fold)) ? LOW_WEIGHT : 1;
    weights.set(word.root, { word, rarity: rarityOf(word.root) * factor, isExact });
  }
  const whole = [...weights.values()].reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  return [...weights.values()].map((each) => ({ ...each, share: each.rarity / whole }));
}

/** Whether two words of the same root are the same name; one that is capitalized must stay so. */
const isSameName = (asked: Word, found: Word) =>
  found.fold === asked.fold && (startsWithCapital(found) || !startsWithCapital(asked));
const startsWithCapital = ({ raw }: Word) => /^[\p{Lu}\d]/u.test(raw);
const isCapitalized = ({ raw }: Word) => /^\p{Lu}\p{Ll}+$/u.test(raw);
const looksLikeName = (word: Word) =>
  word.isAcronymLike || word.isMixedCase || (startsWithCapital(word) && word.sense === 0);

/**
 * Minimum values of SimilarSentence: from here on, a sentence more likely shows the requirement than
 * not (measured on judged pairs).
 */
const MIN = { coverage: 0.5, rarity: 0.6 };
/** This share means all words except general ones. */
const ALL_WORDS_COVERAGE = 0.95;
export const hasAllWords = ({ coverage }: SimilarSentence) => coverage >= ALL_WORDS_COVERAGE;

/**
 * The sentence with the largest share of the requirement's words, the first one on a tie; null
 * below MIN.
 */
export function findSimilarSentence(
  words: readonly WeightedWord[],
  { tokens, places, sentences }: SentenceRoots,
): SimilarSentence | null {
  const bySentence = new Map<number, SimilarSentence>();
  const isSingleWord = words.length === 1;
  for (const { word, share, rarity, isExact } of words) {
    let last = -1;
    for (const at of places.get(word.root) ?? []) {
      const sentence = sentences[at] as number;
      const resumeWord = (tokens[at] as (typeof tokens)[number]).word;
      if (sentence === last || (isExact && !isSameName(word, resumeWord))) continue;
      // A single word like `machine` does not show machining.
      if (isSingleWord && differsFromIngForm(resumeWord.fold) && resumeWord.fold !== word.fold)
        continue;
      last = sentence;
      const match = bySentence.get(sentence);
      if (!match) {
        bySentence.set(sentence, { from: at, to: at + 1, coverage: share, rarity });
        continue;
      }
      match.from = Math.min(match.from, at);
      match.to = Math.max(match.to, at + 1);
      match.coverage += share;
      match.rarity = Math.max(match.rarity, rarity);
    }
  }
  let best: SimilarSentence | null = null;
  for (const match of bySentence.values())
    if (!best || match.coverage > best.coverage) best = match;
  return best && best.coverage >= MIN.coverage && best.rarity >= MIN.rarity ? best : null;
}
