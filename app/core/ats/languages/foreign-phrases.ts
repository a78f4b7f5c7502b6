/**
 * Guesses the requirements in a clause of another language than English: the phrases between
 * function words and verbs. `Sicherer Umgang mit DATEV und MS Excel` gives DATEV and MS Excel.
 */

import type { Clause } from "#app/core/ats/posting/posting-lines.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { LanguageRules } from "./language-rules.ts";

const MAX_WORDS = 5;
/** Minimum letters of a phrase of one word. */
const SHORTEST_SINGLE = 5;

/**
 * @param claimed 1 for each token that is part of a requirement already
 * @returns token ranges, in order
 */
export function foreignPhrases(
  tokens: Token[],
  clause: Clause,
  rules: LanguageRules,
  claimed: Uint8Array,
): TokenRange[] {
  const phrases: TokenRange[] = [];
  let start = clause.from;
  const close = (end: number, next: number) => {
    const phrase = trimPhrase(tokens, start, end, clause, rules);
    if (phrase) phrases.push(phrase);
    start = next;
  };
  for (let at = clause.from; at < clause.to; at++) {
    const { low, gap } = tokens[at] as Token;
    if (at > start && gap >= GAP.list) close(at, at);
    // The `de` of `gestion de projet`, or the `de` and `la` of `gestion de la caisse`.
    const isJoiner = rules.joiners.has(low) && at > start && isContent(tokens[at + 1], rules);
    const isJoined =
      isJoiner ||
      (rules.joiners.has(low) && rules.joiners.has(tokens[at + 1]?.low ?? "") && at > start);
    if (claimed[at] || (rules.phraseBreakers.has(low) && !isJoined)) close(at, at + 1);
  }
  close(clause.to, clause.to);
  return phrases;
}

const isContent = (token: Token | undefined, { phraseBreakers }: LanguageRules) =>
  token !== undefined && token.gap < GAP.list && !phraseBreakers.has(token.low);

/** A phrase without light words at its ends; null if it is too general to be a requirement. */
function trimPhrase(
  tokens: Token[],
  from: number,
  to: number,
  clause: Clause,
  rules: LanguageRules,
): TokenRange | null {
  let [start, end] = [from, to];
  const isLight = ({ low }: Token) =>
    rules.joiners.has(low) || rules.phraseBreakers.has(low) || /^\d+$/.test(low);
  while (start < end && isLight(tokens[start] as Token)) start++;
  while (end > start && isLight(tokens[end - 1] as Token)) end--;
  if (end - start > MAX_WORDS) end = start + MAX_WORDS;
  while (end > start && isLight(tokens[end - 1] as Token)) end--;
  const words = tokens.slice(start, end).filter((token) => !isLight(token));
  if (
    words.length === 0 ||
    words.every(({ low }) => rules.ordinaryWords.has(low) || low.length < 3)
  )
    return null;
  if (rules.hasNounCapitals && !words.some(({ raw }) => /^\p{Lu}/u.test(raw))) return null;
  if (words.length === 1 && !mayBeRequirement(words[0] as Token, clause, start, rules)) return null;
  return { from: start, to: end };
}

/** Whether one word alone may be a requirement: an acronym, a noun, or an item of a list. */
function mayBeRequirement(
  { raw, low, gap }: Token,
  clause: Clause,
  index: number,
  rules: LanguageRules,
) {
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(raw)) return true;
  // Endings of adverbs and adjectives.
  if (low.length < SHORTEST_SINGLE || /(?:mente|ment|lich|isch)$/.test(low)) return false;
  if (rules.hasNounCapitals) return true;
  const isFirst = gap >= GAP.list || index === clause.from;
  return clause.isRequirement && (isFirst || low.length > SHORTEST_SINGLE);
}
