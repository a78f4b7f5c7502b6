/** Where and how a resume shows a requirement, and how much of it counts. */
import { tradesOf, type WordWeights, weighWords } from "./affinity.ts";
import { DEGREE_NAMES, degreesIn } from "./degrees.ts";
import { findPhrase, indexPhrases, type PhraseIndex } from "./find-phrase.ts";
import { findTerms, type Hit } from "./find-terms.ts";
import { type Guarded, guardResume } from "./guards.ts";
import { findTitle } from "./job-title.ts";
import type { Posting, Requirement } from "./posting.ts";
import type { Keyword } from "./report.ts";
import type { Dictionary, Term } from "./terms.ts";
import { GAP, type Token, type TokenText } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";
import { yearsShown } from "./years.ts";

export interface Evidence {
  how: Keyword["how"];
  credit: number;
  /** Token range, or null where nothing can be pointed at. */
  at: { from: number; to: number } | null;
  discountedBecause: string | null;
}

export interface ReadResume {
  text: TokenText;
  guarded: Guarded;
  hits: Map<Term, Hit[]>;
  words: WordWeights;
  trades: Float64Array;
  phrases: PhraseIndex;
}

/** Credit by how it is shown. */
const CREDIT = { exact: 1, alias: 1, inflection: 0.9, nearby: 0.7, inner: 0.85 } as const;
/** Named in a list, shown nowhere. */
const LIST_ONLY = 0.85;
/** Past this many, and this dense, repeats take off instead of adding. */
const REPEATS = 12;
const REPEAT_SHARE = 0.03;
const REPEATED = 0.6;

const NONE: Evidence = { how: null, credit: 0, at: null, discountedBecause: null };

export function readResume(text: TokenText, posting: Posting, dictionary: Dictionary): ReadResume {
  const guarded = guardResume(text, posting.own);
  const hits = new Map<Term, Hit[]>();
  const all = findTerms(text, dictionary);
  for (const hit of all) {
    let isHidden = false;
    for (let i = hit.from; i < hit.to; i++) if (guarded.hidden[i]) isHidden = true;
    if (isHidden) continue;
    const same = hits.get(hit.form.term);
    if (same) same.push(hit);
    else hits.set(hit.form.term, [hit]);
  }
  return {
    text,
    guarded,
    hits,
    words: weighWords(text.tokens, all, guarded.hidden),
    trades: tradesOf(all, guarded.hidden),
    phrases: indexPhrases(text.tokens, guarded.hidden),
  };
}

export function evidenceFor(requirement: Requirement, resume: ReadResume): Evidence {
  if (requirement.kind === "title" && requirement.title) return titleEvidence(requirement, resume);
  if (requirement.kind === "years") return yearsEvidence(requirement, resume);
  if (requirement.kind === "education" && requirement.amount > 0)
    return degreeEvidence(requirement, resume);
  const hits = requirement.term ? resume.hits.get(requirement.term) : undefined;
  if (hits) return hitEvidence(requirement, hits, resume);
  // A known name that was not found as one, was met as an ordinary word at most.
  if (requirement.term && requirement.words.length === 1 && requirement.isAlsoWord) return NONE;
  const found = findPhrase(resume.phrases, requirement.words, requirement.term === null);
  if (!found) return NONE;
  const isListed = isInList(resume.text.tokens, found.from, found.to);
  const nearby =
    found.how === "nearby"
      ? "The words stand near each other, not as the posting puts them."
      : null;
  return discounted(
    { how: found.how, credit: CREDIT[found.how], at: found, discountedBecause: nearby },
    isListed,
  );
}

function hitEvidence(requirement: Requirement, hits: Hit[], { text }: ReadResume): Evidence {
  const outer = hits.filter((hit) => !hit.isInner);
  const pool = outer.length > 0 ? outer : hits;
  const best = pool.find((hit) => !isInList(text.tokens, hit.from, hit.to)) ?? (pool[0] as Hit);
  const isExact = pool.some((hit) => isSame(hit.form.words, requirement.words));
  const shown: Evidence = {
    how: isExact ? "exact" : "alias",
    credit: outer.length > 0 ? CREDIT.exact : CREDIT.inner,
    at: best,
    discountedBecause: outer.length > 0 ? null : "Shown only as part of a longer name.",
  };
  if (hits.length > REPEATS && hits.length / text.tokens.length > REPEAT_SHARE) {
    return {
      ...shown,
      credit: shown.credit * REPEATED,
      discountedBecause: `Repeated ${hits.length} times; repeating a word adds nothing.`,
    };
  }
  return discounted(shown, isInList(text.tokens, best.from, best.to));
}

