/**
 * Tests of a posting's phrases before they are added as requirements: whether they are perks, already
 * listed or generic nouns after names, and how likely the tagger (tagger.ts) finds them.
 */

import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { Clause } from "./posting-lines.ts";
import { isClaimed, type RequirementList } from "./requirement-list.ts";

/**
 * Whether a phrase is in a clause about perks. Software still counts as a requirement: in a posting
 * without line breaks, what is asked for can be in a clause that looks like perks.
 */
export const isInPerk = ({ kind }: Clause, hit?: Hit) =>
  kind === "perk" && !(hit && isSoftware(hit.form.term));

/** Whether a phrase is part of a listed requirement, or only the generic noun for names before it. */
export const isAlreadyListed = (list: RequirementList, phrase: TokenRange) =>
  isClaimed(list, phrase) || isGenericNounAfterNames(list.text.tokens, phrase);

/** Maximum number of words between `another` and a phrase. */
const MAX_WORDS_BETWEEN = 2;

/** Whether a phrase is the generic noun after names: `Epic or another information system`. */
function isGenericNounAfterNames(tokens: Token[], { from }: TokenRange): boolean {
  // `or another` is two words, so it cannot end before the third word of the text.
  for (let at = from; at >= Math.max(2, from - MAX_WORDS_BETWEEN); at--) {
    if ((tokens[at] as Token).gap >= GAP.list) return false;
    if (tokens[at - 1]?.low === "another") return tokens[at - 2]?.low === "or";
  }
  return false;
}

/** The mean probability, by the tagger, that the words of a phrase are a requirement. */
export function meanRequirementProbability(
  probability: Float32Array,
  { from, to }: TokenRange,
): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += probability[i] as number;
  return sum / (to - from);
}
