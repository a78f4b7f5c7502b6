/** What kind of thing each product is, by O*NET: QuickBooks is accounting software. */
import { splitWords } from "../../../app/core/ats/words/tokens.ts";
import { foldWord } from "../../../app/core/ats/words/word-forms.ts";
import { englishWords } from "../word-senses.mjs";
import { readTable } from "./read-table.mjs";

/** O*NET's kind for what has none. */
const NO_KIND = new Set(["Analytical or scientific software"]);
/** A word names a product where so many occupations use it, as good as always as one kind of thing. */
const LEAST_USES = 2;
const CLEAR = 0.75;
/** A maker's name stands for its products where nearly all of them are one kind of thing: Esri, Cerner. */
const CLEAR_OF_MAKER = 0.9;
const LEAST_LETTERS = 4;
const MOST_WORDS = 4;
/** Said after a product's name. */
const AFTER = /^(?:software|system|program|suite|platform)$/;

/** Lines of `Kind|name,name,…`; names are folded words. */
export function kindsOfThings(folder, makers) {
  const ordinary = new Set([...englishWords()].map(foldWord));
  const known = new Set(makers.split(" "));
  const uses = readTable(folder, "onet-technology")
    .filter(({ "Commodity Title": kind }) => !NO_KIND.has(kind))
    .map(({ Example, "Commodity Title": kind }) => ({ words: wordsOf(Example), kind }));
  const isProductWord = (word) =>
    word.length >= LEAST_LETTERS && /^[a-z]/.test(word) && !ordinary.has(word) && !known.has(word);
  const isMaker = (word) => known.has(word) && word.length >= LEAST_LETTERS && !ordinary.has(word);
  const single = clearKinds(
    uses.flatMap(({ words, kind }) => words.filter(isProductWord).map((name) => ({ name, kind }))),
    LEAST_USES,
  );
  const ofMakers = clearKinds(
    uses.flatMap(({ words, kind }) =>
      words
        .slice(0, 1)
        .filter(isMaker)
        .map((name) => ({ name, kind })),
    ),
    LEAST_USES,
    CLEAR_OF_MAKER,
  );
  const whole = clearKinds(
    uses
      .filter(({ words }) => words.length > 1 && words.length <= MOST_WORDS)
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

function wordsOf(name) {
  const words = splitWords(name).map(foldWord);
  while (words.length > 1 && AFTER.test(words.at(-1))) words.pop();
  return words;
}

/** Names that are one kind of thing nearly always. */
function clearKinds(named, least, clearest = CLEAR) {
  const counts = new Map();
  for (const { name, kind } of named) {
    const kinds = counts.get(name) ?? new Map();
    counts.set(name, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }
  const clear = new Map();
  for (const [name, kinds] of counts) {
    const all = [...kinds.values()].reduce((sum, count) => sum + count, 0);
    const [kind, most] = [...kinds].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0];
    if (all >= least && most >= clearest * all) clear.set(name, kind);
  }
  return clear;
}
