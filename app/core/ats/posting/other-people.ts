/** Names that mean colleagues, not skills: `product owners`, `the sales and marketing teams`. */

import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";

const GROUPS = new Set(
  "team department colleague stakeholder staff function division unit peer counterpart leadership organization people crew".split(
    " ",
  ),
);
/** How far `engineering, product and design teams` reaches. */
const REACH = 4;

export const isOtherPeople = (tokens: Token[], hit: Hit): boolean =>
  isPerson(tokens, hit) || isOfGroup(tokens, hit);

/** The project manager of `Report to the project manager`, where the name is project management. */
function isPerson(tokens: Token[], { to, form: { term, words } }: Hit): boolean {
  const last = tokens[to - 1] as Token;
  const isHead = words.length > 1 && TITLE_HEADS.has(last.fold);
  return isHead && !term.name.toLowerCase().endsWith(last.fold);
}

function isOfGroup(tokens: Token[], { to }: Hit): boolean {
  for (let at = to; at < Math.min(tokens.length, to + REACH); at++) {
    const { fold, gap, low } = tokens[at] as Token;
    if (gap > GAP.list) return false;
    if (GROUPS.has(fold) || TITLE_HEADS.has(fold)) return gap <= GAP.hyphen;
    // Only further names of a list may be between.
    if (gap < GAP.list && at === to && !/^(?:and|or)$/.test(low)) return false;
    if (FUNCTION_WORDS.has(low) && !/^(?:and|or)$/.test(low)) return false;
  }
  return false;
}
