/** Tells which phrases of a posting are no further requirements: offers, what is listed already, and kinds of names. */

import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import type { Clause } from "./posting-lines.ts";
import { isTaken, type RequirementList } from "./requirement-list.ts";

/** Whether a name is in an offer. Without line breaks, software may be in what looks like one. */
export const isOffered = ({ kind }: Clause, hit?: Hit) =>
  kind === "perk" && !(hit && isSoftware(hit.form.term));

/** Whether a phrase is part of a listed requirement, or only says of what kind such names are. */
export const isAlreadyListed = (list: RequirementList, phrase: TokenRange) =>
  isTaken(list, phrase) || isKindOfOthers(list.text.tokens, phrase);

/** Whether a phrase gives the kind of names before it: `Epic or another information system`. */
function isKindOfOthers(tokens: Token[], { from }: TokenRange): boolean {
  for (let at = from; at > Math.max(1, from - 3); at--) {
    if ((tokens[at] as Token).gap >= GAP.list) return false;
    if (tokens[at - 1]?.low === "another") return tokens[at - 2]?.low === "or";
  }
  return false;
}

/** The mean probability, by the tagger, that the words of a phrase are a requirement. */
export function meanOf(probability: Float32Array, { from, to }: TokenRange): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += probability[i] as number;
  return sum / (to - from);
}
