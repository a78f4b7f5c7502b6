/**
 * `npm run ats:words -- --taxonomies DIR [FILE]`: builds public/ats/words.bin (how rare words are,
 * makers, kinds of products) from tables of O*NET and ESCO in DIR (data/README.md says where to get
 * them); same tables, same file.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { WORDS_PATH } from "../app/core/ats/words/word-knowledge.ts";
import { writeGzipped } from "./ats/gzip-file.mjs";
import { kindsOfProducts } from "./ats/words/kinds.mjs";
import { makers } from "./ats/words/makers.mjs";
import { wordRarity } from "./ats/words/word-rarity.mjs";

const { values, positionals } = parseArgs({
  options: { taxonomies: { type: "string" } },
  allowPositionals: true,
});
if (!values.taxonomies) {
  console.error("Usage: npm run ats:words -- --taxonomies DIR [FILE]");
  process.exit(2);
}
const SOURCES = [
  "O*NET 29.2 Database, U.S. Department of Labor, Employment and Training Administration, CC BY 4.0",
  "ESCO 1.2, European Commission, reuse under Commission Decision 2011/833/EU",
];
const file = positionals[0] ?? join(import.meta.dirname, "..", "public", WORDS_PATH);
const { taxonomies } = values;
const makerNames = makers(taxonomies);
const content = {
  sources: SOURCES,
  rarity: wordRarity(taxonomies),
  makers: makerNames,
  kinds: kindsOfProducts(taxonomies, makerNames),
};
writeGzipped(file, JSON.stringify(content));
