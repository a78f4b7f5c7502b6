/**
 * Finds products in a resume, and tells whether a requirement asks for a product's kind: a resume
 * that names QuickBooks shows accounting software.
 */

import type { ProductKind, ProductsByFirstWord } from "#app/core/ats/words/product-kinds.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { WeightedWord } from "./similar-wording.ts";

/**
 * @param hidden 1 for each word that doesn't count
 * @returns the first product of each kind
 */
export function findProducts(
  tokens: readonly Token[],
  hidden: Uint8Array,
  kinds: ProductsByFirstWord | undefined,
): ReadonlyMap<ProductKind, TokenRange> {
  const found = new Map<ProductKind, TokenRange>();
  if (!kinds) return found;
  for (let from = 0; from < tokens.length; from++) {
    const { fold, raw } = tokens[from] as Token;
    if (hidden[from] || !/^[\p{Lu}\d]/u.test(raw)) continue;
    const product = kinds.get(fold)?.find(({ words }) => isNamedAt(tokens, hidden, from, words));
    if (product && !found.has(product.kind))
      found.set(product.kind, { from, to: from + product.words.length });
  }
  return found;
}

/** Whether all words of a product's name follow each other from a token on. */
function isNamedAt(tokens: readonly Token[], hidden: Uint8Array, from: number, words: string[]) {
  return words.every((word, index) => {
    const token = tokens[from + index];
    const isJoined = index === 0 || (token !== undefined && token.gap < GAP.list);
    return isJoined && token?.fold === word && hidden[from + index] !== 1;
  });
}

/** The words of the kind's name must have this share of the requirement's word weights. */
const MIN_COVER = 0.8;
/** At least one of the matching words must be this rare, 0 to 1. */
const MIN_RARITY = 0.4;
/**
 * A requirement that does not mention software must have this share of the words of the kind's
 * name, because it may be work without software: accounting.
 */
const MIN_OF_KIND = 0.6;
const SOFTWARE = /^(?:software|systems?|tools?|platforms?|programs?|packages?|applications?)$/;

/** Whether a requirement, given by its weighted words, asks for this kind of product. */
export function asksForKind(
  words: readonly WeightedWord[],
  { folds, roots }: ProductKind,
): boolean {
  const matching = words.filter(({ word, isExact }) =>
    isExact ? folds.has(word.fold) : roots.has(word.root),
  );
  const cover = matching.reduce((sum, { share }) => sum + share, 0);
  if (cover < MIN_COVER || !matching.some(({ rarity }) => rarity >= MIN_RARITY)) return false;
  // An acronym is usually software: CRM.
  const asksForSoftware = words.some(({ word }) => word.isAcronymLike || SOFTWARE.test(word.low));
  return asksForSoftware || matching.length >= MIN_OF_KIND * roots.size;
}
