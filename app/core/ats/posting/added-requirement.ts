/** Builds a requirement that a person adds: words of the posting that were not read as one. */
import type { LanguageRules } from "#app/core/ats/languages/language-rules.ts";
import { inEnglish, LANGUAGE_RULES, plainLetters } from "#app/core/ats/languages/rules.ts";
import { findTerms } from "#app/core/ats/words/find-terms.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { readTokens, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS, LEADING_WORDS } from "#app/core/ats/words/word-classes.ts";
import { LINE_WEIGHT } from "./line-kind.ts";
import { type Posting, withAccents } from "./posting.ts";
import type { Clause } from "./posting-lines.ts";
import {
  amountRequirements,
  guessRequirement,
  hitRequirement,
  type Requirement,
} from "./requirement.ts";
import { isSameThing } from "./split-span.ts";

export interface AddedTerm {
  /** Consecutive words of the posting. */
  words: string;
  requirement: "required" | "preferred";
}

/**
 * Null if the posting does not contain the words. The weight is that of its kind, before weights
 * are scaled to add up to 1.
 */
export function addedRequirement(
  { text, given, model, language }: Posting,
  { words, requirement: line }: AddedTerm,
): Requirement | null {
  const rules = LANGUAGE_RULES[language ?? ""];
  const { tokens } = text;
  const addedText = readTokens(rules ? plainLetters(words) : words, model.lexicon);
  const places = placesOf(tokens, addedText.tokens);
  const [first] = places;
  if (!first) return null;
  const clause: Clause = { ...first, kind: line, isRequirement: true, isHeading: false };
  const hit = findTerms(text, model.dictionary).find(
    (each) => !each.isInner && isSameThing(tokens, each, first),
  );
  const phrase = trimFilling(tokens, first);
  const folds = tokens.slice(phrase.from, phrase.to).map(({ fold }) => fold);
  const amount = hit ? null : amountIn(addedText, words, clause, rules);
  const named = hit
    ? hitRequirement(text, hit, clause)
    : guessRequirement(text, phrase, folds, clause);
  const written = rules ? withAccents({ ...named, name: named.surface }, text, given) : named;
  const read = amount ?? written;
  return { ...read, weight: read.weight * LINE_WEIGHT[line], places, added: words };
}

/**
 * `3 years of nursing`, `a degree in nursing`: compared with the resume's dates and degrees, not by
 * words.
 */
function amountIn(
  addedText: TokenText,
  words: string,
  clause: Clause,
  rules: LanguageRules | undefined,
): Requirement | null {
  const english = rules ? inEnglish(addedText.clean.text, rules) : addedText.clean.text;
  const text = { ...addedText, clean: { ...addedText.clean, text: english } };
  const [first] = amountRequirements(text, () => clause);
  if (!first) return null;
  const { name, kind } = first.requirement;
  const isNamedAsWritten = rules !== undefined && kind === "education";
  return { ...first.requirement, surface: words, name: isNamedAsWritten ? words : name };
}

function placesOf(tokens: readonly Token[], sequence: readonly Token[]): Phrase[] {
  const places: Phrase[] = [];
  if (sequence.length === 0) return places;
  for (let from = 0; from + sequence.length <= tokens.length; from++) {
    const to = from + sequence.length;
    if (sequence.every(({ low }, at) => tokens[from + at]?.low === low)) places.push({ from, to });
  }
  return places;
}

/** Removes words around the skill: `Experience with dough lamination` asks for dough lamination. */
function trimFilling(tokens: readonly Token[], { from, to }: Phrase): Phrase {
  const lowAt = (at: number) => tokens[at]?.low ?? "";
  let [start, end] = [from, to];
  while (start < end && (LEADING_WORDS.has(lowAt(start)) || FUNCTION_WORDS.has(lowAt(start))))
    start++;
  while (end > start && FUNCTION_WORDS.has(lowAt(end - 1))) end--;
  return start < end ? { from: start, to: end } : { from, to };
}
