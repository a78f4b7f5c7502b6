/** Builds a requirement that a person adds: words of the posting that were not read as one. */
import type { LanguageRules } from "#app/core/ats/languages/language-rules.ts";
import { inEnglish, LANGUAGE_RULES, plainLetters } from "#app/core/ats/languages/rules.ts";
import { findTerms } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { readTokens, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS, LEADING_WORDS } from "#app/core/ats/words/word-classes.ts";
import { LINE_WEIGHT } from "./line-kind.ts";
import { type Posting, withAccents } from "./posting.ts";
import type { Clause } from "./posting-lines.ts";
import {
  degreeAndYearsRequirements,
  type Requirement,
  requirementFromGuess,
  requirementFromTerm,
} from "./requirement.ts";
import { isSameThing } from "./split-span.ts";

/** A requirement that a person adds (corrections.ts). */
export interface AddedTerm {
  /** Consecutive words of the posting. */
  words: string;
  requirement: "required" | "preferred";
}

/**
 * Reads the added words as a known term, a degree, years of experience, or else a plain phrase.
 * @returns null if the posting does not contain the words; the weight is not scaled yet, so that the
 * weights of all requirements don't add up to 1
 */
export function addedRequirement(
  { text, sourceText, model, language }: Posting,
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
    (each) => !each.isInsideLongerHit && isSameThing(tokens, each, first),
  );
  const phrase = trimFillerWords(tokens, first);
  const folds = tokens.slice(phrase.from, phrase.to).map(({ fold }) => fold);
  const degreeOrYears = hit ? null : degreeOrYearsIn(addedText, words, clause, rules);
  const named = hit
    ? requirementFromTerm(text, hit, clause)
    : requirementFromGuess(text, phrase, folds, clause);
  const accented = rules ? withAccents({ ...named, name: named.surface }, text, sourceText) : named;
  const requirement = degreeOrYears ?? accented;
  const weight = requirement.weight * LINE_WEIGHT[line];
  return { ...requirement, weight, places, added: words };
}

/**
 * Years of experience or a degree in the added words, which are compared with the resume's dates and
 * degrees: `3 years of nursing`, `a degree in nursing`. Null if there is neither.
 */
function degreeOrYearsIn(
  addedText: TokenText,
  words: string,
  clause: Clause,
  rules: LanguageRules | undefined,
): Requirement | null {
  const english = rules ? inEnglish(addedText.clean.text, rules) : addedText.clean.text;
  const text = { ...addedText, clean: { ...addedText.clean, text: english } };
  const [first] = degreeAndYearsRequirements(text, () => clause);
  if (!first) return null;
  const { name, kind } = first.requirement;
  const isNamedAsWritten = rules !== undefined && kind === "education";
  return { ...first.requirement, surface: words, name: isNamedAsWritten ? words : name };
}

/** All places in a text at which a sequence of words occurs. */
function placesOf(tokens: readonly Token[], sequence: readonly Token[]): TokenRange[] {
  const places: TokenRange[] = [];
  if (sequence.length === 0) return places;
  for (let from = 0; from + sequence.length <= tokens.length; from++) {
    const to = from + sequence.length;
    if (sequence.every(({ low }, index) => tokens[from + index]?.low === low))
      places.push({ from, to });
  }
  return places;
}

/** Removes words around the skill: `Experience with dough lamination` asks for dough lamination. */
function trimFillerWords(tokens: readonly Token[], { from, to }: TokenRange): TokenRange {
  const lowAt = (index: number) => tokens[index]?.low ?? "";
  let [start, end] = [from, to];
  while (start < end && (LEADING_WORDS.has(lowAt(start)) || FUNCTION_WORDS.has(lowAt(start))))
    start++;
  while (end > start && FUNCTION_WORDS.has(lowAt(end - 1))) end--;
  return start < end ? { from: start, to: end } : { from, to };
}
