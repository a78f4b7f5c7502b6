/**
 * The requirements found so far while a posting is read, and the words that already belong to one.
 */

import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import { LINE_WEIGHT, type LineKind } from "./line-kind.ts";
import { isNotASkill } from "./not-a-skill.ts";
import type { Clause } from "./posting-lines.ts";
import { type Requirement, requirementFromGuess } from "./requirement.ts";
import { withoutState } from "./states.ts";

/** In words; a longer phrase is not a requirement's name. */
const LONGEST_GUESS = 5;

/** A requirement with the number of its mentions in the posting. */
export interface MentionedRequirement extends Requirement {
  mentions: number;
}

export interface Mention extends TokenRange {
  /** The key in RequirementList.found. */
  key: string;
}

export interface RequirementList {
  text: TokenText;
  /**
   * Keyed by the dictionary's name, or by the folded words of a guess, so that all mentions of a
   * skill share a key.
   */
  found: Map<string, MentionedRequirement>;
  /** Every mention, in the order found. */
  mentions: Mention[];
  /** 1 for each token that a step of reading has used, so that later steps skip it. */
  claimed: Uint8Array;
}

export const emptyList = (text: TokenText): RequirementList => ({
  text,
  found: new Map(),
  mentions: [],
  claimed: new Uint8Array(text.tokens.length),
});

export function markClaimed({ claimed }: RequirementList, { from, to }: TokenRange): void {
  claimed.fill(1, from, to);
}

/** Whether an earlier step has used any token of a range. */
export function isClaimed({ claimed }: RequirementList, { from, to }: TokenRange): boolean {
  for (let at = from; at < to; at++) if (claimed[at]) return true;
  return false;
}

/**
 * Adds a requirement, or merges it into an earlier one; the line that asks most firmly decides the
 * weight.
 * @param key see RequirementList.found
 * @param at its mention in the text, if it has one
 */
export function addRequirement(
  { found, mentions }: RequirementList,
  key: string,
  requirement: Requirement,
  at?: TokenRange,
): void {
  if (at) mentions.push({ from: at.from, to: at.to, key });
  const existing = found.get(key);
  if (!existing) {
    found.set(key, { ...requirement, mentions: 1 });
    return;
  }
  existing.mentions++;
  existing.places = [...existing.places, ...requirement.places];
  existing.line = firmerLine(existing.line, requirement.line);
}

/**
 * The kind of line that decides for both mentions. What is called preferred is not required because a
 * task names it too: `Document care in Epic`, `Epic experience preferred`.
 */
function firmerLine(a: LineKind, b: LineKind): LineKind {
  if ((a === "preferred" && b === "duty") || (a === "duty" && b === "preferred"))
    return "preferred";
  return LINE_WEIGHT[b] > LINE_WEIGHT[a] ? b : a;
}

/**
 * Adds a phrase without a known name, unless it is not a skill. Its words are claimed in any case.
 */
export function addGuess(list: RequirementList, guess: TokenRange, clause: Clause): void {
  const phrase = withoutState(list.text.tokens, withGluedWords(list.text, guess));
  markClaimed(list, phrase);
  if (phrase.to - phrase.from > LONGEST_GUESS || isNotASkill(list.text, phrase)) return;
  const words = list.text.tokens.slice(phrase.from, phrase.to).map((token) => token.fold);
  addRequirement(
    list,
    words.join(" "),
    requirementFromGuess(list.text, phrase, words, clause),
    phrase,
  );
}

/** Extends a phrase to whole written words: `ServiceTitan` is two tokens. */
function withGluedWords({ tokens }: TokenText, { from, to }: TokenRange): TokenRange {
  const isGlued = (index: number) =>
    tokens[index] && tokens[index - 1]?.end === tokens[index]?.start;
  let [start, end] = [from, to];
  while (isGlued(start)) start--;
  while (isGlued(end)) end++;
  return { from: start, to: end };
}
