/** Products and their kinds: a resume that names QuickBooks shows accounting software. */
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { Kind, KindsOfThings } from "#app/core/ats/words/product-kinds.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { SoughtWord } from "./likely-words.ts";

/**
 * @param hidden 1 for each word that is masked
 * @returns the first product of each kind
 */
export function findProducts(
  tokens: readonly Token[],
  hidden: Uint8Array,
  kinds: KindsOfThings | undefined,
): ReadonlyMap<Kind, Phrase> {
  const found = new Map<Kind, Phrase>();
  if (!kinds) return found;
  for (let from = 0; from < tokens.length; from++) {
    const { fold, raw } = tokens[from] as Token;
    if (hidden[from] || !/^[\p{Lu}\d]/u.test(raw)) continue;
    const product = kinds.get(fold)?.find(({ words }) => isAt(tokens, hidden, from, words));
    if (product && !found.has(product.kind))
      found.set(product.kind, { from, to: from + product.words.length });
  }
  return found;
}

function isAt(tokens: readonly Token[], hidden: Uint8Array, from: number, words: string[]) {
  return words.every((word, index) => {
    const token = tokens[from + index];
    const isJoined = index === 0 || (token !== undefined && token.gap < GAP.list);
    return isJoined && token?.fold === word && hidden[from + index] !== 1;
  });
}

/** The kind's name must cover this share of the requirement's word weights. */
const LEAST_COVER = 0.8;
const LEAST_RARITY = 0.4;
/** The requirement must cover this share of the kind's words if it may also be work done without such things. */
const LEAST_OF_KIND = 0.6;
const THING = /^(?:software|systems?|tools?|platforms?|programs?|packages?|applications?)$/;

/** Whether a requirement asks for this kind of thing. */
export function isKind(sought: readonly SoughtWord[], { folds, roots }: Kind): boolean {
  const met = sought.filter(({ word, isExact }) =>
    isExact ? folds.has(word.fold) : roots.has(word.root),
  );
  const cover = met.reduce((sum, { share }) => sum + share, 0);
  if (cover < LEAST_COVER || !met.some(({ rarity }) => rarity >= LEAST_RARITY)) return false;
  const isThing = sought.some(({ word }) => word.isShouted || THING.test(word.low));
  return isThing || met.length >= LEAST_OF_KIND * roots.size;
}
