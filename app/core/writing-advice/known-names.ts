/**
 * Collects the words and names of the texts that a model's rewrite may use, so that a rewrite with other names can be
 * rejected. A lowercase common word is not a name ("had to go" is not Go).
 */

import type { AtsModel } from "#app/core/ats/model.ts";
import { findTerms, type Hit } from "#app/core/ats/words/find-terms.ts";
import { GAP, readTokens, type Token } from "#app/core/ats/words/tokens.ts";

export interface KnownNames {
  /** All words, normalized and stemmed. */
  words: Set<string>;
  /**
   * The words that the rewrite may capitalize within a sentence: names, the units of amounts such as `8gb`, and the
   * months of dates in digits.
   */
  names: Set<string>;
  /** Terms of the scoring dictionary. */
  terms: Set<object>;
}

export interface KnownTexts {
  /** Sentences. */
  lines: readonly string[];
  /** Companies, titles and skills, in which every word is a name. */
  headings: readonly string[];
}

export function collectKnownNames({ lines, headings }: KnownTexts, model: AtsModel): KnownNames {
  const known = { words: new Set<string>(), names: new Set<string>(), terms: new Set<object>() };
  for (const heading of headings) addTo(known, heading, true, model);
  for (const line of lines.flatMap((text) => text.split("\n"))) addTo(known, line, false, model);
  return known;
}

function addTo(known: KnownNames, text: string, isHeading: boolean, model: AtsModel): void {
  const read = readTokens(text, model.lexicon);
  const { tokens } = read;
  for (const [i, token] of tokens.entries()) {
    const { low, fold, word } = token;
    known.words.add(fold).add(word.stem);
    if (isHeading || isName(token)) known.names.add(fold).add(word.stem);
    // Makes "8 GB" and "8GB" equal.
    const next = tokens[i + 1];
    if (next && /^\d+$/.test(low) && next.gap <= GAP.hyphen) known.words.add(low + next.low);
    const [, unit] = /^\d+(\p{L}+)$/u.exec(low) ?? [];
    if (unit) known.names.add(unit);
  }
  for (const [, month] of text.matchAll(MONTH)) known.names.add(MONTHS[Number(month) - 1] ?? "");
  for (const hit of findTerms(read, model.dictionary)) {
    if (isHeading || isSoftwareName(hit, tokens)) known.terms.add(hit.form.term);
  }
}

/** The month of a date in digits: "03/2020", "3.2020". */
const MONTH = /(?<![\d./])(0?[1-9]|1[0-2])[/.](?=(?:19|20)\d\d(?!\d))/g;
const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

/**
 * Values of `sense` (WordNet's classes) for words that are always capitalized: places (16), words
 * derived from them (2 and 66) and times (29). 0 is a word that WordNet lacks.
 */
const CAPITALIZED_SENSES = new Set([2, 66, 16, 29]);

/**
 * Whether it is an ordinary word. Words of one or two letters have no sense (scripts/ats/word-senses.mjs), so those
 * that are dictionary terms, such as `go` and `r`, count as ordinary. `formsByStart.singleWord` is a term of this
 * one word.
 */
const isCommonWord = ({ word, low }: Token) =>
  word.isFunctionWord ||
  (low.length < 3 && word.formsByStart?.singleWord !== undefined) ||
  (word.sense !== 0 && !CAPITALIZED_SENSES.has(word.sense));

/** Whether its capital marks a name: the first word of a sentence is always capitalized. */
const isCapitalized = ({ raw, low, gap }: Token) =>
  raw !== low && (gap < GAP.sentence || isAllCaps(raw));
const isAllCaps = (raw: string) => raw.length > 1 && raw === raw.toUpperCase();

const isName = (token: Token) => isCapitalized(token) || !isCommonWord(token);

/** Words that, in a resume, always mean the software. */
export const ONLY_SOFTWARE = new Set(["python", "java"]);
/** Words after which a lowercase common word may be software: "written in go". */
const BEFORE_SOFTWARE = new Set(["in", "using", "with", "via", "and", "or"]);

/** Whether a dictionary term is meant in the text as a name: "go" in a list, not in "had to go". */
function isSoftwareName({ from, to, form }: Hit, tokens: readonly Token[]): boolean {
  const token = tokens[from] as Token;
  if (
    to - from > 1 ||
    !isCommonWord(token) ||
    isCapitalized(token) ||
    ONLY_SOFTWARE.has(token.fold)
  )
    return true;
  const [before, after] = [tokens[from - 1], tokens[to]];
  return (
    token.gap < GAP.sentence &&
    (token.gap >= GAP.list || (before !== undefined && BEFORE_SOFTWARE.has(before.low))) &&
    // Only an ambiguous term (Go) must also end the list item; others (Rust) count before any word.
    (!form.needsContext ||
      after === undefined ||
      after.gap >= GAP.list ||
      after.low === "and" ||
      after.low === "or")
  );
}

/** True if the texts contain this word, as a name if it is capitalized within a sentence. */
export const isKnownWord = (token: Token, { words, names }: KnownNames, isFirst: boolean) => {
  const { raw, low, fold, word } = token;
  const accepted = raw === low || isFirst || /^\d/.test(raw) ? words : names;
  if (accepted.has(fold) || accepted.has(word.stem) || (raw === low && word.isFunctionWord))
    return true;
  // A plural such as APIs.
  return /^\p{Lu}{2,}s$/u.test(raw) && accepted.has(low.slice(0, -1));
};
