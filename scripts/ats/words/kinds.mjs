/**
 * Lists the kind of each product, by O*NET's examples of technology: QuickBooks is accounting software.
 * For the file of words, of which app/core/ats/words/product-kinds.ts reads it.
 */
import { splitWords } from "../../../app/core/ats/words/tokens.ts";
import { foldWord } from "../../../app/core/ats/words/word-forms.ts";
import { englishWords } from "../word-senses.mjs";
import { readTable } from "./read-table.mjs";

/** O*NET's kind for things without one, which is ignored. */
const NO_KIND = new Set(["Analytical or scientific software"]);
/**
 * A word names a product if it is used this often, and in this share of the uses for one kind of
 * product.
 */
const MIN_USES = 2;
const CLEAR = 0.75;
/** A maker's name counts as a product if this share of its products are of one kind: Esri, Cerner. */
const CLEAR_OF_MAKER = 0.9;
/** Minimum letters of a word that names a product, and maximum words of a product's name. */
const MIN_LETTERS = 4;
const MAX_WORDS = 4;
/** Words after a product's name, which are dropped. */
const GENERIC_NOUN = /^(?:software|system|program|suite|platform)$/;

/** Lines of `Kind|name,name,…`; names are folded words. @param makers see makers.mjs */
export function kindsOfProducts(folder, makers) {
  const ordinary = new Set([...englishWords()].map(foldWord));
  const known = new Set(makers.split(" "));
  const uses = readTable(folder, "onet-technology")
    .filter(({ "Commodity Title": kind }) => !NO_KIND.has(kind))
    .map(({ Example, "Commodity Title": kind }) => ({ words: wordsOf(Example), kind }));
  const isProductWord = (word) =>
    word.length >= MIN_LETTERS && /^[a-z]/.test(word) && !ordinary.has(word) && !known.has(word);
  const isMaker = (word) => known.has(word) && word.length >= MIN_LETTERS && !ordinary.has(word);
  const single = clearKinds(
    uses.flatMap(({ words, kind }) => words.filter(isProductWord).map((name) => ({ name, kind }))),
    MIN_USES,
  );
  const ofMakers = clearKinds(
    uses.flatMap(({ words, kind }) =>
      words
        .slice(0, 1)
        .filter(isMaker)
        .map((name) => ({ name, kind })),
    ),
    MIN_USES,
    CLEAR_OF_MAKER,
  );
  const whole = clearKinds(
    uses
      .filter(({ words }) => words.length > 1 && words.length <= MAX_WORDS)
      // `Accounts payable software` names a kind itself.
      .filter(({ words }) => words.some((word) => known.has(word) || isProductWord(word)))
      .filter(({ words }) => !words.some((word) => single.has(word)))
      .map(({ words, kind }) => ({ name: words.join(" "), kind })),
    1,
  );
  const byKind = new Map();
  for (const [name, kind] of [...single, ...ofMakers, ...whole].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const names = byKind.get(kind);
    if (names) names.push(name);
    else byKind.set(kind, [name]);
  }
  return [...byKind]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, names]) => `${kind}|${names.join(",")}`)
    .join("\n");
}

/** The folded words of a product's name. */
function wordsOf(name) {
  const words = splitWords(name).map(foldWord);
  while (words.length > 1 && GENERIC_NOUN.test(words.at(-1))) words.pop();
  return words;
}

/** Maps each name that is nearly always of one kind to that kind. */
function clearKinds(named, minUses, minShare = CLEAR) {
  const counts = new Map();
  for (const { name, kind } of named) {
    const kinds = counts.get(name) ?? new Map();
    counts.set(name, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }
  const clear = new Map();
  for (const [name, kinds] of counts) {
    const all = [...kinds.values()].reduce((sum, count) => sum + count, 0);
    const [kind, most] = [...kinds].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0];
    if (all >= minUses && most >= minShare * all) clear.set(name, kind);
  }
  return clear;
}
