/**
 * The input of the tagger, the trained model that marks a posting's requirements (tagger.ts): hashed
 * features of each word, its neighbors and its line. A change needs the model to be trained anew
 * (scripts/ats/train-tagger.mjs).
 */

import { mix } from "#app/core/ats/hash.ts";
import type { Clause } from "#app/core/ats/posting/posting-lines.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { Token, TokenText } from "#app/core/ats/words/tokens.ts";
import { linesOf, namesNear, namesOf } from "./tag-lines.ts";

/** Bits of a feature's hash. Colliding features share a weight, as in training. */
export const FEATURE_BITS = 17;
const MASK = (1 << FEATURE_BITS) - 1;
/** The value of words before the first and after the last word. */
const OUTSIDE = 77;
/** The shape of words in a text whose capitals mean nothing; Word.shape has 1 to 8. */
const NO_SHAPE = 9;
/** The gap after the last word; GAP has 0 to 5. */
const GAP_AT_END = 6;

/** The index of a feature's weights. @param id of its kind, 1 to FEATURES_PER_TOKEN */
const feature = (id: number, a: number, b: number, c: number) => mix(mix(id, a, 0), b, c) & MASK;

export const FEATURES_PER_TOKEN = 46;

/** @returns the features of all tokens one after the other, FEATURES_PER_TOKEN each */
export function tagFeatures(text: TokenText, hits: Hit[], clauses: Clause[]): Int32Array {
  const { tokens, isAllSameCase } = text;
  const count = tokens.length;
  const column = () => new Int32Array(count);
  const [word, ending, end, start] = [column(), column(), column(), column()];
  const [shape, sense, isFunctionWord] = [column(), column(), column()];
  for (let i = 0; i < count; i++) {
    const known = (tokens[i] as Token).word;
    word[i] = known.hash.word;
    ending[i] = known.hash.ending;
    end[i] = known.hash.end;
    start[i] = known.hash.start;
    shape[i] = isAllSameCase ? NO_SHAPE : known.shape;
    sense[i] = known.sense;
    isFunctionWord[i] = known.isFunctionWord ? 1 : 0;
  }
  const name = namesOf(count, hits);
  const near = namesNear(name);
  const line = linesOf(tokens, clauses, word);
  const gap = (i: number) => tokens[i]?.gap ?? GAP_AT_END;
  const at = (values: Int32Array, i: number) => values[i] ?? OUTSIDE;

  const features = new Int32Array(count * FEATURES_PER_TOKEN);
  let next = 0;
  for (let i = 0; i < count; i++) {
    // w: word (w1: the word before), v: word after it, s: shape, m: WordNet class, n: that of the word
    // after, d: known name, e: that of the word after. The digits 1 and 2 are the distance in words.
    const w = at(word, i);
    const w1 = at(word, i - 1);
    const w2 = at(word, i - 2);
    const v1 = at(word, i + 1);
    const v2 = at(word, i + 2);
    const s = at(shape, i);
    const s1 = at(shape, i - 1);
    const m = at(sense, i);
    const m1 = at(sense, i - 1);
    const n1 = at(sense, i + 1);
    const d = at(name, i);
    const d1 = at(name, i - 1);
    const e1 = at(name, i + 1);
    const kind = at(line.kind, i);
    const place = at(line.place, i);
    const asked = at(line.asked, i);
    const first = at(line.first, i);
    features[next++] = feature(1, w, 0, 0);
    features[next++] = feature(2, w1, 0, 0);
    features[next++] = feature(3, v1, 0, 0);
    features[next++] = feature(4, w1, w, 0);
    features[next++] = feature(5, w, v1, 0);
    features[next++] = feature(6, w2, 0, 0);
    features[next++] = feature(7, v2, 0, 0);
    features[next++] = feature(8, w2, w1, 0);
    features[next++] = feature(9, v1, v2, 0);
    features[next++] = feature(10, at(ending, i), 0, 0);
    features[next++] = feature(11, at(end, i), s, 0);
    features[next++] = feature(12, at(start, i), 0, 0);
    features[next++] = feature(13, at(ending, i - 1), 0, 0);
    features[next++] = feature(14, at(ending, i + 1), 0, 0);
    features[next++] = feature(15, s, s1, at(shape, i + 1));
    features[next++] = feature(16, s, gap(i), gap(i + 1));
    features[next++] = feature(17, s, kind, 0);
    features[next++] = feature(18, w1, s, 0);
    features[next++] = feature(19, v1, s, 0);
    features[next++] = feature(20, m, 0, 0);
    features[next++] = feature(21, m, m1, 0);
    features[next++] = feature(22, m, n1, 0);
    features[next++] = feature(23, m1, 0, 0);
    features[next++] = feature(24, n1, 0, 0);
    features[next++] = feature(25, m, m1, n1);
    features[next++] = feature(26, m, w1, 0);
    features[next++] = feature(27, m, v1, 0);
    features[next++] = feature(28, m, s, kind);
    features[next++] = feature(29, kind, m, 0);
    features[next++] = feature(30, d, 0, 0);
    features[next++] = feature(31, d, d1, 0);
    features[next++] = feature(32, d, e1, 0);
    features[next++] = feature(33, d, kind, 0);
    features[next++] = feature(34, d, s, 0);
    features[next++] = feature(35, d, m, 0);
    features[next++] = feature(36, d1, e1, d);
    features[next++] = feature(37, kind, 0, 0);
    features[next++] = feature(38, kind, place, 0);
    features[next++] = feature(39, at(line.length, i), place, s);
    features[next++] = feature(40, first, s, 0);
    features[next++] = feature(41, first, m, 0);
    features[next++] = feature(42, asked, 0, 0);
    features[next++] = feature(43, asked, m, 0);
    features[next++] = feature(44, asked, at(isFunctionWord, i), 0);
    const n = near[i] as number;
    features[next++] = feature(45, n, d ? 1 : 0, 0);
    features[next++] = feature(46, n, s, 0);
  }
  return features;
}
