/** How well the keywords of a posting agree with what people marked in it. */
import { f1 } from "./figures.mjs";

const RESUME = "Jane Doe\nExperience\nAcme Corp, Assistant, 2019 - 2021\n- Helped the team.";
/** Two keywords that share half of their words are the same in part. */
const SAME_IN_PART = 0.5;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
const MASK = /^<.*>$/;

const singular = (word) => (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word);
export const wordsOf = (text) =>
  (text.toLowerCase().normalize("NFKC").match(WORD) ?? []).map((word) => singular(word));

function overlap(a, b) {
  const [setA, setB] = [new Set(a), new Set(b)];
  const shared = [...setA].filter((word) => setB.has(word)).length;
  return shared / (setA.size + setB.size - shared || 1);
}

/** @param scorerOf the scorer for a posting: one that has not seen it. */
export function measureKeywords(postings, scorerOf) {
  const groups = new Map();
  for (const posting of postings) {
    const { keywords } = scorerOf(posting)(RESUME, posting.text);
    if (!keywords) return null;
    const sums = groups.get(posting.source) ?? {
      n: 0,
      said: 0,
      right: 0,
      marked: 0,
      met: 0,
      noise: 0,
    };
    groups.set(posting.source, sums);
    count(sums, posting, keywords);
  }
  return new Map(
    [...groups].map(([source, { n, said, right, marked, met, noise }]) => {
      const [precision, recall] = [right / said, met / marked];
      const figures = { precision, recall, f1: f1(precision, recall), noise: noise / said };
      return [source, { ...figures, perPosting: said / n, markedPerPosting: marked / n }];
    }),
  );
}

function count(sums, { source, text, spans }, keywords) {
  const wanted = source === "green" ? "skill" : "knowledge";
  const marked = byKey(
    spans.filter(({ label, text }) => label === wanted && !MASK.test(text)).map(({ text }) => text),
  );
  const said = byKey(keywords.map(({ surface, term }) => surface || term));
  const tokens = [...text.toLowerCase().matchAll(WORD)].map(({ 0: word, index }) => ({
    word: singular(word),
    isMarked: spans.some(({ start, end }) => index >= start && index + word.length <= end),
  }));
  sums.n++;
  sums.marked += marked.size;
  for (const [key, words] of said) {
    const isRight =
      marked.has(key) || [...marked.values()].some((each) => overlap(each, words) >= SAME_IN_PART);
    sums.said++;
    if (isRight) sums.right++;
    else if (!touchesMarked(tokens, words)) sums.noise++;
  }
  for (const [key, words] of marked) {
    if (said.has(key) || [...said.values()].some((each) => overlap(words, each) >= SAME_IN_PART))
      sums.met++;
  }
}

function byKey(texts) {
  const found = new Map();
  for (const text of texts) {
    const words = wordsOf(text);
    if (words.length > 0) found.set(words.join(" "), words);
  }
  return found;
}

const touchesMarked = (tokens, words) =>
  tokens.some(
    (_, at) =>
      words.every((word, k) => tokens[at + k]?.word === word) &&
      words.some((_, k) => tokens[at + k].isMarked),
  );
