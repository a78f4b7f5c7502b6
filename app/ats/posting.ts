/** Posting → requirements: what it asks for, how firmly, and how it put it. */
import { tradesOf, type WordWeights, weighWords } from "./affinity.ts";
import { findTerms, type Hit } from "./find-terms.ts";
import { type PostingWords, postingWords } from "./guards.ts";
import { readTitle } from "./job-title.ts";
import { guessCompany, guessNames, guessPhrases, type Phrase } from "./phrases.ts";
import { type Clause, LINE_WEIGHT, readClauses } from "./posting-lines.ts";
import {
  amountRequirements,
  guessRequirement,
  hitRequirement,
  type Requirement,
  titleRequirement,
} from "./requirement.ts";
import type { Dictionary } from "./terms.ts";
import { readTokens, type Token, type TokenText } from "./tokens.ts";

/** Longest posting that is read, in UTF-16 units. */
export const MAX_POSTING = 15_000;
/** More would be noise: people read a list of forty at most. */
const MAX_REQUIREMENTS = 40;

export interface Posting {
  text: TokenText;
  requirements: Requirement[];
  truncated: boolean;
  words: WordWeights;
  trades: Float64Array;
  own: PostingWords;
}

/** Postings name traits by the dozen; a few are enough to judge. */
const MAX_SOFT = 4;

export function readPosting(given: string, dictionary: Dictionary): Posting {
  const text = readTokens(given.slice(0, MAX_POSTING), (word) => isKnown(dictionary, word));
  const clauses = readClauses(text);
  const clauseAt = new Map<number, Clause>();
  for (const clause of clauses)
    for (let i = clause.from; i < clause.to; i++) clauseAt.set(i, clause);
  const found = new Map<string, Requirement & { mentions: number }>();
  const taken = new Uint8Array(text.tokens.length);
  const add = (key: string, requirement: Requirement) => {
    const known = found.get(key);
    if (!known) {
      found.set(key, { ...requirement, mentions: 1 });
      return;
    }
    known.mentions++;
    if (LINE_WEIGHT[requirement.line] > LINE_WEIGHT[known.line]) known.line = requirement.line;
  };

  const title = readTitle(text.tokens);
  if (title) add(`title ${title.words.join(" ")}`, titleRequirement(text, title));
  const hits = findTerms(text, dictionary);
  for (const hit of hits) {
    const clause = clauseAt.get(hit.from);
    if (!clause || hit.isInner || clause.isHeading) continue;
    if (title && hit.from >= title.from && hit.to <= title.to) continue;
    for (let i = hit.from; i < hit.to; i++) taken[i] = 1;
    if (!isWorthNaming(text, hit, clause)) continue;
    add(hit.form.term.name, hitRequirement(text, hit, clause));
  }
  for (const clause of clauses) {
    if (clause.kind === "padding" || clause.isHeading) continue;
    const guesses = [
      ...guessPhrases(text.tokens, clause),
      ...guessNames(text.tokens, clause, text.isOneCase),
      ...guessCompany(text.tokens, clause, taken),
    ];
    for (const phrase of guesses) {
      if (isTaken(taken, phrase)) continue;
      for (let i = phrase.from; i < phrase.to; i++) taken[i] = 1;
      const words = text.tokens.slice(phrase.from, phrase.to).map((token) => token.fold);
      add(words.join(" "), guessRequirement(text, phrase, words, clause));
    }
  }
  for (const requirement of amountRequirements(text, clauses)) add(requirement.name, requirement);

  const requirements = [...found.values()].map(({ mentions, ...requirement }) => ({
    ...requirement,
    weight: requirement.weight * LINE_WEIGHT[requirement.line] * (1 + 0.25 * Math.log2(mentions)),
  }));
  requirements.sort((a, b) => b.weight - a.weight);
  let soft = 0;
  const listed = requirements.filter(({ kind }) => kind !== "soft" || ++soft <= MAX_SOFT);
  return {
    text,
    requirements: shareOut(listed.slice(0, MAX_REQUIREMENTS)),
    truncated: given.length > MAX_POSTING,
    words: weighWords(text.tokens, hits),
    trades: tradesOf(hits),
    own: postingWords(text.tokens),
  };
}

export const isKnown = (dictionary: Dictionary, word: string) =>
  dictionary.byFirst.has(word) || dictionary.joined.has(word);

/** Soft skills and ordinary words count where a line asks for something, not in a story about the company. */
function isWorthNaming({ tokens }: TokenText, hit: Hit, clause: Clause): boolean {
  const isAsked = clause.isRequirement;
  if (clause.kind === "padding") return hit.form.term.kind === "hard" && isAsked;
  const { kind, trade } = hit.form.term;
  if (kind === "soft" || (kind === "hard" && trade < 0)) return isAsked;
  const only = hit.to - hit.from === 1 ? (tokens[hit.from] as Token) : null;
  const isOrdinary = only !== null && only.raw === only.low && /^[a-z]+$/.test(only.low);
  return isAsked || !isOrdinary;
}

const isTaken = (taken: Uint8Array, { from, to }: Phrase) => {
  for (let i = from; i < to; i++) if (taken[i]) return true;
  return false;
};

/** Weights become shares of the whole posting. */
function shareOut(requirements: Requirement[]): Requirement[] {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return requirements.map((each) => ({ ...each, weight: each.weight / total }));
}
