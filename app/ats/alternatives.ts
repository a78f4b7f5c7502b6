/** Names of which a posting asks for any one: `Epic or Cerner`, `AWS, Azure or GCP`. */
import type { Phrase } from "./phrases.ts";
import type { Clause } from "./posting-lines.ts";
import type { Requirement } from "./requirement.ts";
import type { Mention } from "./requirement-list.ts";
import { GAP, type Token, type TokenText } from "./tokens.ts";

/**
 * @param mentions what a posting asks for, in its order
 * @returns for each key that others may stand for, which ones
 */
export function readAlternatives(
  text: TokenText,
  mentions: Mention[],
  clauseAt: (at: number) => Clause | undefined,
): Map<string, ReadonlySet<string>> {
  const { tokens } = text;
  const others = new Map<string, ReadonlySet<string>>();
  const firm = new Set<string>();
  let row: Mention[] = [];
  let isInBrackets = false;
  /** What a bracket is about: any of its choice shows it, but it shows none of them. */
  let about: string | undefined;
  const close = () => {
    const group = new Set(row.map(({ key }) => key));
    const [before, end] = row.slice(-2);
    const isChoice = before && end && (isOr(tokens, before, end) || isOpen(tokens, end));
    for (const key of group) {
      if (!isChoice || group.size === 1) firm.add(key);
      else if (!others.has(key)) others.set(key, group);
    }
    if (about === undefined) return;
    if (!isChoice) firm.add(about);
    else if (!others.has(about)) others.set(about, new Set([about, ...group]));
  };
  for (const mention of mentions) {
    const last = row.at(-1);
    const opens = tokens[mention.from]?.opened === true;
    const isBehind = last?.to === mention.from;
    // `Google Cloud Platform (GCP)`
    if (opens && isBehind && last.key === mention.key) {
      row[row.length - 1] = { ...last, to: mention.to };
      continue;
    }
    const ends = opens || (last && isInBrackets && closes(text, last, mention));
    const isNext =
      last !== undefined &&
      clauseAt(last.from) === clauseAt(mention.from) &&
      (isComma(tokens, last, mention) || isOr(tokens, last, mention)) &&
      !ends &&
      !(row.length > 1 && isOr(tokens, row.at(-2) as Mention, last));
    if (isNext) row.push(mention);
    else {
      const named = opens && !isInBrackets && row.length === 1 && isBehind;
      if (named) row = [];
      close();
      about = named ? last.key : undefined;
      row = [mention];
      isInBrackets = opens;
    }
  }
  close();
  // Asked for by itself elsewhere.
  for (const key of firm) others.delete(key);
  return others;
}

const closes = ({ clean, tokens }: TokenText, last: Phrase, next: Phrase) =>
  clean.text.slice(tokens[last.to - 1]?.end, tokens[next.from]?.start).includes(")");

const isComma = (tokens: Token[], last: Phrase, next: Phrase) =>
  next.from === last.to && tokens[next.from]?.gap === GAP.list;

/** `or`, with or without a comma before it. */
const isOr = (tokens: Token[], last: Phrase, next: Phrase) =>
  next.from === last.to + 1 && tokens[last.to]?.low === "or";

const LIKE = new Set("similar related equivalent comparable other another relevant".split(" "));

/** `Economics, Mathematics or a related field`. */
const isOpen = (tokens: Token[], { to }: Phrase) =>
  tokens[to]?.low === "or" && tokens.slice(to + 1, to + 3).some(({ low }) => LIKE.has(low));

/** Those of a list of which any one is enough in place of a requirement, itself among them. */
export const chosenFrom = <Each extends Requirement>(
  { choice }: Requirement,
  list: Each[],
): Each[] => (choice ? list.filter(({ name }) => choice.has(name)) : []);
