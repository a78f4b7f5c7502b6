/**
 * Compares a whole posting with a whole resume, apart from single requirements: the cosine of their
 * weighted content words, and the affinity of the trades (lines of work) whose skills they name.
 * Both are features of the score (compute-score.ts).
 */
import type { Term } from "./words/dictionary.ts";
import type { Hit } from "./words/find-terms.ts";
import { isContent } from "./words/lexicon.ts";
import type { Token } from "./words/tokens.ts";
import { FUNCTION_WORDS, GENERAL_WORDS } from "./words/word-classes.ts";
import { stemWord } from "./words/word-forms.ts";

/**
 * A text as a vector: the weights of its content words, by stem, and of the dictionary's terms in
 * it. Terms, and rare ones above all, weigh more; general words (`team`, `work`) weigh little.
 */
export interface WordWeights {
  byKey: ReadonlyMap<string | Term, Tally>;
  /** The vector's length: the root of the sum of the squared weights. */
  length: number;
}

interface Tally {
  mentions: number;
  /** The weight of a single mention. */
  weightPerMention: number;
  weight: number;
}

/**
 * @param hits the dictionary's terms in the text
 * @param hidden 1 for each token that is left out
 */
export function weighWords(tokens: Token[], hits: Hit[], hidden?: Uint8Array): WordWeights {
  const byKey = new Map<string | Term, Tally>();
  const count = (key: string | Term, weightPerMention: number) => {
    const tally = byKey.get(key);
    if (!tally) byKey.set(key, { mentions: 1, weightPerMention, weight: 0 });
    else {
      tally.mentions++;
      tally.weightPerMention = weightPerMention;
    }
  };
  for (let i = 0; i < tokens.length; i++) {
    const { word } = tokens[i] as Token;
    if (word.isContent && !hidden?.[i]) count(word.stem, weightOfWord(word.isGeneral));
  }
  for (const { form, from, isFoundByCapital } of hits) {
    if (!isFoundByCapital && !hidden?.[from]) count(form.term, weightOfTerm(form.term));
  }
  let squares = 0;
  for (const tally of byKey.values()) {
    tally.weight = weightOf(tally.mentions, tally.weightPerMention);
    squares += tally.weight * tally.weight;
  }
  return { byKey, length: Math.sqrt(squares) };
}

/** Repetitions add less and less. */
const weightOf = (mentions: number, weightPerMention: number) =>
  (1 + Math.log(mentions)) * weightPerMention;
/** The inverse of weightOf. */
const mentionsFor = (weight: number, weightPerMention: number) =>
  Math.exp(weight / weightPerMention - 1);
const weightOfWord = (isGeneral: boolean) => (isGeneral ? 0.15 : 1);
const weightOfTerm = ({ kind, rarity }: Term) => (kind === "hard" ? 2.5 : 0.5) * rarity;

/** The similarity of two texts by their words, 0 to 1. */
export function cosine(a: WordWeights, b: WordWeights): number {
  let dot = 0;
  a.byKey.forEach(({ weight }, key) => {
    const other = b.byKey.get(key);
    if (other) dot += weight * other.weight;
  });
  return dot / (a.length * b.length || 1);
}

/**
 * The cosine that results if these words and this term are added to the text `b`.
 * @param currentCosine the result of cosine(a, b)
 * @param words folded (foldWord)
 */
export function cosineWithOneMore(
  a: WordWeights,
  b: WordWeights,
  currentCosine: number,
  words: readonly string[],
  term: Term | null,
): number {
  const changed = new Map<string | Term, number>();
  let dot = currentCosine * a.length * b.length;
  let squares = b.length ** 2;
  const add = (key: string | Term, weightPerMention: number) => {
    const weight = changed.get(key) ?? b.byKey.get(key)?.weight;
    const mentions = weight === undefined ? 0 : mentionsFor(weight, weightPerMention);
    const more = weightOf(mentions + 1, weightPerMention);
    dot += (more - (weight ?? 0)) * (a.byKey.get(key)?.weight ?? 0);
    squares += more ** 2 - (weight ?? 0) ** 2;
    changed.set(key, more);
  };
  for (const fold of words) {
    if (!FUNCTION_WORDS.has(fold) && isContent(fold))
      add(stemWord(fold), weightOfWord(GENERAL_WORDS.has(fold)));
  }
  if (term && term.rarity > 0) add(term, weightOfTerm(term));
  return dot / (a.length * Math.sqrt(squares) || 1);
}

/**
 * The number of different skills of each trade that a text names, by Term.trade.
 * @param tradeCount the number of trades in the dictionary
 * @param hidden 1 for each token that is left out
 */
export function countTrades(tradeCount: number, hits: Hit[], hidden?: Uint8Array): Float64Array {
  const trades = new Float64Array(tradeCount);
  const seen = new Set<unknown>();
  for (const { form, from, isFoundByCapital } of hits) {
    if (isFoundByCapital || hidden?.[from] || form.term.trade < 0 || seen.has(form.term)) continue;
    seen.add(form.term);
    trades[form.term.trade] = (trades[form.term.trade] as number) + 1;
  }
  return trades;
}

/** The affinity that is assumed for texts that name no skill (docs/ats-benchmark.md). */
const UNKNOWN_AFFINITY = 0.6;

/**
 * The affinity of two texts' trades, 0 to 1, by their counts (countTrades). The fewer skills either
 * text names, the nearer it is to UNKNOWN_AFFINITY, so that one more skill does not decide.
 * @param unknownSkills the weight of UNKNOWN_AFFINITY, as a number of skills
 */
export function smoothedTradeAffinity(
  posting: Float64Array,
  resume: Float64Array,
  unknownSkills = 2,
): number {
  const skills = Math.min(sumOf(posting), sumOf(resume));
  return (
    (skills * tradeAffinity(posting, resume) + unknownSkills * UNKNOWN_AFFINITY) /
    (skills + unknownSkills)
  );
}
const sumOf = (counts: Float64Array) => counts.reduce((sum, each) => sum + each, 0);

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
