/**
 * Loads the dictionary's lists of data/terms (EntryList and its format in app/core/ats/words/terms.ts);
 * earlier lists take precedence for a form.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Trade ("" for all trades), names of files, and the kind of the terms if they are not hard skills. */
const TERM_FILES = [
  ["software", ["software"]],
  ["data and cloud", ["data"]],
  ["health", ["health"]],
  ["science", ["science"]],
  ["engineering and trades", ["trades"]],
  ["logistics", ["logistics"]],
  ["finance", ["finance"]],
  ["law", ["law"]],
  ["people", ["people"]],
  ["office", ["office"]],
  ["sales", ["sales"]],
  ["marketing", ["marketing"]],
  ["design", ["design"]],
  ["hospitality", ["hospitality"]],
  ["teaching", ["teaching"]],
  ["", ["languages"]],
  ["", ["soft"], "soft"],
  ["", ["fields"], "education"],
  // Further forms of the names above, and names common to all trades.
  ["", ["more"]],
  ["", ["tools"]],
  ["", ["manual-work"]],
];

/** Which names show others in part: app/core/ats/evidence/relations.ts reads it. */
export const ownRelations = (root) => readTerms(root, "relations");

/** Wordings that show a name without saying it: app/core/ats/evidence/term-wordings.ts reads it. */
export const ownWordings = (root) => readTerms(root, "shown-by");

const readTerms = (root, name) =>
  readFileSync(join(root, "data", "terms", `${name}.txt`), "utf8").trim();

/** All lists in English, in the order of TERM_FILES. */
export function ownLists(root) {
  return TERM_FILES.flatMap(([trade, names, kind = "hard"]) =>
    names.map((name) => {
      const text = readFileSync(join(root, "data", "terms", `${name}.txt`), "utf8");
      return { trade, kind, text: text.trim() };
    }),
  );
}

/** Names in other languages than English, by ISO 639-1 code. */
export function languageLists(root) {
  return Object.fromEntries(
    ["de", "fr", "es", "pl"].map((code) => [
      code,
      readFileSync(join(root, "data", "terms", `${code}.txt`), "utf8").trim(),
    ]),
  );
}
