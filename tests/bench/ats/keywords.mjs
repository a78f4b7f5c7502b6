/** Compares the keywords that a scorer finds in a posting with the skills that people marked in it. */
import { f1 } from "./figures.mjs";

/** Any resume, because scorers need one; only the posting's keywords are compared. */
const RESUME = "Jane Doe\nExperience\nAcme Corp, Assistant, 2019 - 2021\n- Helped the team.";
/** Two keywords that share half of their words are the same in part. */
const SAME_IN_PART = 0.5;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
/** A placeholder of a removed name: `<ORGANIZATION>`. */
const MASK = /^<.*>$/;

const singular = (word) => (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word);
/** The words of a text, lower-cased and in the singular. */
export const wordsOf = (text) =>
  (text.toLowerCase().normalize("NFKC").match(WORD) ?? []).map((word) => singular(word));

/** The share of words that two names have in common (Jaccard index). */
function overlap(a, b) {
  const [setA, setB] = [new Set(a), new Set(b)];
  const shared = [...setA].filter((word) => setB.has(word)).length;
  return shared / (setA.size + setB.size - shared || 1);
}

/**
 * @param postings with the spans that people marked
 * @param scorerOf the scorer for a posting: one that was not trained on it
 * @returns by source: precision, recall, F1, noise (the share of keywords that touch no marked word), and keywords and
 * marked skills a posting; null for a scorer without keywords
 */
export function measureKeywords(postings, scorerOf) {
  const groups = new Map();
  for (const posting of postings) {
    const { keywords } = scorerOf(posting)(RESUME, posting.text);
    if (!keywords) return null;
    const sums = groups.get(posting.source) ?? {
      n: 0,
      listed: 0,
      right: 0,
      marked: 0,
      met: 0,
      noise: 0,
    };
    groups.set(posting.source, sums);
    count(sums, posting, keywords);
  }
  return new Map(
    [...groups].map(([source, { n, listed, right, marked, met, noise }]) => {
      const [precision, recall] = [right / listed, met / marked];
      const figures = { precision, recall, f1: f1(precision, recall), noise: noise / listed };
      return [source, { ...figures, perPosting: listed / n, markedPerPosting: marked / n }];
    }),
  );
}

/** Adds one posting to the sums. */
function count(sums, { source, text, spans }, keywords) {
  const spanLabel = source === "green" ? "skill" : "knowledge";
  const marked = byKey(
    spans
      .filter(({ label, text }) => label === spanLabel && !MASK.test(text))
      .map(({ text }) => text),
  );
  const listed = byKey(keywords.map(({ surface, term }) => surface || term));
  const tokens = [...text.toLowerCase().matchAll(WORD)].map(({ 0: word, index }) => ({
    word: singular(word),
    isMarked: spans.some(({ start, end }) => index >= start && index + word.length <= end),
  }));
  sums.n++;
  sums.marked += marked.size;
  for (const [key, words] of listed) {
    const isRight =
      marked.has(key) || [...marked.values()].some((each) => overlap(each, words) >= SAME_IN_PART);
    sums.listed++;
    if (isRight) sums.right++;
    else if (!touchesMarked(tokens, words)) sums.noise++;
  }
  for (const [key, words] of marked) {
    if (
      listed.has(key) ||
      [...listed.values()].some((each) => overlap(words, each) >= SAME_IN_PART)
    )
      sums.met++;
  }
}

/** Different names with their words. */
function byKey(texts) {
  const names = new Map();
  for (const text of texts) {
    const words = wordsOf(text);
    if (words.length > 0) names.set(words.join(" "), words);
  }
  return names;
}

/** Whether the words occur in the text with at least one marked word. */
const touchesMarked = (tokens, words) =>
  tokens.some(
    (_, at) =>
      words.every((word, k) => tokens[at + k]?.word === word) &&
      words.some((_, k) => tokens[at + k].isMarked),
  );
