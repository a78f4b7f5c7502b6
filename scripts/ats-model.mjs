/**
 * `npm run ats:model -- [--spans DIR] [FILE]`: builds public/ats/model.bin, the word lists and trained
 * tagger of the score (app/core/ats/model.ts), from data/ and packages; same inputs, same file. DIR
 * holds the labeled postings that data/README.md describes; without it, the tagger and the counts of
 * names stay as they are in the present file.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { MODEL_PATH } from "../app/core/ats/model.ts";
import { readLexicon } from "../app/core/ats/words/lexicon.ts";
import { readDictionary } from "../app/core/ats/words/terms.ts";
import { readSenses } from "../app/core/ats/words/word-senses.ts";
import { writeGzipped } from "./ats/gzip-file.mjs";
import { labelledPostings } from "./ats/labelled-postings.mjs";
import { languageNames } from "./ats/language-names.mjs";
import { nameCounts } from "./ats/name-counts.mjs";
import { packModel, toBytes, unpackLearned } from "./ats/pack-model.mjs";
import { englishLists, languageLists, relations, wordings } from "./ats/source-lists.mjs";
import { trainTagger } from "./ats/train-tagger.mjs";
import { wordSenses } from "./ats/word-senses.mjs";

const ROOT = join(import.meta.dirname, "..");
const PACKED = join(ROOT, "public", MODEL_PATH);
const { values, positionals } = parseArgs({
  options: { spans: { type: "string" } },
  allowPositionals: true,
});
const lists = [...englishLists(ROOT), languageNames()];
const senses = wordSenses();
const dictionary = readDictionary(lists, { postings: 0, times: {} });
const learned = values.spans
  ? learn(values.spans)
  : unpackLearned(gunzipSync(readFileSync(PACKED)));
writeGzipped(
  positionals[0] ?? PACKED,
  packModel({
    lists,
    relations: relations(ROOT),
    shownBy: wordings(ROOT),
    languages: languageLists(ROOT),
    senses,
    ...learned,
  }),
);

/**
 * Trains the tagger on the labeled postings, and counts in how many of them each known name occurs.
 */
function learn(folder) {
  const lexicon = readLexicon(dictionary, readSenses(senses));
  const labelled = labelledPostings(folder, { dictionary, lexicon });
  const texts = labelled.map(({ text }) => text);
  return { counts: nameCounts(texts, dictionary), tagger: toBytes(trainTagger(labelled)) };
}
