/** Finds the words of a sentence that a cue applies to. */

import { plainLetters } from "#app/core/ats/languages/rules.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { STATUS } from "./claim-status.ts";
import {
  CLAUSE_STARTERS,
  GOOD_TO_AVOID,
  GOOD_TO_LACK,
  IRREGULAR_PAST,
  SUBJECTS,
  WISH_ENDERS,
} from "./clause-words.ts";
import type { Cue } from "./cue.ts";
import {
  FOREIGN_FUNCTION_WORDS,
  FOREIGN_GOOD_TO_AVOID,
  FOREIGN_GOOD_TO_LACK,
} from "./cues-by-language.ts";

/** In tokens; a clause with a list is rarely longer. */
const LONGEST_SCOPE = 40;
/** The longest noun phrase, in tokens. */
const LONGEST_NOUN = 5;
/** How many characters before a cue are searched for an open bracket. */
const BRACKET_REACH = 60;
/** Maximum number of words from a negation to its verb. */
const VERB_WORDS = 2;
/** Number of lines above `Expected May 2027` that it applies to: a degree and its school. */
const LINES_ABOVE = 2;

/**
 * The words whose status a cue lowers, by its kind of scope (CueScope).
 * @param sentence token range
 * @param cueRange token range of the cue's own words
 * @returns null if the cue lowers the status of nothing, as in `no downtime`
 */
export function scopeOf(
  text: TokenText,
  sentence: TokenRange,
  cue: Cue,
  cueRange: TokenRange,
): TokenRange | null {
  const { tokens } = text;
  const { from, to } = cueRange;
  switch (cue.scope) {
    case "own":
      return cueRange;
    case "noun": {
      const end = nounEnd(tokens, to, sentence.to);
      // The noun phrase's last word decides. In `zero-waste tailoring`, it is the word after `zero`.
      const word = lowAt(tokens, from) === "zero" ? lowAt(tokens, to) : lowAt(tokens, end - 1);
      const isGood = cue.status === STATUS.negated && isGoodToLack(word);
      return end > to && !isGood ? { from, to: end } : null;
    }
    case "before":
      return { from: itemStart(text, from, sentence.from), to };
    case "line":
      return { from: from > sentence.from ? sentence.from : linesAbove(text, from), to };
    case "clause":
    case "both": {
      if (cue.scope === "both" && isGoodToAvoid(tokens, to, sentence.to)) return null;
      const end = clauseEnd(text, cueRange, sentence.to, cue);
      const isTail =
        end === to || (cue.scope === "both" && end === to + 1 && isPast(lowAt(tokens, to)));
      const isSubject = cue.scope === "both" && hasSubjectBefore(tokens, from, cue);
      const isAfterPunctuation = (tokens[from] as Token).gap > GAP.hyphen && from > sentence.from;
      const reachesBack = isSubject || (isTail && (isAfterPunctuation || cue.scope === "both"));
      return { from: reachesBack ? itemStart(text, from, sentence.from) : from, to: end };
    }
  }
}

const BE = new Set("is are was were be been being has have had".split(" "));

/**
 * Whether a cue applies to the subject before it: `Java is not`, `payroll was handled by`; but not
 * in `used Java, not` or `families who had never`.
 */
const hasSubjectBefore = (tokens: Token[], from: number, { status }: Cue) =>
  status === STATUS.others ||
  (BE.has(lowAt(tokens, from - 1)) && lowAt(tokens, from - 2) !== "who");

/** Whether the negation is an achievement: `never missed`, `not once late`. */
const isGoodToAvoid = (tokens: Token[], index: number, end: number) =>
  tokens
    .slice(index, Math.min(index + VERB_WORDS, end))
    .some(({ low }) => GOOD_TO_AVOID.test(low) || FOREIGN_GOOD_TO_AVOID.test(plainLetters(low)));

const isGoodToLack = (low: string) =>
  GOOD_TO_LACK.test(low) || FOREIGN_GOOD_TO_LACK.test(plainLetters(low));

