/**
 * `npm run spelling:words -- --packages DIR [FILE]`: builds public/spelling/en.bin, the words that the editor's spelling
 * check knows, from the npm packages dictionary-en and dictionary-en-gb, expanded by nspell, which are installed in DIR
 * (data/README.md), and from the English names of data/terms. Same packages, same file.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { DICTIONARY_PATH, wordsOf } from "../app/core/writing-advice/spelling.ts";
import { writeGzipped } from "./ats/gzip-file.mjs";

const { values, positionals } = parseArgs({
  options: { packages: { type: "string" } },
  allowPositionals: true,
});
if (!values.packages) {
  console.error("Usage: npm run spelling:words -- --packages DIR [FILE]");
  process.exit(2);
}
const ROOT = join(import.meta.dirname, "..");
const installed = createRequire(join(resolve(values.packages), "index.js"));
const { default: nspell } = await import(pathToFileURL(installed.resolve("nspell")));

const words = new Set(readFileSync(join(ROOT, "data", "spelling.txt"), "utf8").split(/\s+/));
for (const name of ["dictionary-en", "dictionary-en-gb"]) {
  const folder = join(resolve(values.packages), "node_modules", name);
  const read = (file) => readFileSync(join(folder, file));
  for (const word of Object.keys(nspell(read("index.aff"), read("index.dic")).data))
    words.add(word);
}
/** Files of names in other languages, and lists that are no names. */
const NOT_ENGLISH = ["de.txt", "es.txt", "fr.txt", "pl.txt", "relations.txt", "shown-by.txt"];
const terms = join(ROOT, "data", "terms");
for (const file of readdirSync(terms).filter((name) => !NOT_ENGLISH.includes(name)))
  for (const word of wordsOf(readFileSync(join(terms, file), "utf8"))) words.add(word);
for (const word of wordsOf(readFileSync(join(ROOT, "data", "job-titles.txt"), "utf8")))
  words.add(word);

// Each line has how many letters the word shares with the one before, as one base-36 digit (so at most 35), and the
// rest of the word: "reads" after "reading" is "4s". Only lower-case words of two letters or more are kept.
const MAX_SHARED = 35;
let previous = "";
let packed = "";
for (const word of [...words].filter((each) => /^[a-z]['a-z]+$/.test(each)).sort()) {
  let shared = 0;
  while (shared < MAX_SHARED && shared < previous.length && word[shared] === previous[shared])
    shared++;
  packed += `${shared.toString(36)}${word.slice(shared)}\n`;
  previous = word;
}
writeGzipped(positionals[0] ?? join(ROOT, "public", DICTIONARY_PATH), packed);
