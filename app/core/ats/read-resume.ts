/** Resume → what evidence is looked for in: its words, known names and phrases, less what does not count. */
import { tradesOf, type WordWeights, weighWords } from "./affinity.ts";
import type { Dictionary, Term } from "./dictionary.ts";
import { findTerms, type Hit } from "./find-terms.ts";
import { type Guarded, guardResume } from "./guards.ts";
import { indexPhrases, type PhraseIndex } from "./phrase-index.ts";
import type { Posting } from "./posting.ts";
import type { TokenText } from "./tokens.ts";

export interface ReadResume {
  text: TokenText;
  guarded: Guarded;
  hits: Map<Term, Hit[]>;
  words: WordWeights;
  trades: Float64Array;
  phrases: PhraseIndex;
}

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
    trades: tradesOf(dictionary.trades.length, all, guarded.hidden),
    phrases: indexPhrases(text.tokens, guarded.hidden, posting.sought),
  };
}
