/**
 * The score engine and three plain scorers to compare it with (word overlap, TF-IDF, BM25), as functions of (resume,
 * posting, job title) → { score, keywords }; BM25 has no keywords.
 */
import { eng as STOP_WORDS } from "stopword";
import stem from "wink-porter2-stemmer";
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { scoreAgainst } from "../../../app/core/ats/score.ts";

/** What `present` in a resume means, so that every run measures the same. */
export const TODAY = new Date("2026-11-23T00:00:00Z");

/**
 * The engine. A posting is read once for all resumes that are scored against it in a row.
 * @param withLineReader adjustByReader's result; without it, names and occupations alone count
 */
export function engineScorer(model, withLineReader) {
  let last = { text: null, posting: null };
  return (resumeText, text, title) => {
    if (last.text !== text) last = { text, posting: readPosting(text, model, title) };
    const { score, metadata } = scoreAgainst(last.posting, resumeText, TODAY, withLineReader);
    return { score, ...metadata.analysis };
  };
}

/** Every word of the posting longer than three letters, looked for anywhere in the resume. */
function overlap(resume, posting) {
  const low = resume.toLowerCase();
  const words = posting
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3);
  const keywords = [...new Set(words)].map((term) => ({ term, found: low.includes(term) }));
  const found = keywords.filter((each) => each.found).length;
  return { score: Math.round((100 * found) / (keywords.length || 1)), keywords };
}

const stopWords = new Set(STOP_WORDS);
const stems = new Map();
function stemmed(word) {
  if (!stems.has(word)) stems.set(word, stem(word));
  return stems.get(word);
}
/** The stems of a text's words, without stop words and single letters. */
const words = (text) =>
  (text.toLowerCase().match(/[a-z0-9][a-z0-9+#]*/g) ?? [])
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stemmed);

/** The inverse document frequency of words in the texts, as BM25 defines it. */
function rarityIn(texts) {
  const times = new Map();
  for (const text of texts)
    for (const word of new Set(words(text))) times.set(word, (times.get(word) ?? 0) + 1);
  return (word) => {
    const n = times.get(word) ?? 0;
    return Math.log(1 + (texts.length - n + 0.5) / (n + 0.5));
  };
}

const countsOf = (list) => {
  const counts = new Map();
  for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The posting's words of the highest weights are its keywords. */
const TFIDF_KEYWORDS = 30;
/** The cosine of the two texts' TF-IDF vectors, times 100. */
const tfIdf = (rarity) => (resume, posting) => {
  const weigh = (text) =>
    new Map(
      [...countsOf(words(text))].map(([word, n]) => [word, (1 + Math.log(n)) * rarity(word)]),
    );
  const [a, b] = [weigh(resume), weigh(posting)];
  const size = (weights) =>
    Math.sqrt([...weights.values()].reduce((sum, each) => sum + each ** 2, 0));
  const dot = [...b].reduce((sum, [word, weight]) => sum + weight * (a.get(word) ?? 0), 0);
  const keywords = [...b]
    .sort(([, weightA], [, weightB]) => weightB - weightA)
    .slice(0, TFIDF_KEYWORDS)
    .map(([term]) => ({ term, found: a.has(term) }));
  return { score: (100 * dot) / (size(a) * size(b) || 1), keywords };
};

/** The usual parameters of BM25, and the average length of a document in words. */
const BM25 = { k: 1.2, b: 0.75, length: 400 };
/** The resume as the document, the posting as the query; in percent of the posting's own score. */
const bm25 = (rarity) => {
  const rate = (document, query) => {
    const counts = countsOf(document);
    const { k, b, length } = BM25;
    const size = k * (1 - b + (b * document.length) / length);
    return [...query].reduce((sum, word) => {
      const n = counts.get(word) ?? 0;
      return sum + (rarity(word) * n * (k + 1)) / (n + size);
    }, 0);
  };
  return (resume, posting) => {
    const asked = words(posting);
    const query = new Set(asked);
    return { score: (100 * rate(words(resume), query)) / (rate(asked, query) || 1) };
  };
};

/** @param texts all postings and resumes, for how rare a word is */
export function plainScorers(texts) {
  const rarity = rarityIn(texts);
  return { "naive overlap": overlap, "TF-IDF": tfIdf(rarity), BM25: bm25(rarity) };
}
