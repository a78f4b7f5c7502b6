/**
 * Splits a span that the tagger marked into requirements: at commas, slashes, and `and` between
 * names.
 */
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import {
  FUNCTION_WORDS,
  GENERAL_WORDS,
  LEADING_WORDS,
  TRAILING_WORDS,
  WORK_WORDS,
} from "#app/core/ats/words/word-classes.ts";
import type { NamesIn } from "./names-in.ts";

const JOINTS = new Set(["and", "or"]);

/** Verbs that are cut off: `preparing tax returns` asks for tax returns. */
const CUT_OFF_VERBS = new Set(
  "managing preparing conducting performing maintaining ensuring providing overseeing handling coordinating implementing creating reviewing".split(
    " ",
  ),
);

/** @returns the parts in order, without filler words at their ends */
export function splitSpan(tokens: Token[], span: TokenRange, namesIn: NamesIn): TokenRange[] {
  const { from, to } = withWholeNames(span, namesIn(span));
  const inside = (start: number, end: number) =>
    namesIn({ from: start, to: end }).filter((hit) => hit.from >= from && hit.to <= to);
  const isInName = (index: number) => inside(index, index + 1).some((hit) => hit.from < index);
  const pieces: TokenRange[] = [];
  let start = from;
  const cut = (end: number, next: number) => {
    const piece = trim(tokens, inside(start, end), start, end);
    if (piece) pieces.push(piece);
    start = next;
  };
  for (let i = from + 1; i < to; i++) {
    const token = tokens[i] as Token;
    if (isInName(i)) continue;
    const around = inside(i - 1, i + 2);
    if (token.gap >= GAP.list || isBetween(tokens, around, i)) cut(i, i);
    else if (JOINTS.has(token.low) && joinsNames(around, i, start, to)) cut(i, i + 1);
  }
  cut(to, to);
  return pieces;
}

/** Extends a span to a name that it covers only in part. */
function withWholeNames(span: TokenRange, touched: Hit[]): TokenRange {
  return {
    from: Math.min(span.from, ...touched.map((hit) => hit.from)),
    to: Math.max(span.to, ...touched.map((hit) => hit.to)),
  };
}

/**
 * Whether `and` joins two requirements: `Java and Kotlin`, not `verbal and written communication`.
 */
function joinsNames(hits: Hit[], joint: number, from: number, to: number): boolean {
  return (
    hits.some((hit) => hit.to === joint && hit.from >= from) ||
    hits.some((hit) => hit.from === joint + 1 && hit.to <= to)
  );
}

/** Whether a name ends where the next begins: a list that lost its commas. */
const isBetween = (tokens: Token[], hits: Hit[], index: number) =>
  hits.some((hit) => hit.to === index) &&
  // `backend development` is one thing, though development is a name as well.
  hits.some((hit) => hit.from === index && !(hit.form.term.trade < 0 && isGeneral(tokens, hit)));

/** A part without function words, amounts and CUT_OFF_VERBS at its ends; null if nothing is left. */
function trim(tokens: Token[], hits: Hit[], from: number, to: number): TokenRange | null {
  let start = from;
  let end = to;
  const isLoose = (index: number) =>
    (FUNCTION_WORDS.has((tokens[index] as Token).low) || isAmount(tokens, index)) &&
    !hits.some((hit) => hit.from <= index && index < hit.to);
  while (start < end && isLoose(start)) start++;
  while (end > start && isLoose(end - 1)) end--;
  const isNamed = hits.some((hit) => hit.from <= start && start < hit.to);
  if (end - start > 1 && !isNamed && CUT_OFF_VERBS.has((tokens[start] as Token).low)) start++;
  const hasWord = tokens.slice(start, end).some(({ low }) => /\p{L}/u.test(low));
  return hasWord ? { from: start, to: end } : null;
}

/** Whether it is an amount: the 2+ of `2+ in management`. */
const isAmount = (tokens: Token[], index: number) =>
  /^\d+\+?$/.test((tokens[index] as Token).low) && FUNCTION_WORDS.has(tokens[index + 1]?.low ?? "");

/** Whether a phrase is a name with only filler words around it. */
export function isSameThing(tokens: Token[], name: TokenRange, { from, to }: TokenRange): boolean {
  if (name.from < from || name.to > to) return false;
  const around = [...tokens.slice(from, name.from), ...tokens.slice(name.to, to)];
  return around.every(
    (token) =>
      isFiller(token) ||
      TRAILING_WORDS.has(token.fold) ||
      WORK_WORDS.has(token.low) ||
      LEADING_WORDS.has(token.low),
  );
}

/** Whether all of its words are too general to be a requirement: `work environment`. */
export const isGeneral = (tokens: Token[], { from, to }: TokenRange) =>
  tokens.slice(from, to).every(isFiller);

/** Chinese and Japanese text, whose words cannot be separated, between Latin names. */
const UNSEGMENTED = /^[\u3040-\u30ff\u3400-\u9fff]+$/;

const isFiller = ({ fold, low }: Token) =>
  GENERAL_WORDS.has(fold) || FUNCTION_WORDS.has(low) || UNSEGMENTED.test(low);
