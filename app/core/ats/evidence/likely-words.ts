/**
 * Evidence in other words: the sentence of a resume that has most of a requirement's words by weight, in any order and
 * word class. `Managed the inventory` reads like inventory management; general words may be missing.
 */
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { Lexicon, Word } from "#app/core/ats/words/lexicon.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { SentenceRoots } from "#app/core/ats/words/sentence-roots.ts";
import { WORK_WORDS } from "#app/core/ats/words/word-classes.ts";
import { isApart, isOwnWord } from "#app/core/ats/words/word-forms.ts";
import type { WordKnowledge } from "#app/core/ats/words/word-knowledge.ts";

/** A word of a requirement and its weight. */
export interface SoughtWord {
  word: Word;
  /** Share of the requirement; the weights of its words add up to 1. */
  share: number;
  /** 0 to 1. */
  rarity: number;
  /** Only the exact spelling matches: a name, an acronym, "nursing". */
  isExact: boolean;
}

export interface LikelyPlace extends Phrase {
  /** Summed weight of the matched words, 0 to 1. */
  cover: number;
  /** Rarity of the rarest matched word. */
  rarity: number;
}

/** Names of credentials, and words of dates. */
const SAYS_LITTLE = new Set(
  "certified accredited accreditation qualified qualification permit registered registration ticket card present current".split(
    " ",
  ),
);
/** General words, makers and places weigh this share of what their rarity would give. */
const LITTLE = 0.25;
/** WordNet's classes (word-senses.ts), one up: relational adjectives, places. */
const OF_PLACES = new Set([2, 16, 2 + 64, 16 + 64]);

const known = new WeakMap<Requirement, readonly (readonly SoughtWord[])[]>();

/** The words in the posting's wording and in the name; cached, because a posting is read once for many resumes. */
export function soughtOf(
  requirement: Requirement,
  lexicon: Lexicon,
  words: WordKnowledge,
): readonly (readonly SoughtWord[])[] {
  const { surface, name } = requirement;
  const own =
    known.get(requirement) ??
    [...new Set([surface, name])].map((written) => soughtWordsOf(written, lexicon, words));
  known.set(requirement, own);
  return own;
}

/** @param written the requirement as the posting puts it, or its name */
export function soughtWordsOf(
  written: string,
  lexicon: Lexicon,
  { rarityOf, makers }: WordKnowledge,
): SoughtWord[] {
  const words = (written.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []).map(lexicon);
  // The `Node` of `Node.js` is not the word node.
  const isProduct =
    /\p{L}\.\p{L}/u.test(written) || (words.every(startsHigh) && words.some(isNameByLooks));
  const weights = new Map<string, Omit<SoughtWord, "share">>();
  for (const [index, word] of words.entries()) {
    if (word.isFunction || word.low.length < 2 || /^\d+$/.test(word.low)) continue;
    // Any word has a capital at the start of a line.
    const isName = isProduct || (isNameByLooks(word) && (index > 0 || !isCapitalized(word)));
    const isExact = isName || isOwnWord(word.fold);
    const isPlace = startsHigh(word) && OF_PLACES.has(word.sense);
    const isLittle =
      word.isGeneral || WORK_WORDS.has(word.fold) || isPlace || SAYS_LITTLE.has(word.fold);
    const says = isLittle || (isName && makers.has(word.fold)) ? LITTLE : 1;
    weights.set(word.root, { word, rarity: rarityOf(word.root) * says, isExact });
  }
  const whole = [...weights.values()].reduce((sum, { rarity }) => sum + rarity, 0) || 1;
  return [...weights.values()].map((each) => ({ ...each, share: each.rarity / whole }));
}

const isSameName = (asked: Word, met: Word) =>
  met.fold === asked.fold && (startsHigh(met) || !startsHigh(asked));
const startsHigh = ({ raw }: Word) => /^[\p{Lu}\d]/u.test(raw);
const isCapitalized = ({ raw }: Word) => /^\p{Lu}\p{Ll}+$/u.test(raw);
const isNameByLooks = (word: Word) =>
  word.isShouted || word.isMixed || (startsHigh(word) && word.sense === 0);

/** From this share on, a sentence is more likely about the thing than not; counted on judged pairs. */
const LEAST = { cover: 0.5, rarity: 0.6 };
/** All words but general ones. */
const WHOLE = 0.95;
export const isWhole = ({ cover }: LikelyPlace) => cover >= WHOLE;

/** The sentence with the largest share; the first one on a tie. */
export function likeliestPlace(
  sought: readonly SoughtWord[],
  { tokens, places, sentences }: SentenceRoots,
): LikelyPlace | null {
  const bySentence = new Map<number, LikelyPlace>();
  const isAlone = sought.length === 1;
  for (const { word, share, rarity, isExact } of sought) {
    let last = -1;
    for (const at of places.get(word.root) ?? []) {
      const sentence = sentences[at] as number;
      const met = (tokens[at] as (typeof tokens)[number]).word;
      if (sentence === last || (isExact && !isSameName(word, met))) continue;
      if (isAlone && isApart(met.fold) && met.fold !== word.fold) continue;
      last = sentence;
      const known = bySentence.get(sentence);
      if (!known) {
        bySentence.set(sentence, { from: at, to: at + 1, cover: share, rarity });
        continue;
      }
      known.from = Math.min(known.from, at);
      known.to = Math.max(known.to, at + 1);
      known.cover += share;
      known.rarity = Math.max(known.rarity, rarity);
    }
  }
  let best: LikelyPlace | null = null;
  for (const place of bySentence.values()) if (!best || place.cover > best.cover) best = place;
  return best && best.cover >= LEAST.cover && best.rarity >= LEAST.rarity ? best : null;
}
