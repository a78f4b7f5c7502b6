/**
 * Loads the dictionary's lists of terms (skills and other requirements) from data/terms; app/core/ats/words/terms.ts
 * describes their format (EntryList). If two lists have the same spelling of a term, the earlier one counts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Trade ("" for all trades), file name in data/terms, and the kind of the terms if they are not hard skills. */
const TERM_FILES = [
  ["software", "software"],
  ["data and cloud", "data"],
  ["health", "health"],
  ["science", "science"],
  ["engineering and trades", "trades"],
  ["logistics", "logistics"],
  ["finance", "finance"],
  ["law", "law"],
  ["people", "people"],
  ["office", "office"],
  ["sales", "sales"],
  ["marketing", "marketing"],
  ["design", "design"],
  ["hospitality", "hospitality"],
  ["teaching", "teaching"],
  ["", "languages"],
  ["", "soft", "soft"],
  ["", "fields", "education"],
  // Further spellings of the terms above, and terms common to all trades.
  ["", "more"],
  ["", "tools"],
  ["", "manual-work"],
];

/** Terms that are partial evidence of other terms: app/core/ats/evidence/relations.ts reads it. */
export const relations = (root) => readTerms(root, "relations");

/** Wordings that are evidence of a term without containing it: app/core/ats/evidence/term-wordings.ts reads it. */
export const wordings = (root) => readTerms(root, "shown-by");

const readTerms = (root, fileName) =>
  readFileSync(join(root, "data", "terms", `${fileName}.txt`), "utf8").trim();

/** All lists in English, in the order of TERM_FILES. */
export function englishLists(root) {
  return TERM_FILES.map(([trade, fileName, kind = "hard"]) => ({
    trade,
    kind,
    text: readTerms(root, fileName),
  }));
}

/** The terms in other languages than English, by ISO 639-1 code. */
export function languageLists(root) {
  return Object.fromEntries(["de", "fr", "es", "pl"].map((code) => [code, readTerms(root, code)]));
}
