/**
 * Indexes of a resume's words, built once to look up all requirements of a posting, and the words that
 * are looked up.
 */
import type { Stemmer } from "./stemmer.ts";
import { GAP, type Token } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";
import { foldWord, stemWord } from "./word-forms.ts";

export interface PhraseIndex {
  tokens: Token[];
  /** 1 for each token that must not match. */
  hidden: Uint8Array;
  /** Token positions by folded word, in order; only of words to look up. */
  byFold: Map<string, number[]>;
  /** The same by stem. */
  byStem: Map<string, number[]>;
  /**
   * First letter and length (joinedKey) of each word joined with the next; 0 if they cannot be joined.
   */
  joinedKeys: Int32Array;
  /** The number of each token's item (line-items.ts). */
  items: Uint32Array;
  stem: Stemmer;
}

export interface FoundPhrase {
  /** Token range, end exclusive. */
  from: number;
  to: number;
  /**
   * - `exact`: the same words, but for plurals and British spelling
   * - `alias`: an acronym for the words, or the words for an acronym
   * - `inflection`: other forms of the words
   * - `nearby`: the words near each other
   */
  how: "exact" | "alias" | "inflection" | "nearby";
}

/** The words to index: only those that will be looked up; a resume has several times as many. */
export interface SearchedWords {
  folds: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  stem: Stemmer;
}

/** @param phrases the folded words of each phrase to look up */
export function toSearchedWords(
  phrases: readonly string[][],
  stem: Stemmer = stemWord,
): SearchedWords {
  const folds = new Set<string>();
  const stems = new Set<string>();
  for (const words of phrases) {
    // Exact matches are looked up by the phrase's first word.
    if (words[0] === undefined) continue;
    folds.add(words[0]).add(foldWord(words.join("")));
    folds.add(foldWord(initialsOfContentWords(words))).add(foldWord(initialsOfAllWords(words)));
    for (const form of memberForms(words)) folds.add(form);
    for (const word of words) stems.add(stem(word));
  }
  return { folds, stems, stem };
}

/**
 * @param hidden 1 for each token that must not match
 * @param items the number of each token's item (line-items.ts)
 */
export function indexPhrases(
  tokens: Token[],
  hidden: Uint8Array,
  items: Uint32Array,
  { folds, stems, stem }: SearchedWords,
): PhraseIndex {
  const byFold = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const joinedKeys = new Int32Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    if (hidden[i]) continue;
    const { fold, word } = tokens[i] as Token;
    if (folds.has(fold)) pushTo(byFold, fold, i);
    if (stems.has(word.stem) && !isDate(tokens, i)) pushTo(byStem, word.stem, i);
    const next = tokens[i + 1];
    if (next && next.gap <= GAP.hyphen && !hidden[i + 1])
      joinedKeys[i] = joinedKey(word.low, word.low.length + next.low.length);
  }
  return { tokens, hidden, byFold, byStem, joinedKeys, items, stem };
}

/** Whether a word is part of a date: the present of `2019 - present` is not a presentation. */
function isDate(tokens: Token[], index: number): boolean {
  if (tokens[index]?.low !== "present") return false;
  const before = tokens[index - 1]?.low === "to" ? tokens[index - 2] : tokens[index - 1];
  return /^\d+$/.test(before?.low ?? "");
}

/** More than any length, so that joinedKey can put letter and length into one number. */
const LETTER_FACTOR = 1 << 15;
/** First letter and length of a joined word as one number; words with different keys differ. */
export const joinedKey = (word: string, length: number) =>
  word.charCodeAt(0) * LETTER_FACTOR + length;

/** Adds a position to the list of a key. */
export function pushTo(map: Map<string, number[]>, key: string, index: number): void {
  const places = map.get(key);
  if (places) places.push(index);
  else map.set(key, [index]);
}

export const initialsOfAllWords = (words: string[]) => words.map((word) => word[0]).join("");

export const initialsOfContentWords = (words: string[]) =>
  initialsOfAllWords(words.filter((word) => !FUNCTION_WORDS.has(word)));

/** Letters for grades of membership in a professional body: associate, member, fellow. */
const GRADES = ["a", "m", "f"];
/** Minimum letters of a body's name, and of a name that may have the grade M already, as MCIPD. */
const MIN_BODY = 3;
const MIN_GRADED = 5;

/** How members write a body's name: MCIPD for CIPD, and FCIPD, a grade above MCIPD. */
export const memberForms = (words: string[]): string[] =>
  words
    .filter((word) => word.length >= MIN_BODY)
    .flatMap((word) => [
      ...GRADES.map((grade) => foldWord(grade + word)),
      ...(word.length >= MIN_GRADED && word.startsWith("m") ? [`f${word.slice(1)}`] : []),
    ]);
