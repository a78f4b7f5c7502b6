/** Properties of single words (stem, class, looks), computed once for each spelling. */

import { hashEnd, hashStart, hashText } from "#app/core/ats/hash.ts";
import type { Dictionary, Form, FormsByStart } from "./dictionary.ts";
import type { Stemmer } from "./stemmer.ts";
import { FUNCTION_WORDS, GENERAL_WORDS } from "./word-classes.ts";
import { foldWord, stemWord } from "./word-forms.ts";
import { rootOf } from "./word-roots.ts";
import { senseOf, type WordSenses } from "./word-senses.ts";

export interface Word {
  /** The original spelling. */
  raw: string;
  /** Lower-cased. */
  low: string;
  /** Normalized for comparison, such as plural to singular (foldWord). */
  fold: string;
  /** Without its verb ending (stemWord). */
  stem: string;
  /** Shared by a family of words, coarser than the stem (rootOf). */
  root: string;
  isFunctionWord: boolean;
  /** Too general to be a requirement. */
  isGeneral: boolean;
  /** Tells what a text is about. */
  isContent: boolean;
  /** Kind of letters as a number: all capitals, one capital, digits and so on (shapeOf). */
  shape: number;
  /** Looks like an acronym. */
  isAcronymLike: boolean;
  /** Looks like an invented name: GraphQL, ISO14001. */
  isMixedCase: boolean;
  /** The number of WordNet's class, plus flags (word-senses.ts); 0 if it has none. */
  sense: number;
  /** Hashes for the tagger: of the word, its last 3 and 2 letters, and its first 4. */
  hash: { word: number; ending: number; end: number; start: number };
  /** The dictionary's forms that begin with it. */
  formsByStart: FormsByStart | undefined;
  /** The dictionary's form of several words that it is, written as one: powerpoint. */
  joined: Form | undefined;
  /** Whether it may be the start of such a form. */
  startsJoined: boolean;
  /** Two words without a space between them: SkillsManaged. */
  isTwoWords: boolean;
}

export type Lexicon = (raw: string) => Word;

/** Maximum number of cached words; texts share nearly all their words. */
const MAX_WORDS = 20_000;
/** Longer words are not cached, because they rarely occur again. */
const LONGEST_CACHED = 24;
/** In letters: the shortest two words without a space (isTwoWords), and the shortest joined form. */
const SHORTEST_GLUED = 7;
const SHORTEST_JOINED = 6;

/** Returns a function that describes a word; cached, with the same result for every call. */
export function readLexicon(
  dictionary: Dictionary,
  senses: WordSenses,
  /** The stemmer and function words of the text's language. */
  { stem, functionWords }: { stem: Stemmer; functionWords: ReadonlySet<string> } = {
    stem: stemWord,
    functionWords: FUNCTION_WORDS,
  },
): Lexicon {
  const describe = (raw: string) => {
    const word = describeWord(raw, dictionary, senses);
    if (stem === stemWord) return word;
    const isFunctionWord = word.isFunctionWord || functionWords.has(word.low);
    const isContent = !isFunctionWord && word.isContent;
    return { ...word, stem: stem(word.fold), isFunctionWord, isContent };
  };
  const cache = new Map<string, Word>();
  return (raw) => {
    const cached = cache.get(raw);
    if (cached) return cached;
    if (raw.length > LONGEST_CACHED) return describe(raw);
    // Copied, because a slice would keep the whole text in memory.
    const copy = raw.split("").join("");
    const word = describe(copy);
    if (cache.size >= MAX_WORDS) cache.clear();
    cache.set(copy, word);
    return word;
  };
}

/** GraphQL, McDonald, ISO14001. */
const MIXED = /\p{Ll}\p{Lu}|\p{Lu}\p{Ll}+\p{Lu}|^[A-Z]+\d+$/u;

function describeWord(
  raw: string,
  { byFirst, joined, joinedStarts }: Dictionary,
  senses: WordSenses,
): Word {
  const low = raw.toLowerCase();
  const fold = foldWord(low);
  const isFunctionWord = FUNCTION_WORDS.has(low);
  const starts = byFirst.get(fold);
  const joinedForm = joined.get(fold);
  return {
    raw,
    low,
    fold,
    stem: stemWord(fold),
    root: rootOf(fold),
    isFunctionWord,
    isGeneral: GENERAL_WORDS.has(fold),
    isContent: !isFunctionWord && isContent(fold),
    shape: shapeOf(raw),
    isAcronymLike: /^\p{Lu}[\p{Lu}\d]+$/u.test(raw),
    isMixedCase: raw.length >= 3 && MIXED.test(raw),
    sense: senseOf(senses, { low, fold }),
    hash: {
      word: hashText(fold),
      ending: hashEnd(low, 3, 1),
      end: hashEnd(low, 2, 2),
      start: hashStart(low, 4),
    },
    formsByStart: starts,
    joined:
      joinedForm && fold.length >= SHORTEST_JOINED && joinedForm.words.length > 1
        ? joinedForm
        : undefined,
    startsJoined: !isFunctionWord && joinedStarts.has(low),
    isTwoWords:
      raw.length >= SHORTEST_GLUED &&
      raw !== low &&
      /\p{Ll}\p{Lu}/u.test(raw) &&
      starts === undefined &&
      joinedForm === undefined,
  };
}

/** Whether a word is neither a number nor an abbreviation of two letters. */
export const isContent = (fold: string) => fold.length >= 3 && !/^\d+$/.test(fold);

/** 1 digits, 2 with a digit, 3 one capital, 4 all capitals, 5 capitalized, 6 lower, 7 mixed, 8 other. */
function shapeOf(raw: string): number {
  if (/^\d+$/.test(raw)) return 1;
  if (/\d/.test(raw)) return 2;
  if (/^\p{Lu}+$/u.test(raw)) return raw.length === 1 ? 3 : 4;
  if (/^\p{Lu}\p{Ll}*$/u.test(raw)) return 5;
  if (/^\p{Ll}+$/u.test(raw)) return 6;
  return /\p{Ll}\p{Lu}/u.test(raw) ? 7 : 8;
}
