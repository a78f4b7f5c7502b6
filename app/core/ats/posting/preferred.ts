/**
 * Finds the part of a posting's clause that a remark like `a plus` or `preferred` applies to: German
 * in `Fluent English, German a plus`.
 */

import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS, LEADING_WORDS, TRAILING_WORDS } from "#app/core/ats/words/word-classes.ts";
import type { LineKind } from "./line-kind.ts";

/** A remark that makes something preferred, in lower-cased words with single spaces. */
export const PREFERRED =
  /\b(?:preferred|preferably|nice to have|good to have|(?:a|an|as|big|huge|real|strong|definite|distinct|added|is|are|another) plus|plus(?= (?:points|if|but|not)\b|$)|(?:a|an|added|big|real|as|is) bonus|bonus(?= (?:points|if|but|not)\b|$)|desirable|desired|advantage|advantageous|ideally|beneficial|an asset|optional|appreciated|(?:is|are|also|be|very) (?:helpful|useful|welcome)|not required|not a prerequisite|no must|no requirement|not (?:essential|mandatory|a must|a deal ?breaker)|(?:would|will|ll|d) (?:also )?be (?:great|nice|helpful|handy|lovely|useful|ideal|good|an? \w+|of interest)|handy|(?<=\w )(?<!(?:we|you|to|and|most) )welcome(?= (?:but|though|too|especially)\b|$)|(?:would|will) (?:help|get you|make us|save|stand|set you|give you|put you)|good if you|we d love|(?:extra|especially|particularly|even more) (?:keen|interested|excited|happy))\b/;
/** A word that makes something required. */
export const REQUIRED =
  /\b(?:must|required|requires?|minimum|at least|mandatory|essential|prerequisite|need to|needed|necessary|proven|\d+ (?:or more )?years?)\b/;
/**
 * Requirements that are rarely optional, so that a remark in a later item does not apply to them.
 */
const RARELY_OPTIONAL =
  /\b(?:degree|diploma|bachelor|years?|licen[sc]e|certified|certification|fluent)\b/;

/** The tokens of a clause that are only preferred, and the kind of the rest. */
export interface PreferredPart {
  from: number;
  to: number;
  rest: LineKind;
}

/**
 * The part of a clause that a remark makes preferred; null without a remark, or if it applies to
 * the whole clause.
 * @param otherwise the kind of the rest, unless its words say that it is required
 */
export function findPreferredPart(
  text: TokenText,
  from: number,
  to: number,
  otherwise: LineKind,
): PreferredPart | null {
  const { tokens } = text;
  const clauseText = wordsOf(tokens, { from, to });
  const remark = PREFERRED.exec(clauseText);
  if (!remark) return null;
  const first = from + clauseText.slice(0, remark.index).split(" ").length - 1;
  const end = first + remark[0].split(" ").length;
  const part = partWithRemark(text, blockAround(text, { from, to }, first), first, end, {
    from,
    to,
  });
  if (!part || (part.from === from && part.to === to)) return null;
  const others = [
    { from, to: part.from },
    { from: part.to, to },
  ];
  const isRequiredElsewhere = others.some((other) => REQUIRED.test(wordsOf(tokens, other)));
  return { ...part, rest: isRequiredElsewhere ? "required" : otherwise };
}

/** The lower-cased words of a range, separated by spaces. */
export const wordsOf = (tokens: Token[], { from, to }: TokenRange) =>
  tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(" ");

/**
 * The part of a clause around a remark: between semicolons, full stops, or the remark's brackets.
 */
function blockAround({ clean, tokens }: TokenText, clause: TokenRange, index: number): TokenRange {
  const before = clean.text.slice(tokens[clause.from]?.start, tokens[index]?.start);
  const isInBrackets = before.lastIndexOf("(") > before.lastIndexOf(")");
  const isCut = (next: number) => {
    const between = clean.text.slice(tokens[next - 1]?.end, tokens[next]?.start);
    // Only of a missing space, `SQL.Python a plus`: clauses end at other full stops, and `Node.js` has none.
    const isStop = between === "." && /^\p{Lu}\p{Ll}/u.test(tokens[next]?.raw ?? "");
    return isStop || (isInBrackets ? /[;()]/ : /;/).test(between);
  };
  let { from, to } = { from: index, to: index + 1 };
  while (from > clause.from && !isCut(from)) from--;
  while (to < clause.to && !isCut(to)) to++;
  return { from, to };
}

/**
 * The part of a block that the remark applies to; null for the whole clause.
 * @param first the remark's first token
 * @param end the token after the remark
 */
function partWithRemark(
  { clean, tokens }: TokenText,
  block: TokenRange,
  first: number,
  end: number,
  { from: clauseStart, to: clauseEnd }: TokenRange,
): TokenRange | null {
  const isComma = (index: number) =>
    /,| [-–—] /.test(clean.text.slice(tokens[index - 1]?.end, tokens[index]?.start));
  const isFiller = ({ low, fold }: Token) =>
    FUNCTION_WORDS.has(low) || LEADING_WORDS.has(low) || TRAILING_WORDS.has(fold);
  const [wordsBefore, wordsAfter] = [tokens.slice(block.from, first), tokens.slice(end, block.to)];
  // `BLS (required), ACLS (preferred)`: the remark applies to ACLS, and BLS stays required.
  if (wordsBefore.every(isFiller) && wordsAfter.every(isFiller))
    return afterRequired(tokens, clauseStart, block);
  // `Preferred: Python. SQL` is about all that follows it.
  const isInParentheses = clean.text[(tokens[block.from] as Token).start - 1] === "(";
  if (wordsBefore.every(isFiller))
    return isInParentheses ? block : { from: block.from, to: clauseEnd };
  let start = first;
  while (start > block.from && !isComma(start)) start--;
  if (start === block.from) return block;
  // `SQL, Python, preferably with pandas`
  const isRemarkFirst = tokens.slice(start, first).every(isFiller) && end < block.to;
  if (isRemarkFirst) return { from: start, to: block.to };
  // `Fluent English, German a plus`, but `Docker, Kubernetes or Terraform a plus`.
  const before = wordsOf(tokens, { from: block.from, to: start });
  const isJoined = tokens.slice(start, end).some(({ low }) => low === "and" || low === "or");
  let commas = 0;
  for (let at = block.from + 1; at < start; at++) if (isComma(at)) commas++;
  // Of two items, `Excel, SQL a plus`, only the last one is preferred, because a remark about both would
  // join them by `and` or `or`. Of three, `Excel, SQL, Python a plus`, all are.
  const isListOfTwo = commas === 0;
  const isSeparateItem =
    REQUIRED.test(before) || (!isJoined && (RARELY_OPTIONAL.test(before) || isListOfTwo));
  return isSeparateItem ? { from: start, to: block.to } : block;
}

/**
 * If an earlier item ends in a word like `required`, the remark applies from there on; otherwise
 * null.
 */
function afterRequired(
  tokens: Token[],
  start: number,
  { from, to }: TokenRange,
): TokenRange | null {
  for (let at = from - 1; at > start; at--) {
    if ((tokens[at] as Token).gap >= GAP.list && REQUIRED.test((tokens[at - 1] as Token).low))
      return { from: at, to };
  }
  return null;
}
