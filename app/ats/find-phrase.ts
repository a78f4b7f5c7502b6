/** Finds words the dictionary does not know in a resume: as written, inflected, as an acronym, or near. */
import { GAP, type Token } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";
import { foldWord, stemWord } from "./word-forms.ts";

export interface PhraseIndex {
  tokens: Token[];
  hidden: Uint8Array;
  /** Places of words that are sought, in order. */
  byFold: Map<string, number[]>;
  byStem: Map<string, number[]>;
  /** Of each word and the next: first letter and length, were they written as one; 0 where they cannot be. */
  pairs: Int32Array;
}

export interface FoundPhrase {
  from: number;
  to: number;
  how: "exact" | "alias" | "inflection" | "nearby";
}

/** How far apart words may stand and still be about the same thing. */
const NEAR_TOKENS = 10;

/** What will be looked up: a resume has several times as many words. */
export interface SoughtWords {
  folds: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

export function soughtWords(phrases: readonly string[][]): SoughtWords {
  const folds = new Set<string>();
  const stems = new Set<string>();
  for (const words of phrases) {
    if (words[0] === undefined) continue;
    folds.add(words[0]).add(foldWord(words.join("")));
    folds.add(foldWord(initialsOf(words))).add(foldWord(everyInitial(words)));
    for (const word of words) stems.add(stemWord(word));
  }
  return { folds, stems };
}

export function indexPhrases(
  tokens: Token[],
  hidden: Uint8Array,
  { folds, stems }: SoughtWords,
): PhraseIndex {
  const byFold = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const pairs = new Int32Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    if (hidden[i]) continue;
    const { fold, word } = tokens[i] as Token;
    if (folds.has(fold)) pushTo(byFold, fold, i);
    if (stems.has(word.stem)) pushTo(byStem, word.stem, i);
    const next = tokens[i + 1];
    if (next && next.gap <= GAP.hyphen && !hidden[i + 1])
      pairs[i] = pairOf(word.low, word.low.length + next.low.length);
  }
  return { tokens, hidden, byFold, byStem, pairs };
}

const LENGTHS = 1 << 15;
const pairOf = (word: string, length: number) => word.charCodeAt(0) * LENGTHS + length;

function pushTo(map: Map<string, number[]>, key: string, at: number): void {
  const places = map.get(key);
  if (places) places.push(at);
  else map.set(key, [at]);
}

export function findPhrase(
  index: PhraseIndex,
  words: string[],
  isUnknown: boolean,
): FoundPhrase | null {
  if (words.length === 0) return null;
  return (
    inARow(index, words) ??
    asOneWord(index, words) ??
    asAcronym(index, words) ??
    inflected(index, words, isUnknown) ??
    spelledOut(index, words) ??
    nearby(index, words)
  );
}

function inARow({ tokens, hidden, byFold }: PhraseIndex, words: string[]): FoundPhrase | null {
  for (const from of byFold.get(words[0] as string) ?? []) {
    let k = 1;
    while (k < words.length && tokens[from + k]?.fold === words[k] && !hidden[from + k]) k++;
    if (k === words.length) return { from, to: from + k, how: "exact" };
  }
  return null;
}

/** dataset for data set, and the other way round. */
function asOneWord(index: PhraseIndex, words: string[]): FoundPhrase | null {
  const one = foldWord(words.join(""));
  if (one.length < 6) return null;
  if (words.length === 1) {
    const from = pairAt(index, one);
    return from < 0 ? null : { from, to: from + 2, how: "exact" };
  }
  const [from] = index.byFold.get(one) ?? [];
  return from === undefined ? null : { from, to: from + 1, how: "exact" };
}

/** Folding a word keeps its first letter, and takes or adds three at most. */
const FOLDED = 3;

/** The last two neighbours that, written as one, are this word. */
function pairAt({ tokens, pairs }: PhraseIndex, one: string): number {
  const sought = pairOf(one, one.length);
  for (let i = pairs.length - 2; i >= 0; i--) {
    const more = (pairs[i] as number) - sought;
    if (more > FOLDED || more < -FOLDED) continue;
    const both = (tokens[i] as Token).low + (tokens[i + 1] as Token).low;
    if (foldWord(both) === one) return i;
  }
  return -1;
}

