/** Posting → requirements: what it asks for, how firmly, and how it put it. */
import { tradesOf, type WordWeights, weighWords } from "./affinity.ts";
import { DEGREE_NAMES, degreesIn } from "./degrees.ts";
import { findTerms, type Hit } from "./find-terms.ts";
import { type PostingWords, postingWords } from "./guards.ts";
import { readTitle, type Title } from "./job-title.ts";
import { guessCompany, guessNames, guessPhrases, type Phrase } from "./phrases.ts";
import { type Clause, LINE_WEIGHT, type LineKind, readClauses } from "./posting-lines.ts";
import type { KeywordKind } from "./report.ts";
import type { Dictionary, Term } from "./terms.ts";
import { readTokens, type Token, type TokenText } from "./tokens.ts";
import { yearsAsked } from "./years.ts";

/** Longest posting that is read, in UTF-16 units. */
export const MAX_POSTING = 15_000;
/** More would be noise: people read a list of forty at most. */
const MAX_REQUIREMENTS = 40;

export interface Requirement {
  name: string;
  surface: string;
  kind: KeywordKind;
  line: LineKind;
  weight: number;
  /** Folded words, for texts the dictionary does not know. */
  words: string[];
  term: Term | null;
  title: Title | null;
  /** The name is an ordinary word too: Go, Excel. */
  isAlsoWord: boolean;
  /** Degree level or years. */
  amount: number;
}

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

/** What a requirement weighs by its kind, before its line. */
const KIND_WEIGHT: Record<KeywordKind, number> = {
  hard: 1,
  soft: 0.3,
  title: 1.5,
  education: 0.6,
  years: 0.6,
};
/** A guess is worth less than a name we know. */
const GUESS_WEIGHT = 0.6;

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
  for (const requirement of amounts(text, clauses)) add(requirement.name, requirement);

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

function surfaceOf({ clean, tokens }: TokenText, { from, to }: Phrase): string {
  const [first, last] = [tokens[from] as Token, tokens[to - 1] as Token];
  return clean.text.slice(first.start, last.end).replace(/\s+/g, " ");
}

function requirementOf(
  text: TokenText,
  range: Phrase,
  rest: Pick<Requirement, "name" | "kind" | "line"> & Partial<Requirement>,
): Requirement {
  return {
    surface: surfaceOf(text, range),
    weight: KIND_WEIGHT[rest.kind],
    words: text.tokens.slice(range.from, range.to).map((token) => token.fold),
    term: null,
    title: null,
    isAlsoWord: false,
    amount: 0,
    ...rest,
  };
}

function hitRequirement(text: TokenText, hit: Hit, clause: Clause): Requirement {
  const { term, needsContext } = hit.form;
  return requirementOf(text, hit, {
    name: term.name,
    kind: term.kind,
    line: clause.kind,
    term,
    isAlsoWord: needsContext,
  });
}

function guessRequirement(text: TokenText, phrase: Phrase, words: string[], clause: Clause) {
  return requirementOf(text, phrase, {
    name: surfaceOf(text, phrase),
    kind: "hard",
    line: clause.kind,
    weight: KIND_WEIGHT.hard * GUESS_WEIGHT,
    words,
  });
}

function titleRequirement(text: TokenText, title: Title): Requirement {
  const name = surfaceOf(text, title);
  return requirementOf(text, title, {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    kind: "title",
    line: "plain",
    title,
  });
}

/** The lowest degree that is enough, and the years. */
function* amounts(text: TokenText, clauses: Clause[]): Generator<Requirement> {
  const low = text.clean.text.toLowerCase();
  const lineAt = (start: number): LineKind => {
    const clause = clauses.find(({ to }) => (text.tokens[to - 1] as Token).end > start);
    return clause?.kind ?? "plain";
  };
  const base = { weight: 0, words: [], term: null, title: null, isAlsoWord: false };
  const degrees = degreesIn(low).filter(({ start }) => lineAt(start) !== "padding");
  const lowest = degrees.reduce<(typeof degrees)[number] | null>(
    (least, each) => (!least || each.level < least.level ? each : least),
    null,
  );
  if (lowest) {
    const surface = text.clean.text.slice(lowest.start, lowest.end).trim();
    const line = lineAt(lowest.start);
    const name = DEGREE_NAMES[lowest.level] as string;
    yield {
      ...base,
      name,
      surface,
      kind: "education",
      line,
      weight: KIND_WEIGHT.education,
      amount: lowest.level,
    };
  }
  const asked = yearsAsked(low);
  if (asked) {
    const surface = text.clean.text.slice(asked.start, asked.end).replace(/\s+/g, " ");
    const name = `${asked.years}+ years of experience`;
    yield {
      ...base,
      name,
      surface,
      kind: "years",
      line: lineAt(asked.start),
      weight: KIND_WEIGHT.years,
      amount: asked.years,
    };
  }
}

/** Weights become shares of the whole posting. */
function shareOut(requirements: Requirement[]): Requirement[] {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return requirements.map((each) => ({ ...each, weight: each.weight / total }));
}
