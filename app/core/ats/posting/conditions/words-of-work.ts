/**
 * Finds the words of a posting that say which work the years asked for are of: `hospital pharmacy` in
 * `2 years of hospital pharmacy experience`, Dentrix in `Dentrix: 1 year`.
 */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";

/** In words. */
const LONGEST = 14;
const LONGEST_LABEL = 8;

/** Words after the years that end what they are of. */
const ENDS = new Set(
  "required preferred desired is are was will who that which must should you we including plus ideally preferably since after from within during necessary needed essential mandatory minimum but having where when while because until".split(
    " ",
  ),
);
/** After `and` or `with`: another requirement follows. */
const OTHERS_FOLLOW = new Set(
  "a an the strong excellent good solid proven demonstrated valid current must have has hold holds ability able knowledge proficiency is are be you willing at some not".split(
    " ",
  ),
);
/** After `and` or `with`: a credential, which years of work are not of: `and BLS certification`. */
const CREDENTIAL =
  /^(?:bls|acls|pals|cpr|osha|servsafe|cdl|twic|cpa|pmp|cissp|first aid)(?! (?:driving|training|instruct\w*|teaching))\b|\b(?:licen[cs](?:es?|ed|ure)|certifi(?:ed|cates?|cations?)|(?:handler'?s?|twic|cscs|guard|health|id) cards?|(?:work|driving|driver'?s?) permits?|(?:state|professional|nurse|nmc|hcpc) registration|(?:security|secret) clearance|credentials?)$/;
/** In words: how far after `and` the credential's last word may be. */
const CREDENTIAL_REACH = 5;
/** Words between the label before the years and the years: `Manual testing: at least 3 years`. */
const LEAD_INS = new Set("at least a minimum min of over more than exp experience".split(" "));

/**
 * The words that the years are of, in the order of the text; empty if the posting names no work.
 * @param years the tokens of `3 years`
 */
export function wordsOfWork(text: TokenText, years: TokenRange): Token[] {
  const { tokens } = text;
  const after = tokens.slice(years.to, endOfWork(text, years.to));
  return after.some(({ word, low }) => !word.isFunctionWord && !LEAD_INS.has(low))
    ? after
    : labelBefore(tokens, years.from);
}

function endOfWork(text: TokenText, from: number): number {
  const { tokens } = text;
  let at = from;
  for (; at < tokens.length && at - from < LONGEST; at++) {
    const { gap, low, isAfterOpenBracket } = tokens[at] as Token;
    if (isAfterOpenBracket || ENDS.has(low) || gap >= GAP.sentence) break;
    if (gap === GAP.list && !continuesList(text, at)) break;
    if (low !== "and" && low !== "with") continue;
    const next = tokens[at + 1];
    if (!next || next.gap >= GAP.list || OTHERS_FOLLOW.has(next.low)) break;
    if (isCredential(tokens, at + 1)) break;
  }
  return at;
}

/** Whether a credential begins here, like `food handlers card`. */
function isCredential(tokens: readonly Token[], from: number): boolean {
  let words = "";
  for (let at = from; at < Math.min(tokens.length, from + CREDENTIAL_REACH); at++) {
    const { gap, low, isAfterOpenBracket } = tokens[at] as Token;
    const isOther = isAfterOpenBracket || ENDS.has(low) || /^(?:and|or|with|in)$/.test(low);
    if (at > from && (gap >= GAP.list || isOther)) break;
    words += `${words && " "}${low}`;
  }
  return CREDENTIAL.test(words);
}

/** In words: the longest item of a list with `or` before its last one. */
const LONGEST_ITEM = 4;

/** `welding/fabrication`, `roofing, electrical or solar work`: whether an `or` follows. */
function continuesList({ clean, tokens }: TokenText, at: number): boolean {
  if (clean.text.slice(tokens[at - 1]?.end, tokens[at]?.start).trim() === "/") return true;
  for (let index = at; index < tokens.length && index - at <= LONGEST_ITEM; index++) {
    const { gap, low } = tokens[index] as Token;
    if (index > at && gap > GAP.list) return false;
    if (low === "or") return true;
    if (ENDS.has(low)) return false;
  }
  return false;
}

/** The token at an index, or the grade after it, which looks like an article: `CDL Class A`. */
export function withGrade(tokens: readonly Token[], at: number, text: string): Token | undefined {
  const next = tokens[at + 1];
  const isGrade =
    /^(?:class|type|grade|level)$/.test(tokens[at]?.low ?? "") &&
    next?.gap === GAP.space &&
    text.slice(next.start, next.end) === "A";
  return isGrade ? next : tokens[at];
}

/** The words before the years in their line, if a colon or dash is between: `Dentrix: 1 year`. */
function labelBefore(tokens: readonly Token[], years: number): Token[] {
  let to = years;
  while (to > 0 && gapAt(tokens, to) < GAP.list && LEAD_INS.has((tokens[to - 1] as Token).low))
    to--;
  if (gapAt(tokens, to) < GAP.list || gapAt(tokens, to) > GAP.sentence) return [];
  let from = to - 1;
  while (from > 0 && to - from <= LONGEST_LABEL && gapAt(tokens, from) < GAP.sentence) from--;
  return to - from > LONGEST_LABEL ? [] : tokens.slice(from, to);
}

const gapAt = (tokens: readonly Token[], index: number) => tokens[index]?.gap ?? GAP.line;
