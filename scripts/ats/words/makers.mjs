/**
 * Finds makers of many products (Microsoft, Adobe), which alone don't name a product: the words with
 * which many of O*NET's product names begin.
 */
import { splitWords } from "../../../app/core/ats/words/tokens.ts";
import { foldWord } from "../../../app/core/ats/words/word-forms.ts";
import { readTable } from "./read-table.mjs";

/** Minimum products of a maker; fewer may share a first word by chance. */
const MIN_PRODUCTS = 4;

/** @returns the makers' first words, folded and separated by spaces */
export function makers(folder) {
  const names = new Set(readTable(folder, "onet-technology").map(({ Example }) => Example));
  const counts = new Map();
  for (const name of names) {
    const [first, second] = splitWords(name);
    if (!second || !/^[\p{Lu}\d]/u.test(name)) continue;
    counts.set(foldWord(first), (counts.get(foldWord(first)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_PRODUCTS)
    .map(([word]) => word)
    .sort()
    .join(" ");
}
