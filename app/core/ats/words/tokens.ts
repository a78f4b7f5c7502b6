/**
 * Splits a text into words ("tokens") with their gaps, on which the whole scoring engine works. A gap
 * is what separates a token from the one before: a space, a comma, the end of a line and so on.
 */
import { cleanText } from "./clean-text.ts";
import type { CleanText } from "./clean-text-type.ts";
import type { Lexicon, Word } from "./lexicon.ts";

/** What separates a token from the one before, from weakest to strongest. */
export const GAP = { none: 0, space: 1, hyphen: 2, list: 3, sentence: 4, line: 5 } as const;
type Gap = (typeof GAP)[keyof typeof GAP];

export interface Token {
  /** The original spelling. */
  raw: string;
  /** Lower-cased. */
  low: string;
  /** Normalized for comparison, such as plural to singular (foldWord). */
  fold: string;
  /** Offsets in the clean text. */
  start: number;
  end: number;
  gap: Gap;
  /** Whether a bracket opens right before it. */
  isAfterOpenBracket: boolean;
  word: Word;
}

export interface TokenText {
  clean: CleanText;
  tokens: Token[];
  /** True if the text is all upper or all lower case, so that capitals mean nothing. */
  isAllSameCase: boolean;
}

/** Letters and digits, also `.NET`, C++ and C#. */
const WORD = /\.net\b|[\p{L}\p{N}]+(?:\+\+?(?![\p{L}\p{N}])|#)?/giu;
/** Splits Chinese and Japanese from Latin words, because no space separates them. */
const WORD_BESIDE_HAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+(?:\+\+?(?![\p{L}\p{N}])|#)?/giu;
/** WORD for lower-case ASCII. */
const PLAIN_WORD = /\.net\b|[a-z0-9]+(?:\+\+?(?![a-z0-9])|#)?/g;
/** A letter or digit outside ASCII. */
const OTHER_LETTER = /(?![\0-\x7f])[\p{L}\p{N}]/u;
/** The word of `.NET`. */
const NET = /^net(?!_)/i;
const SPACE = 32;
const HAN = /[\u3040-\u30ff\u3400-\u9fff]/;

/** The words of a short name, lower-cased. */
export function splitWords(name: string): string[] {
  const low = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]|'s\b/g, "");
  return (
    low
      .replace(/&/g, " and ")
      .replace(/([a-z0-9])\./g, "$1 ")
      .match(PLAIN_WORD) ?? []
  );
}

/** Normalizes a text (cleanText) and splits it into tokens. @param wordOf describes a word */
export function readTokens(given: string, wordOf: Lexicon): TokenText {
  const clean = cleanText(given);
  const { text } = clean;
  const tokens: Token[] = [];
  const push = (word: Word, start: number, end: number, gap: Gap, opened: boolean) => {
    const { raw, low, fold } = word;
    tokens.push({ raw, low, fold, start, end, gap, isAfterOpenBracket: opened, word });
  };
  let before = 0;
  const addWord = (start: number, end: number) => {
    // The s of a possessive belongs to the word before it.
    if (end - start === 1 && isPossessive(text, start)) {
      before = end;
      return;
    }
    const isFirst = tokens.length === 0;
    const isSpace = start - before === 1 && text.charCodeAt(before) === SPACE;
    const gap = isFirst ? GAP.line : isSpace ? GAP.space : gapOf(text, before, start);
    const between = isSpace ? "" : text.slice(before, start);
    const opened = between.includes("(");
    const amp = between.indexOf("&");
    if (amp >= 0 && !isFirst && between.trim().length <= 1) {
      const at = before + amp;
      push(wordOf("and"), at, at + 1, GAP.space, false);
    }
    const word = wordOf(text.slice(start, end));
    if (!word.isTwoWords) push(word, start, end, gap, opened);
    else {
      for (const [offset, part] of unglue(word.raw)) {
        const from = start + offset;
        const isStart = offset === 0;
        const partGap = isStart ? gap : GAP.space;
        push(wordOf(part), from, from + part.length, partGap, opened && isStart);
      }
    }
    before = end;
  };
  if (OTHER_LETTER.test(text)) takeAnyWords(text, addWord);
  else takePlainWords(text, addWord);
  return { clean, tokens, isAllSameCase: isAllSameCase(text) };
}

/** Receives the offsets of each word in the clean text. */
type Take = (start: number, end: number) => void;

/** Takes the words of a text in any script. */
function takeAnyWords(text: string, take: Take): void {
  for (const { 0: raw, index } of text.matchAll(HAN.test(text) ? WORD_BESIDE_HAN : WORD)) {
    const isGlued = raw[0] === "." && index > 0 && /[\p{L}\p{N}]/u.test(text[index - 1] as string);
    take(isGlued ? index + 1 : index, index + raw.length);
  }
}

/** Gives the same words as WORD if all letters are ASCII, several times as fast. */
function takePlainWords(text: string, take: Take): void {
  for (let i = 0; i < text.length; ) {
    if (!isPlain(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let end = i + 1;
    while (isPlain(text.charCodeAt(end))) end++;
    if (end - i === 3 && text[i - 1] === "." && NET.test(text.slice(i, end + 1)))
      take(isPlain(text.charCodeAt(i - 2)) ? i : i - 1, end);
    else {
      end = withSigns(text, end);
      take(i, end);
    }
    i = end;
  }
}

/** Extends a word by its signs: C++ and C#, but not the plus of `a+b`. */
function withSigns(text: string, end: number): number {
  if (text[end] === "#") return end + 1;
  if (text[end] !== "+") return end;
  const max = text[end + 1] === "+" ? end + 2 : end + 1;
  for (let to = max; to > end; to--) if (!isPlain(text.charCodeAt(to))) return to;
  return end;
}

/** The tokens that overlap a range of the clean text, or else the next one; null after the last token. */
export function rangeAt(
  { tokens }: TokenText,
  start: number,
  end: number,
): { from: number; to: number } | null {
  const from = firstEndingAfter(tokens, start);
  if (from === tokens.length) return null;
  let to = from + 1;
  while (to < tokens.length && (tokens[to] as Token).start < end) to++;
  return { from, to };
}

/** The first token that ends after an offset; the number of tokens if none does. */
function firstEndingAfter(tokens: Token[], start: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).end > start) high = middle;
    else low = middle + 1;
  }
  return low;
}

const isPlain = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

const isPossessive = (text: string, index: number) =>
  text[index - 1] === "'" && (text[index] === "s" || text[index] === "S");

/** The strongest gap of the signs between two tokens. */
function gapOf(text: string, from: number, to: number): Gap {
  let gap: Gap = GAP.none;
  for (let i = from; i < to; i++) {
    const sign = text[i] as string;
    if (sign === "\n" || sign === "•") return GAP.line;
    if (sign === ":" || sign === "!" || sign === "?") gap = larger(gap, GAP.sentence);
    else if (sign === ".") {
      const endsSentence = i + 1 < to && !(i === from && isAbbreviation(text, from, to));
      gap = larger(gap, endsSentence ? GAP.sentence : GAP.none);
    } else if (sign === "-") {
      const isSpaced = text[i - 1] === " " && text[i + 1] === " ";
      gap = larger(gap, isSpaced ? GAP.list : GAP.hyphen);
    } else if (sign === " " || sign === "&" || sign === "'") gap = larger(gap, GAP.space);
    // Commas, brackets, slashes, stars and all other signs.
    else gap = larger(gap, GAP.list);
  }
  return gap;
}

/** Abbreviations whose full stop ends no sentence if a small letter or digit follows. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:certs?|min|max|approx|exp|yrs?|req|reqd|pref|equiv|lic|e\.g|i\.e)$/iu;
const LONGEST_ABBREVIATION = 7;
/** `License no. 4711`: short for "number" before a digit. */
const NUMBER = /(?<![\p{L}\p{N}])(?:nos?|nr)$/iu;
/** After `No.`, such an amount begins a sentence: `Remote: No. 5 years of plumbing`. */
const AMOUNT = /^\d+(?:\+| ?- ?\d+)? ?(?:%|(?:years?|yrs?|months?|weeks?|days?|hours?)\b)/i;
const LONGEST_AMOUNT = 16;

/** Whether the full stop after a word belongs to the word: `BQA cert. preferred`, `min. 2 years`. */
function isAbbreviation(text: string, end: number, next: number): boolean {
  const word = text.slice(Math.max(0, end - LONGEST_ABBREVIATION), end);
  const after = text[next] ?? "";
  return (
    (/^[\p{Ll}\d]/u.test(after) && ABBREVIATION.test(word)) ||
    (/\d/.test(after) && NUMBER.test(word) && !AMOUNT.test(text.slice(next, next + LONGEST_AMOUNT)))
  );
}

const larger = (a: Gap, b: Gap): Gap => (a > b ? a : b);

/** The parts of glued words (SkillsManaged), split where the case changes, with their offsets. */
function unglue(raw: string): [number, string][] {
  const parts: [number, string][] = [];
  let from = 0;
  for (let i = 1; i < raw.length; i++) {
    if (!/^\p{Ll}\p{Lu}/u.test(raw.slice(i - 1, i + 1))) continue;
    if (i - from < 2 || raw.length - i < 2) continue;
    parts.push([from, raw.slice(from, i)]);
    from = i;
  }
  parts.push([from, raw.slice(from)]);
  return parts;
}

/** A text of fewer letters never counts as all upper or all lower case. */
const MIN_LETTERS = 40;
/** Shares of capitals below which a text is all lower case, and above which it is all upper case. */
const FEW_CAPITALS = 0.005;
const MOST_CAPITALS = 0.9;

/** Whether capitals mean nothing; a few, such as in names, change nothing. */
function isAllSameCase(text: string): boolean {
  let letters = 0;
  let capitals = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) letters++;
    else if (code >= 65 && code <= 90) capitals++;
  }
  letters += capitals;
  return (
    letters >= MIN_LETTERS &&
    (capitals < letters * FEW_CAPITALS || capitals > letters * MOST_CAPITALS)
  );
}
