/** What the tagger knows of each word of a posting: hashed features of the word, its neighbours and its line. */
import type { Hit } from "./find-terms.ts";
import { hashEnd, hashStart, hashText, mix } from "./hash.ts";
import type { Clause } from "./posting-lines.ts";
import { hitsNear, linesOf, namesOf } from "./tag-lines.ts";
import type { Token, TokenText } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";
import { senseOf, type WordSenses } from "./word-senses.ts";

/** Features are counted in so many bits; collisions are part of what is learnt. */
export const FEATURE_BITS = 17;
const MASK = (1 << FEATURE_BITS) - 1;
/** Stands for what lies before the first and after the last word. */
const OUTSIDE = 77;

function shapeOf(raw: string): number {
  if (/^\d+$/.test(raw)) return 1;
  if (/\d/.test(raw)) return 2;
  if (/^\p{Lu}+$/u.test(raw)) return raw.length === 1 ? 3 : 4;
  if (/^\p{Lu}\p{Ll}*$/u.test(raw)) return 5;
  if (/^\p{Ll}+$/u.test(raw)) return 6;
  return /\p{Ll}\p{Lu}/u.test(raw) ? 7 : 8;
}

/** All tokens' features one after the other, FEATURES_PER_TOKEN each. */
export const FEATURES_PER_TOKEN = 46;

export function tagFeatures(
  text: TokenText,
  hits: Hit[],
  clauses: Clause[],
  senses: WordSenses,
): Int32Array {
  const { tokens, isOneCase } = text;
  const count = tokens.length;
  const each = (read: (token: Token) => number) => {
    const values = new Uint32Array(count);
    for (let i = 0; i < count; i++) values[i] = read(tokens[i] as Token);
    return values;
  };
  const word = each(({ fold }) => hashText(fold));
  const shape = each(({ raw }) => (isOneCase ? 9 : shapeOf(raw)));
  const sense = each((token) => senseOf(senses, token));
  const small = each(({ low }) => (FUNCTION_WORDS.has(low) ? 1 : 0));
  const ending = each(({ low }) => hashEnd(low, 3, 1));
  const end = each(({ low }) => hashEnd(low, 2, 2));
  const start = each(({ low }) => hashStart(low, 4));
  const name = namesOf(count, hits);
  const line = linesOf(tokens, clauses, word);
  const gap = (i: number) => tokens[i]?.gap ?? 6;
  const at = (values: Uint32Array, i: number) => values[i] ?? OUTSIDE;

  const features = new Int32Array(count * FEATURES_PER_TOKEN);
  let next = 0;
  let id = 0;
  const add = (a: number, b = 0, c = 0) => {
    features[next++] = mix(mix(++id, a, 0), b, c) & MASK;
  };
  for (let i = 0; i < count; i++) {
    id = 0;
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
    add(w);
    add(w1);
    add(v1);
    add(w1, w);
    add(w, v1);
    add(w2);
    add(v2);
    add(w2, w1);
    add(v1, v2);
    add(at(ending, i));
    add(at(end, i), s);
    add(at(start, i));
    add(at(ending, i - 1));
    add(at(ending, i + 1));
    add(s, s1, at(shape, i + 1));
    add(s, gap(i), gap(i + 1));
    add(s, kind);
    add(w1, s);
    add(v1, s);
    add(m);
    add(m, m1);
    add(m, n1);
    add(m1);
    add(n1);
    add(m, m1, n1);
    add(m, w1);
    add(m, v1);
    add(m, s, kind);
    add(kind, m);
    add(d);
    add(d, d1);
    add(d, e1);
    add(d, kind);
    add(d, s);
    add(d, m);
    add(d1, e1, d);
    add(kind);
    add(kind, place);
    add(at(line.length, i), place, s);
    add(first, s);
    add(first, m);
    add(asked);
    add(asked, m);
    add(asked, at(small, i));
    const near = hitsNear(name, i);
    add(near, d ? 1 : 0);
    add(near, s);
  }
  return features;
}
