/**
 * Finds groups of names of which a posting accepts any one: `Epic or Cerner`, `AWS, Azure or GCP`.
 */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import type { Clause } from "./posting-lines.ts";
import type { Requirement } from "./requirement.ts";
import type { Mention } from "./requirement-list.ts";

/**
 * Goes through the mentions and collects neighbors into lists. A list whose names are joined by `or`
 * (or that follows `one of`) is a group of alternatives.
 * @param mentions all requirements, in the posting's order
 * @returns for each key, all keys of its group, including itself
 */
export function readAlternatives(
  text: TokenText,
  mentions: Mention[],
  clauseAt: (at: number) => Clause | undefined,
): Map<string, ReadonlySet<string>> {
  const { tokens } = text;
  const alternatives = new Map<string, ReadonlySet<string>>();
  const withoutAlternatives = new Set<string>();
  let list: Mention[] = [];
  let isInBrackets = false;
  /**
   * The general name before a bracket with examples: each example shows it, but it shows none of the
   * examples.
   */
  let nameBeforeBracket: string | undefined;
  const closeGroup = () => {
    const group = new Set(list.map(({ key }) => key));
    const [before, end] = list.slice(-2);
    const isChoice =
      before &&
      end &&
      (isOneOf(tokens, list[0] as Mention) || isOr(tokens, before, end) || endsOpenly(tokens, end));
    for (const key of group) {
      if (!isChoice || group.size === 1) withoutAlternatives.add(key);
      else if (!alternatives.has(key)) alternatives.set(key, group);
    }
    if (nameBeforeBracket === undefined) return;
    if (!isChoice) withoutAlternatives.add(nameBeforeBracket);
    else if (!alternatives.has(nameBeforeBracket))
      alternatives.set(nameBeforeBracket, new Set([nameBeforeBracket, ...group]));
  };
  for (const mention of mentions) {
    const last = list.at(-1);
    const opensBracket = tokens[mention.from]?.isAfterOpenBracket === true;
    const isAdjacent = last?.to === mention.from;
    // `Google Cloud Platform (GCP)`
    if (opensBracket && isAdjacent && last.key === mention.key) {
      list[list.length - 1] = { ...last, to: mention.to };
      continue;
    }
    const isBracketEdge =
      opensBracket || (last && isInBrackets && hasClosingBracket(text, last, mention));
    const isNextInList =
      last !== undefined &&
      clauseAt(last.from) === clauseAt(mention.from) &&
      !isBracketEdge &&
      continuesList(tokens, list, mention);
    if (isNextInList) list.push(mention);
    else {
      const isNameBeforeBracket = opensBracket && !isInBrackets && list.length === 1 && isAdjacent;
      if (isNameBeforeBracket) list = [];
      closeGroup();
      nameBeforeBracket = isNameBeforeBracket ? last.key : undefined;
      list = [mention];
      isInBrackets = opensBracket;
    }
  }
  closeGroup();
  // A name that is required without alternatives anywhere has none.
  for (const key of withoutAlternatives) alternatives.delete(key);
  return alternatives;
}

/**
 * Whether the next name belongs to the same list of alternatives. After an `or`, only another `or`
 * continues it: `Java or Kotlin, SQL`. After `one of`, its last name may also follow an `and`.
 */
function continuesList(tokens: Token[], list: Mention[], next: TokenRange): boolean {
  const [first, last, before] = [list[0] as Mention, list.at(-1) as Mention, list.at(-2)];
  if (isOr(tokens, last, next)) return true;
  if (before && isOr(tokens, before, last)) return false;
  if (isComma(tokens, last, next)) return true;
  return isOneOf(tokens, first) && isJoint(tokens, last, next, "and");
}

/** Words before `of` that mean that not all names of the list are needed. */
const ONE_OF_WORDS = new Set(["one", "any", "more", "either"]);

/** Whether `at least one of` or `one or more of the following:` is before the first name. */
function isOneOf(tokens: Token[], { from }: TokenRange): boolean {
  const isFollowing = tokens[from - 1]?.low === "following";
  const of = isFollowing ? from - 3 : from - 1;
  return tokens[of]?.low === "of" && ONE_OF_WORDS.has(tokens[of - 1]?.low ?? "");
}

/** Whether a closing bracket is between two mentions. */
const hasClosingBracket = ({ clean, tokens }: TokenText, last: TokenRange, next: TokenRange) =>
  clean.text.slice(tokens[last.to - 1]?.end, tokens[next.from]?.start).includes(")");

/** Whether only a comma or a similar sign is between two mentions. */
const isComma = (tokens: Token[], last: TokenRange, next: TokenRange) =>
  next.from === last.to && tokens[next.from]?.gap === GAP.list;

/** Whether only this word is between two mentions. */
const isJoint = (tokens: Token[], last: TokenRange, next: TokenRange, joint: string) =>
  next.from === last.to + 1 && tokens[last.to]?.low === joint;

/** `or`, with or without a comma before it; `and/or`. */
const isOr = (tokens: Token[], last: TokenRange, next: TokenRange) =>
  isJoint(tokens, last, next, "or") ||
  (next.from === last.to + 2 &&
    tokens[last.to]?.low === "and" &&
    tokens[last.to + 1]?.low === "or");

const SIMILAR_WORDS = new Set(
  "similar related equivalent comparable other another relevant".split(" "),
);

/** Whether a list ends openly: `Economics, Mathematics or a related field`. */
const endsOpenly = (tokens: Token[], { to }: TokenRange) =>
  tokens[to]?.low === "or" &&
  tokens.slice(to + 1, to + 3).some(({ low }) => SIMILAR_WORDS.has(low));

/** The requirements of a list that are accepted for a given one, including itself. */
export const alternativesIn = <Each extends Requirement>(
  { alternatives }: Requirement,
  list: Each[],
): Each[] => (alternatives ? list.filter(({ name }) => alternatives.has(name)) : []);
