/** Indexes the words of a resume by their roots, with the sentence that each is in. */
import { pushTo } from "./phrase-index.ts";
import { GAP, type Token } from "./tokens.ts";

export interface SentenceRoots {
  tokens: Token[];
  /** Token positions of each root, in order. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Number of the sentence or line of each word. */
  sentences: Int32Array;
}

/** @param hidden 1 for each token to leave out */
export function readSentenceRoots(tokens: Token[], hidden: Uint8Array): SentenceRoots {
  const places = new Map<string, number[]>();
  const sentences = new Int32Array(tokens.length);
  let sentence = 0;
  for (let at = 0; at < tokens.length; at++) {
    const { gap, word } = tokens[at] as Token;
    if (gap >= GAP.sentence) sentence++;
    sentences[at] = sentence;
    if (!hidden[at] && !word.isFunctionWord) pushTo(places, word.root, at);
  }
  return { tokens, places, sentences };
}