const isSame = (a: string[], b: string[]) =>
  a.length === b.length && a.every((word, k) => word === b[k]);

function discounted(evidence: Evidence, isListed: boolean): Evidence {
  if (!isListed) return evidence;
  return {
    ...evidence,
    credit: evidence.credit * LIST_ONLY,
    discountedBecause:
      evidence.discountedBecause ??
      "Named in a list only; a line that shows it in use counts fully.",
  };
}

/** An item of next to nothing else, beside another short item; commas and lines part items alike. */
function isInList(tokens: Token[], from: number, to: number): boolean {
  const [start, end] = itemAround(tokens, from, to);
  if (end - start > to - from + 2) return false;
  const isShort = (at: number) => {
    if (at < 0 || at >= tokens.length) return false;
    const [first, last] = itemAround(tokens, at, at + 1);
    return last - first <= 4 && tokens.slice(first, last).every(isItemWord);
  };
  return isShort(start - 1) || isShort(end);
}

function itemAround(tokens: Token[], from: number, to: number): [number, number] {
  let start = from;
  let end = to;
  while (start > 0 && (tokens[start] as Token).gap < GAP.list) start--;
  while (end < tokens.length && (tokens[end] as Token).gap < GAP.list) end++;
  return [start, end];
}

const isItemWord = ({ low }: Token) => !FUNCTION_WORDS.has(low) || low === "and" || low === "of";

function titleEvidence({ title }: Requirement, { text, guarded }: ReadResume): Evidence {
  const found = title && findTitle(text.tokens, title, (at) => guarded.hidden[at] === 1);
  if (!found || found.share < 0.5) return NONE;
  const isWhole = found.share === 1;
  return {
    how: isWhole ? "exact" : found.share >= 0.8 ? "alias" : "nearby",
    credit: found.share,
    at: found,
    discountedBecause: isWhole ? null : "A related title, not the same one.",
  };
}

function rangeAt(
  { tokens }: TokenText,
  start: number,
  end: number,
): { from: number; to: number } | null {
  const from = tokens.findIndex((token) => token.end > start);
  if (from < 0) return null;
  let to = from + 1;
  while (to < tokens.length && (tokens[to] as Token).start < end) to++;
  return { from, to };
}

function yearsEvidence({ amount }: Requirement, { text, guarded }: ReadResume): Evidence {
  const shown = yearsShown(text.clean.text.toLowerCase());
  const at = shown && rangeAt(text, shown.start, shown.end);
  if (!shown || shown.years < 1 || (at && guarded.hidden[at.from])) return NONE;
  const credit = Math.min(1, shown.years / amount);
  if (credit < 0.5) return NONE;
  const why = `Your dates add up to about ${shown.years} ${shown.years === 1 ? "year" : "years"}.`;
  return {
    how: credit === 1 ? "exact" : "nearby",
    credit,
    at,
    discountedBecause: credit === 1 ? null : why,
  };
}

function degreeEvidence({ amount }: Requirement, { text, guarded }: ReadResume): Evidence {
  const isHidden = (start: number, end: number) => {
    const at = rangeAt(text, start, end);
    return at !== null && guarded.hidden[at.from] === 1;
  };
  const shown = degreesIn(text.clean.text.toLowerCase()).filter(
    ({ start, end }) => !isHidden(start, end),
  );
  const enough = shown.find(({ level }) => level >= amount);
  if (enough) {
    return {
      how: enough.level === amount ? "exact" : "alias",
      credit: 1,
      at: rangeAt(text, enough.start, enough.end),
      discountedBecause: null,
    };
  }
  const below = shown.find(({ level }) => level === amount - 1 && amount > 3);
  if (!below) return NONE;
  const why = `The posting asks for more than: ${DEGREE_NAMES[below.level]}.`;
  return {
    how: "nearby",
    credit: 0.5,
    at: rangeAt(text, below.start, below.end),
    discountedBecause: why,
  };
}
