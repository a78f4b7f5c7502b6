/**
 * Finds a requirement's phrase in a resume: as written, inflected, as an acronym, or with its words
 * near each other.
 */
import { findAbbreviation, findAcronym, findMembership, findSpelledOut } from "./acronyms.ts";
import { type FoundPhrase, joinedKey, type PhraseIndex } from "./phrase-index.ts";
import { GAP, type Token } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";
import { foldWord } from "./word-forms.ts";

/** In letters. A shorter word that is joined of two, or a stem, matches too much. */
const SHORTEST_JOINED = 6;
const SHORTEST_INFLECTED = 7;

/**
 * Tries each way of matching, the strictest first. Null if the resume does not have the phrase.
 * @param words the folded words of the phrase (foldWord)
 * @param isUnknown whether the phrase is not a term of the dictionary
 * @param short the abbreviation that the posting puts in brackets after the words, folded (abbreviationAfter)
 */
export function findPhrase(
  index: PhraseIndex,
  words: string[],
  isUnknown: boolean,
  short: string | null = null,
): FoundPhrase | null {
  if (words.length === 0) return null;
  return (
    findExact(index, words) ??
    findJoined(index, words) ??
    findAcronym(index, words) ??
    findMembership(index, words) ??
    (short === null ? null : findAbbreviation(index, short)) ??
    findInflected(index, words, isUnknown) ??
    findSpelledOut(index, words) ??
    findReversed(index, words) ??
    findNearby(index, words)
  );
}

/** Matches the same folded words in a row. */
function findExact({ tokens, hidden, byFold }: PhraseIndex, words: string[]): FoundPhrase | null {
  for (const from of byFold.get(words[0] as string) ?? []) {
    let k = 1;
    while (k < words.length && tokens[from + k]?.fold === words[k] && !hidden[from + k]) k++;
    if (k === words.length) return { from, to: from + k, how: "exact" };
  }
  return null;
}

/** Matches dataset with data set, and the other way round. */
function findJoined(index: PhraseIndex, words: string[]): FoundPhrase | null {
  const joined = foldWord(words.join(""));
  if (joined.length < SHORTEST_JOINED) return null;
  if (words.length === 1) {
    const from = joinedPairAt(index, joined);
    return from < 0 ? null : { from, to: from + 2, how: "exact" };
  }
  const [from] = index.byFold.get(joined) ?? [];
  return from === undefined ? null : { from, to: from + 1, how: "exact" };
}

/** Folding keeps a word's first letter and changes its length by at most this. */
const MAX_FOLDED = 3;

/** The position of the last two adjacent words that are this word if written as one, or -1. */
function joinedPairAt({ tokens, joinedKeys }: PhraseIndex, word: string): number {
  const target = joinedKey(word, word.length);
  for (let i = joinedKeys.length - 2; i >= 0; i--) {
    const more = (joinedKeys[i] as number) - target;
    if (more > MAX_FOLDED || more < -MAX_FOLDED) continue;
    const both = (tokens[i] as Token).low + (tokens[i + 1] as Token).low;
    if (foldWord(both) === word) return i;
  }
  return -1;
}

/** Matches the same stems in a row: `negotiated contracts` for `negotiating contracts`. */
function findInflected(
  { tokens, hidden, byStem, stem }: PhraseIndex,
  words: string[],
  isUnknown: boolean,
): FoundPhrase | null {
  if (words.length === 1 && !isUnknown && (words[0] as string).length < SHORTEST_INFLECTED)
    return null;
  const stems = words.map(stem);
  for (const from of byStem.get(stems[0] as string) ?? []) {
    let k = 1;
    while (k < stems.length && tokens[from + k]?.word.stem === stems[k] && !hidden[from + k]) k++;
    if (k === stems.length) return { from, to: from + k, how: "inflection" };
  }
  return null;
}

/** Matches two words in reverse, one inflected: `educated patients` for `patient education`. */
function findReversed(
  { tokens, hidden, byStem, stem }: PhraseIndex,
  words: string[],
): FoundPhrase | null {
  const [first, second] = words;
  if (words.length !== 2 || !first || !second) return null;
  for (const from of byStem.get(stem(second)) ?? []) {
    let last = from + 1;
    while (last < from + 3 && ARTICLES.has(tokens[last]?.low ?? "")) last++;
    const [verb, noun] = [tokens[from] as Token, tokens[last]];
    if (!noun || hidden[last] || noun.gap >= GAP.list || noun.word.stem !== stem(first)) continue;
    if (verb.fold !== second) return { from, to: last + 1, how: "inflection" };
  }
  return null;
}

const ARTICLES = new Set("a an the our their his her all new of".split(" "));

/** Function words within names in other languages: `gestion des stocks`. */
const JOINERS = new Set("de des du d la le l les del los las al von der den".split(" "));

/** Maximum distance of the words, in tokens. */
const NEAR_TOKENS = 10;

/** Finds all content words within a few tokens of the rarest of them, in the same item. */
function findNearby({ byStem, items, stem }: PhraseIndex, words: string[]): FoundPhrase | null {
  const stems = [
    ...new Set(words.filter((word) => !FUNCTION_WORDS.has(word) && !JOINERS.has(word)).map(stem)),
  ];
  if (stems.length < 2) return null;
  const places = stems.map((stem) => byStem.get(stem) ?? []);
  if (places.some((list) => list.length === 0)) return null;
  places.sort((a, b) => a.length - b.length);
  const [rarest = [], ...others] = places;
  const passed = others.map(() => 0);
  for (const anchor of rarest) {
    let from = anchor;
    let to = anchor;
    const isNear = others.every((list, k) => {
      let next = passed[k] as number;
      const isBefore = (at: number) =>
        at < anchor - NEAR_TOKENS || (items[at] as number) < (items[anchor] as number);
      while (next < list.length && isBefore(list[next] as number)) next++;
      passed[k] = next;
      const at = list[next];
      if (at === undefined || at > anchor + NEAR_TOKENS || items[at] !== items[anchor])
        return false;
      from = Math.min(from, at);
      to = Math.max(to, at);
      return true;
    });
    if (isNear) return { from, to: to + 1, how: "nearby" };
  }
  return null;
}
