/**
 * Reads public/ats/words.bin, which scripts/ats-words.mjs builds: how rare words are, names of
 * makers, and kinds of products.
 */

import { type ProductsByFirstWord, readProductKinds } from "./product-kinds.ts";

/** The path at which the site serves it, gzipped. */
export const WORDS_PATH = "/ats/words.bin";

export interface WordKnowledge {
  /** Rarity of a word by its root, from 0 (every text has it) to 1 (hardly any has it). */
  rarityOf(root: string): number;
  /** First words of many products, folded: Microsoft, Adobe. */
  makers: ReadonlySet<string>;
  kinds: ProductsByFirstWord;
}

export interface WordsFile {
  /** What it was made from, with its licenses. */
  sources: string[];
  /** Lines of `class root root …`: a root of class n is in about 1 of 2^(n/2) texts. */
  rarity: string;
  /** Folded words, separated by spaces. */
  makers: string;
  /** Kinds of products with their products (readProductKinds). */
  kinds: string;
}

/** The class of the rarest words: in 1 of 2^11, about 2,000 texts. */
const RAREST = 22;

/** @param bytes the unzipped file, JSON */
export function readWords(bytes: ArrayBuffer): WordKnowledge {
  const { rarity, makers, kinds } = JSON.parse(new TextDecoder().decode(bytes)) as WordsFile;
  const classes = new Map<string, number>();
  for (const line of rarity.split("\n")) {
    const [number, ...roots] = line.split(" ");
    for (const root of roots) classes.set(root, Math.min(1, Number(number) / RAREST));
  }
  return {
    rarityOf: (root) => classes.get(root) ?? 1,
    makers: new Set(makers.split(" ")),
    kinds: readProductKinds(kinds),
  };
}
