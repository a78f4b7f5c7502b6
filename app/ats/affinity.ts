/** How near two texts are beyond the listed requirements: shared content words, shared trades. */
import type { Hit } from "./find-terms.ts";
import type { Term } from "./terms.ts";
import type { Token } from "./tokens.ts";
import { FUNCTION_WORDS, GENERAL_WORDS } from "./word-classes.ts";
import { stemWord } from "./word-forms.ts";

/** Content words and what each weighs: twice for a name of the dictionary, little for office words. */
export type WordWeights = Map<string, number>;

export function weighWords(tokens: Token[], hits: Hit[], hidden?: Uint8Array): WordWeights {
  const counts = new Map<string, number>();
  const worth = new Map<string, number>();
  const count = (key: string, value: number) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    worth.set(key, value);
  };
  for (let i = 0; i < tokens.length; i++) {
    const { fold, low } = tokens[i] as Token;
    if (hidden?.[i] || FUNCTION_WORDS.has(low) || !isContent(fold)) continue;
    count(stemWord(fold), worthOfWord(fold));
  }
  for (const hit of hits) {
    if (hidden?.[hit.from] || hit.byCapital) continue;
    count(`#${hit.form.term.name}`, worthOfTerm(hit.form.term));
  }
  const weights: WordWeights = new Map();
  for (const [key, times] of counts)
    weights.set(key, (1 + Math.log(times)) * (worth.get(key) ?? 1));
  return weights;
}

const isContent = (fold: string) => fold.length >= 3 && !/^\d+$/.test(fold);
const worthOfWord = (fold: string) => (GENERAL_WORDS.has(fold) ? 0.15 : 1);
const worthOfTerm = ({ kind }: Term) => (kind === "hard" ? 2.5 : 0.5);

/** As if a text said these words, and meant this name, once more. */
export function withOneMore(weights: WordWeights, words: string[], term: Term | null): WordWeights {
  const more = new Map(weights);
  const add = (key: string, worth: number) => {
    const before = more.get(key);
    const times = before === undefined ? 0 : Math.exp(before / worth - 1);
    more.set(key, (1 + Math.log(times + 1)) * worth);
  };
  for (const fold of words) {
    if (!FUNCTION_WORDS.has(fold) && isContent(fold)) add(stemWord(fold), worthOfWord(fold));
  }
  if (term) add(`#${term.name}`, worthOfTerm(term));
  return more;
}

export function cosine(a: WordWeights, b: WordWeights): number {
  let dot = 0;
  for (const [key, weight] of a) dot += weight * (b.get(key) ?? 0);
  return dot / (lengthOf(a) * lengthOf(b) || 1);
}

function lengthOf(weights: WordWeights): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight * weight;
  return Math.sqrt(sum);
}

/** Share of each trade among the hard names of a text, distinct names only. */
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
