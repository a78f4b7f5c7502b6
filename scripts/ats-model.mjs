/** `npm run ats:model [-- FILE]`: builds public/ats/model.bin from data/ and packages; same inputs, same file. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { MODEL_PATH } from "../app/core/ats/model.ts";
import { readLexicon } from "../app/core/ats/words/lexicon.ts";
import { readDictionary } from "../app/core/ats/words/terms.ts";
import { readSenses } from "../app/core/ats/words/word-senses.ts";
import { labelledPostings } from "./ats/labelled-postings.mjs";
import { languageNames } from "./ats/language-names.mjs";
import { nameCounts } from "./ats/name-counts.mjs";
import { packModel, toBytes } from "./ats/pack-model.mjs";
import { languageLists, ownLists, ownRelations, ownWordings } from "./ats/source-lists.mjs";
import { trainTagger } from "./ats/train-tagger.mjs";
import { wordSenses } from "./ats/word-senses.mjs";

const ROOT = join(import.meta.dirname, "..");
const lists = [...ownLists(ROOT), languageNames()];
const senses = wordSenses();
const dictionary = readDictionary(lists, { postings: 0, times: {} });
const knowledge = { dictionary, lexicon: readLexicon(dictionary, readSenses(senses)) };
const labelled = labelledPostings(ROOT, knowledge);
const counts = nameCounts(
  labelled.map(({ text }) => text),
  dictionary,
);
const tagger = toBytes(trainTagger(labelled));
const file = process.argv[2] ?? join(ROOT, "public", MODEL_PATH);
mkdirSync(dirname(file), { recursive: true });
const packed = gzipSync(
  packModel({
    lists,
    relations: ownRelations(ROOT),
    shownBy: ownWordings(ROOT),
    languages: languageLists(ROOT),
    counts,
    senses,
    tagger,
  }),
  { level: 9 },
);
// The gzip header's operating system byte is the only one that differs between machines.
packed[9] = 255;
writeFileSync(file, packed);
console.log(`${file}: ${packed.length} bytes, ${dictionary.size} terms`);