/** Function words within a noun phrase: `no Java or Go`. */
const ALTERNATIVE_WORDS = new Set(["or", "nor"]);

/** The end of the noun phrase that begins at a token. @param end the sentence's */
function nounEnd(tokens: Token[], from: number, end: number): number {
  let to = from;
  while (to < end && to - from < LONGEST_NOUN) {
    const { low, gap, word } = tokens[to] as Token;
    if (gap >= GAP.list || CLAUSE_STARTERS.has(low) || isPast(low)) break;
    const isFunctionWord = word.isFunctionWord || FOREIGN_FUNCTION_WORDS.has(low);
    if (isFunctionWord && !ALTERNATIVE_WORDS.has(low)) break;
    to++;
  }
  return to;
}

const lowAt = (tokens: Token[], index: number) => tokens[index]?.low ?? "";
const isPast = (low: string) => IRREGULAR_PAST.has(low) || /^[a-z]{2,}ed$/.test(low);
const isNumber = (low: string) => /^\d+$/.test(low);

/** The end of the clause that follows a cue. @param end the sentence's */
function clauseEnd(text: TokenText, cueRange: TokenRange, end: number, { status }: Cue): number {
  const { tokens, clean } = text;
  let to = cueRange.to;
  const isInBrackets = isBracketOpen(text, cueRange.from);
  for (; to < end && to - cueRange.to < LONGEST_SCOPE; to++) {
    const { low, gap, start } = tokens[to] as Token;
    const between = clean.text.slice(tokens[to - 1]?.end, start);
    const isFirst = to === cueRange.to;
    if (/[;|]/.test(between) || (isInBrackets && between.includes(")"))) break;
    // A sign right after the cue ends it; later, commas and brackets separate items of its list.
    if (isFirst && /[,)(/]|- /.test(between)) break;
    if (!isFirst && / - /.test(between)) break;
    if (!isFirst && CLAUSE_STARTERS.has(low)) break;
    if (status === STATUS.wish && WISH_ENDERS.has(low)) break;
    // Another clause: `never used Java, built sites with Go`.
    const isJoined = gap >= GAP.list || tokens[to - 1]?.low === "and";
    if (!isFirst && isJoined && (isPast(low) || SUBJECTS.has(low) || low === "with")) break;
    if (!isFirst && gap >= GAP.list && isNumber(low)) break;
  }
  if (to < end && to > cueRange.to && tokens[to - 1]?.low === "and") to--;
  return to;
}

/** Whether a token is inside round brackets. */
function isBracketOpen({ clean, tokens }: TokenText, from: number): boolean {
  const start = tokens[from]?.start ?? 0;
  const before = clean.text.slice(Math.max(0, start - BRACKET_REACH), start);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/**
 * The start of the item that a cue ends, as `RN license (expired)`: skips one punctuation mark right
 * before the cue, then goes back to the next one, but not before the token `min`.
 */
function itemStart({ tokens, clean }: TokenText, from: number, min: number): number {
  const isJoint = (index: number) =>
    CLAUSE_STARTERS.has(lowAt(tokens, index)) || lowAt(tokens, index) === "and";
  let at = from;
  while (at > min && from - at < LONGEST_SCOPE) {
    const isSign = (tokens[at] as Token).gap >= GAP.list;
    const between = clean.text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    if ((isSign && at < from) || /[;|]/.test(between)) break;
    if (isJoint(at - 1)) break;
    at--;
  }
  return at;
}

/** The first token of the lines above a cue that it applies to, up to a blank line. */
function linesAbove({ tokens, clean }: TokenText, from: number): number {
  let at = from;
  for (let lines = 0; lines < LINES_ABOVE && at > 0; lines++) {
    const gap = clean.text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    if (/\n\s*\n/.test(gap)) break;
    at--;
    while (at > 0 && (tokens[at] as Token).gap < GAP.line) at--;
  }
  return at;
}
