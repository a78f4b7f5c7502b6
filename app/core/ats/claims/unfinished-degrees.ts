/** Finds degrees that a resume says were begun and not finished: `B.S. Biology, did not graduate`. */
import { degreesIn } from "#app/core/ats/posting/conditions/degrees.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { rangeAt, type TokenText } from "#app/core/ats/words/tokens.ts";
import { STATUS, type Status } from "./claim-status.ts";

/** In characters: how far before and after a degree its line is read. */
const REACH = 120;
/** Behind the degree; `not completed`, `(withdrew 2017)`, `15 credits, unfinished`. */
const UNFINISHED =
  /\b(?:(?:did not|didn't|never|not) (?:yet )?(?:graduated?|finish(?:ed)?|completed?)|unfinished|incomplete|withdrew|discontinued|dropped out|no degree|left before (?:graduat|complet|finish)\w*)\b/;
/** Before the degree: `left the`, of `left the B.S. program`. */
const LEFT = /\b(?:left|quit|dropped out of|did not finish|never finished) (?:the |my |an? )?$/;
/** Before the degree: `studied toward a`. */
const TOWARD = /\b(?:studied|studies|worked|progress) towards? (?:the |my |an? )?$/;

/** @returns the token range of each such degree with the rest of its line, and its status */
export function unfinishedDegrees(text: TokenText): (TokenRange & { status: Status })[] {
  const low = text.clean.text.toLowerCase();
  return degreesIn(text.clean.text).flatMap(({ start, end }) => {
    const before = low.slice(Math.max(0, start - REACH), start).replace(/^.*\n/s, "");
    const after = low.slice(end, end + REACH).replace(/\n.*$/s, "");
    const isUnfinished = UNFINISHED.test(after) || LEFT.test(before);
    if (!isUnfinished && !TOWARD.test(before)) return [];
    const at = rangeAt(text, start, end + after.length);
    return at ? [{ ...at, status: isUnfinished ? STATUS.negated : STATUS.learning }] : [];
  });
}