const initialsOf = (words: string[]) =>
  words
    .filter((word) => !FUNCTION_WORDS.has(word))
    .map((word) => word[0])
    .join("");

const everyInitial = (words: string[]) => words.map((word) => word[0]).join("");

/** DOE for design of experiments. */
function asAcronym(index: PhraseIndex, words: string[]): FoundPhrase | null {
  const every = everyInitial(words);
  return (
    acronymAt(index, initialsOf(words)) ??
    // SCADA: supervisory control and data acquisition.
    (words.length > 3 ? acronymAt(index, every) : null)
  );
}

function acronymAt({ tokens, byFold }: PhraseIndex, initials: string): FoundPhrase | null {
  if (initials.length < 3 || !/^[a-z]+$/.test(initials)) return null;
  const from = byFold.get(foldWord(initials))?.find((at) => {
    const { raw } = tokens[at] as Token;
    return /^\p{Lu}{2,}s?$/u.test(raw) || initials.length >= 4;
  });
  return from === undefined ? null : { from, to: from + 1, how: "alias" };
}

/** Design of experiments for DOE. */
function spelledOut({ tokens, hidden }: PhraseIndex, words: string[]): FoundPhrase | null {
  const [acronym = ""] = words;
  if (words.length > 1 || acronym.length < 3 || acronym.length > 6 || !/^[a-z]+$/.test(acronym))
    return null;
  const first = acronym.charCodeAt(0);
  for (const places of placesByFirst(tokens, hidden, first).values()) {
    for (const from of places) {
      let to = from;
      let met = 0;
      while (met < acronym.length && to < tokens.length && to - from < acronym.length + 3) {
        const token = tokens[to] as Token;
        if (hidden[to] || (to > from && token.gap > GAP.hyphen)) break;
        if (token.low[0] === acronym[met] && !token.word.isFunction) met++;
        else if (!token.word.isFunction) break;
        to++;
      }
      if (met === acronym.length) return { from, to, how: "alias" };
    }
  }
  return null;
}

/** Of words of three letters and more that begin so. */
function placesByFirst(tokens: Token[], hidden: Uint8Array, first: number): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let i = 0; i < tokens.length; i++) {
    const { fold } = tokens[i] as Token;
    if (fold.charCodeAt(0) !== first || hidden[i] || fold.length < 3 || FUNCTION_WORDS.has(fold))
      continue;
    pushTo(places, fold, i);
  }
  return places;
}

function inflected(
  { tokens, hidden, byStem }: PhraseIndex,
  words: string[],
  isUnknown: boolean,
): FoundPhrase | null {
  if (words.length === 1 && !isUnknown && (words[0] as string).length < 7) return null;
  const wanted = words.map(stemWord);
  for (const from of byStem.get(wanted[0] as string) ?? []) {
    let k = 1;
    while (k < wanted.length && tokens[from + k]?.word.stem === wanted[k] && !hidden[from + k]) k++;
    if (k === wanted.length) return { from, to: from + k, how: "inflection" };
  }
  return null;
}

/** All content words within a few tokens of the rarest of them. */
function nearby({ byStem }: PhraseIndex, words: string[]): FoundPhrase | null {
  const wanted = [...new Set(words.filter((word) => !FUNCTION_WORDS.has(word)).map(stemWord))];
  if (wanted.length < 2) return null;
  const places = wanted.map((stem) => byStem.get(stem) ?? []);
  if (places.some((list) => list.length === 0)) return null;
  places.sort((a, b) => a.length - b.length);
  const [rarest = [], ...others] = places;
  for (const anchor of rarest) {
    let from = anchor;
    let to = anchor;
    const isNear = others.every((list) => {
      const at = list.find((place) => Math.abs(place - anchor) <= NEAR_TOKENS);
      if (at === undefined) return false;
      from = Math.min(from, at);
      to = Math.max(to, at);
      return true;
    });
    if (isNear) return { from, to: to + 1, how: "nearby" };
  }
  return null;
}
