/** A requirement that a person adds: words of the posting that were not read as one. */
import { LANGUAGE_RULES, plainLetters } from "#app/core/ats/languages/rules.ts";
import { findTerms } from "#app/core/ats/words/find-terms.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { readTokens, type Token } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS, LEADING_WORDS } from "#app/core/ats/words/word-classes.ts";
import { LINE_WEIGHT } from "./line-kind.ts";
import { asWritten, type Posting } from "./posting.ts";
import type { Clause } from "./posting-lines.ts";
import { guessRequirement, hitRequirement, type Requirement } from "./requirement.ts";
import { isSameThing } from "./split-span.ts";

export interface AddedTerm {
  /** As they stand in the posting, in a row. */
  words: string;
  requirement: "required" | "preferred";
}

/**
 * Null where the words do not stand in the posting. Its weight is what a requirement of that kind weighs, before it
 * becomes a share of all.
 */
export function addedRequirement(
  { text, given, model, language }: Posting,
  { words, requirement: line }: AddedTerm,
): Requirement | null {
  const isForeign = LANGUAGE_RULES[language ?? ""] !== undefined;
  const { tokens } = text;
  const said = readTokens(isForeign ? plainLetters(words) : words, model.lexicon).tokens;
  const places = placesOf(tokens, said);
  const [first] = places;
  if (!first) return null;
  const clause: Clause = { ...first, kind: line, isRequirement: true, isHeading: false };
  const hit = findTerms(text, model.dictionary).find(
    (each) => !each.isInner && isSameThing(tokens, each, first),
  );
  const phrase = withoutFilling(tokens, first);
  const folds = tokens.slice(phrase.from, phrase.to).map(({ fold }) => fold);
  const read = hit
    ? hitRequirement(text, hit, clause)
    : guessRequirement(text, phrase, folds, clause);
  const named = isForeign ? asWritten({ ...read, name: read.surface }, text, given) : read;
  return { ...named, weight: named.weight * LINE_WEIGHT[line], places, added: words };
}

function placesOf(tokens: readonly Token[], said: readonly Token[]): Phrase[] {
  const places: Phrase[] = [];
  if (said.length === 0) return places;
  for (let from = 0; from + said.length <= tokens.length; from++) {
    const to = from + said.length;
    if (said.every(({ low }, at) => tokens[from + at]?.low === low)) places.push({ from, to });
  }
  return places;
}

/** `Experience with dough lamination` asks for dough lamination. */
function withoutFilling(tokens: readonly Token[], { from, to }: Phrase): Phrase {
  const lowAt = (at: number) => tokens[at]?.low ?? "";
  let [start, end] = [from, to];
  while (start < end && (LEADING_WORDS.has(lowAt(start)) || FUNCTION_WORDS.has(lowAt(start))))
    start++;
  while (end > start && FUNCTION_WORDS.has(lowAt(end - 1))) end--;
  return start < end ? { from: start, to: end } : { from, to };
}
