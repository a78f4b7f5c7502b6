/**
 * Reads the list of products and their kinds from the file of words (word-knowledge.ts): QuickBooks is
 * accounting software.
 */
import { splitWords } from "./tokens.ts";
import { foldWord } from "./word-forms.ts";
import { rootOf } from "./word-roots.ts";

export interface ProductKind {
  /** `Accounting software`. */
  name: string;
  /** The words of the name, folded (foldWord), and their roots (rootOf). */
  folds: ReadonlySet<string>;
  roots: ReadonlySet<string>;
}

interface Product {
  /** Folded. */
  words: string[];
  kind: ProductKind;
}

/** Products by their first word, longest first. */
export type ProductsByFirstWord = ReadonlyMap<string, readonly Product[]>;

/** Minimum letters of a kind's abbreviation, one for each word of its name. */
const MIN_ABBREVIATION = 3;

/** Words of a kind's name that say nothing about it. */
const SKIPPED_WORDS = new Set("software and or".split(" "));

/** @param text lines of `Kind|product,product,…`; products in folded words */
export function readProductKinds(text: string): ProductsByFirstWord {
  const products = new Map<string, Product[]>();
  for (const line of text.split("\n")) {
    const [name = "", names = ""] = line.split("|");
    const folds = new Set(
      splitWords(name)
        .map(foldWord)
        .filter((word) => !SKIPPED_WORDS.has(word)),
    );
    const roots = new Set([...folds].map(rootOf));
    // Postings may ask for its abbreviation: GIS for geographic information system.
    if (folds.size >= MIN_ABBREVIATION) folds.add([...folds].map((word) => word[0]).join(""));
    const kind = { name, folds, roots };
    for (const product of names.split(",")) {
      const words = product.split(" ");
      const [first = ""] = words;
      const same = products.get(first);
      if (same) same.push({ words, kind });
      else products.set(first, [{ words, kind }]);
    }
  }
  for (const same of products.values()) same.sort((a, b) => b.words.length - a.words.length);
  return products;
}
