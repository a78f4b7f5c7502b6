/**
 * Finds groups of names of which a posting accepts any one: `Epic or Cerner`, `AWS, Azure or GCP`.
 */
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import type { Clause } from "./posting-lines.ts";
import type { Requirement } from "./requirement.ts";
import type { Mention } from "./requirement-list.ts";

/**
 * @param mentions all requirements, in the posting's order
 * @returns for each key, the keys that are accepted instead
 */
export function readAlternatives(
  text: TokenText,
  mentions: Mention[],
  clauseAt: (at: number) => Clause | undefined,
): Map<string, ReadonlySet<string>> {
  const { tokens } = text;
  const alternatives = new Map<string, ReadonlySet<string>>();
  const withoutAlternatives = new Set<string>();
  let row: Mention[] = [];
  let isInBrackets = false;
  /** The general name before a bracket with examples: each example shows it, but it shows none of the examples. */
  let nameBeforeBracket: string | undefined;
  const closeGroup = () => {
    const group = new Set(row.map(({ key }) => key));
    const [before, end] = row.slice(-2);
    const isChoice =
      before &&
      end &&
      (isOneOf(tokens, row[0] as Mention) || isOr(tokens, before, end) || endsOpenly(tokens, end));
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
    const last = row.at(-1);
    const opens = tokens[mention.from]?.opened === true;
    const isAdjacent = last?.to === mention.from;
    // `Google Cloud Platform (GCP)`
    if (opens && isAdjacent && last.key === mention.key) {
      row[row.length - 1] = { ...last, to: mention.to };
      continue;
    }
    const ends = opens || (last && isInBrackets && closes(text, last, mention));
    const isNext =
      last !== undefined &&
      clauseAt(last.from) === clauseAt(mention.from) &&
      !ends &&
      continuesList(tokens, row, mention);
    if (isNext) row.push(mention);
    else {
      const named = opens && !isInBrackets && row.length === 1 && isAdjacent;
      if (named) row = [];
      closeGroup();
      nameBeforeBracket = named ? last.key : undefined;
      row = [mention];
      isInBrackets = opens;
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
function continuesList(tokens: Token[], row: Mention[], next: Phrase): boolean {
  const [first, last, before] = [row[0] as Mention, row.at(-1) as Mention, row.at(-2)];
  if (isOr(tokens, last, next)) return true;
  if (before && isOr(tokens, before, last)) return false;
  if (isComma(tokens, last, next)) return true;
  return isOneOf(tokens, first) && isJoint(tokens, last, next, "and");
}

const FEW_OF = new Set(["one", "any", "more", "either"]);

/** Whether `at least one of` or `one or more of the following:` is before the first name. */
function isOneOf(tokens: Token[], { from }: Phrase): boolean {
  const isFollowing = tokens[from - 1]?.low === "following";
  const of = isFollowing ? from - 3 : from - 1;
  return tokens[of]?.low === "of" && FEW_OF.has(tokens[of - 1]?.low ?? "");
}

const closes = ({ clean, tokens }: TokenText, last: Phrase, next: Phrase) =>
  clean.text.slice(tokens[last.to - 1]?.end, tokens[next.from]?.start).includes(")");

const isComma = (tokens: Token[], last: Phrase, next: Phrase) =>
  next.from === last.to && tokens[next.from]?.gap === GAP.list;

const isJoint = (tokens: Token[], last: Phrase, next: Phrase, joint: string) =>
  next.from === last.to + 1 && tokens[last.to]?.low === joint;

/** `or`, with or without a comma before it; `and/or`. */
const isOr = (tokens: Token[], last: Phrase, next: Phrase) =>
  isJoint(tokens, last, next, "or") ||
  (next.from === last.to + 2 &&
    tokens[last.to]?.low === "and" &&
    tokens[last.to + 1]?.low === "or");

const LIKE = new Set("similar related equivalent comparable other another relevant".split(" "));

/** Whether a list ends openly: `Economics, Mathematics or a related field`. */
const endsOpenly = (tokens: Token[], { to }: Phrase) =>
  tokens[to]?.low === "or" && tokens.slice(to + 1, to + 3).some(({ low }) => LIKE.has(low));

/** The requirements of a list that are accepted for a given one, including itself. */
export const chosenFrom = <Each extends Requirement>(
  { choice }: Requirement,
  list: Each[],
): Each[] => (choice ? list.filter(({ name }) => choice.has(name)) : []);
