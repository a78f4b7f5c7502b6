/**
 * Similarity of two whole texts, apart from single requirements: by content words and by trades.
 */
import type { Term } from "./words/dictionary.ts";
import type { Hit } from "./words/find-terms.ts";
import { isContent } from "./words/lexicon.ts";
import type { Token } from "./words/tokens.ts";
import { FUNCTION_WORDS, GENERAL_WORDS } from "./words/word-classes.ts";
import { stemWord } from "./words/word-forms.ts";

/**
 * Weights of content words (by stem) and of terms: higher for terms and rare ones, low for general
 * words.
 */
export interface WordWeights {
  of: ReadonlyMap<string | Term, Tally>;
  /** The vector's length: the root of the sum of the squared weights. */
  length: number;
}

interface Tally {
  times: number;
  /** The weight of a single mention. */
  worth: number;
  weight: number;
}

export function weighWords(tokens: Token[], hits: Hit[], hidden?: Uint8Array): WordWeights {
  const of = new Map<string | Term, Tally>();
  const count = (key: string | Term, worth: number) => {
    const tally = of.get(key);
    if (!tally) of.set(key, { times: 1, worth, weight: 0 });
    else {
      tally.times++;
      tally.worth = worth;
    }
  };
  for (let i = 0; i < tokens.length; i++) {
    const { word } = tokens[i] as Token;
    if (word.isContent && !hidden?.[i]) count(word.stem, worthOfWord(word.isGeneral));
  }
  for (const { form, from, byCapital } of hits) {
    if (!byCapital && !hidden?.[from]) count(form.term, worthOfTerm(form.term));
  }
  let squares = 0;
  for (const tally of of.values()) {
    tally.weight = weightOf(tally.times, tally.worth);
    squares += tally.weight * tally.weight;
  }
  return { of, length: Math.sqrt(squares) };
}

const weightOf = (times: number, worth: number) => (1 + Math.log(times)) * worth;
const worthOfWord = (isGeneral: boolean) => (isGeneral ? 0.15 : 1);
const worthOfTerm = ({ kind, rarity }: Term) => (kind === "hard" ? 2.5 : 0.5) * rarity;

export function cosine(a: WordWeights, b: WordWeights): number {
  let dot = 0;
  a.of.forEach(({ weight }, key) => {
    const other = b.of.get(key);
    if (other) dot += weight * other.weight;
  });
  return dot / (a.length * b.length || 1);
}

/** The cosine that results if these words and this term are added to the second text. */
export function cosineWithOneMore(
  a: WordWeights,
  b: WordWeights,
  before: number,
  words: readonly string[],
  term: Term | null,
): number {
  const changed = new Map<string | Term, number>();
  let dot = before * a.length * b.length;
  let squares = b.length ** 2;
  const add = (key: string | Term, worth: number) => {
    const weight = changed.get(key) ?? b.of.get(key)?.weight;
    const times = weight === undefined ? 0 : Math.exp(weight / worth - 1);
    const more = weightOf(times + 1, worth);
    dot += (more - (weight ?? 0)) * (a.of.get(key)?.weight ?? 0);
    squares += more ** 2 - (weight ?? 0) ** 2;
    changed.set(key, more);
  };
  for (const fold of words) {
    if (!FUNCTION_WORDS.has(fold) && isContent(fold))
      add(stemWord(fold), worthOfWord(GENERAL_WORDS.has(fold)));
  }
  if (term && term.rarity > 0) add(term, worthOfTerm(term));
  return dot / (a.length * Math.sqrt(squares) || 1);
}

/** The number of different skills of each trade in a text. @param count of the trades */
export function tradesOf(count: number, hits: Hit[], hidden?: Uint8Array): Float64Array {
  const trades = new Float64Array(count);
  const seen = new Set<unknown>();
  for (const { form, from, byCapital } of hits) {
    if (byCapital || hidden?.[from] || form.term.trade < 0 || seen.has(form.term)) continue;
    seen.add(form.term);
    trades[form.term.trade] = (trades[form.term.trade] as number) + 1;
  }
  return trades;
}

/** The cosine of two texts' counts per trade, 0 to 1. */
export function tradeAffinity(a: Float64Array, b: Float64Array): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let k = 0; k < a.length; k++) {
    dot += (a[k] as number) * (b[k] as number);
    lengthA += (a[k] as number) ** 2;
    lengthB += (b[k] as number) ** 2;
  }
  return dot / (Math.sqrt(lengthA * lengthB) || 1);
}
