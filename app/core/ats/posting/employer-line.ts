/**
 * Finds the line below a posting's title that is the employer's name (`Lakeview Regional Hospital`),
 * whose words are no requirements.
 */

import { isTitleHead } from "#app/core/ats/occupations/title-key.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";

/** The name is in one of the first lines; in words, it is not longer than this. */
const FIRST_LINES = 4;
const LONGEST_NAME = 6;
/** Words after an employer's name that say what it is or does. */
const VERBS =
  /^(?:is|are|was|has|have|offers|provides|celebrates|participates|complies|seeks|hires|serves|employs|values|operates|believes|does|welcomes)$/;
const JOINING = /^(?:of|and|the|at|for|in|&)$/;

/** The tokens of the employer's name in a line of its own; null if no other sentence is about it. */
export function employerLine({ tokens, isAllSameCase }: TokenText): TokenRange | null {
  if (isAllSameCase) return null;
  let from = 0;
  for (let line = 0; line < FIRST_LINES && from < tokens.length; line++) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to] as Token).gap < GAP.line) to++;
    if (line > 0 && isName(tokens, from, to) && isSubject(tokens, from, to)) return { from, to };
    from = to;
  }
  return null;
}

const isName = (tokens: Token[], from: number, to: number) =>
  to - from >= 2 &&
  to - from <= LONGEST_NAME &&
  !isTitleHead(tokens[to - 1]?.fold ?? "") &&
  tokens.slice(from, to).every(({ raw, low }) => /^[\p{Lu}\d]/u.test(raw) || JOINING.test(low));

/** Whether the name, or its first two words, is followed by one of VERBS further below. */
function isSubject(tokens: Token[], from: number, to: number): boolean {
  const [first, second] = [tokens[from]?.low, tokens[from + 1]?.low];
  for (let at = to; at + 2 < tokens.length; at++) {
    if (tokens[at]?.low !== first || tokens[at + 1]?.low !== second) continue;
    let end = at + 2;
    while (end < at + (to - from) && tokens[end]?.low === tokens[from + end - at]?.low) end++;
    if (VERBS.test(tokens[end]?.low ?? "")) return true;
  }
  return false;
}
