/** The list of what a posting asks for, while it is being read, and which of its words are spoken for. */

import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import { LINE_WEIGHT } from "./line-kind.ts";
import { isNoSkill } from "./no-skill.ts";
import type { Clause } from "./posting-lines.ts";
import { guessRequirement, type Requirement } from "./requirement.ts";

/** In words; what is longer tells a story. */
const LONGEST_GUESS = 5;

export interface MentionedRequirement extends Requirement {
  mentions: number;
}

export interface Mention extends Phrase {
  /** See RequirementList.found. */
  key: string;
}

export interface RequirementList {
  text: TokenText;
  /** By what makes two mentions the same: a name of the dictionary, or a guess's folded words. */
  found: Map<string, MentionedRequirement>;
  /** Where each stands, in the order of their being found. */
  mentions: Mention[];
  /** 1 for each token of the posting that is part of one. */
  taken: Uint8Array;
}

export const emptyList = (text: TokenText): RequirementList => ({
  text,
  found: new Map(),
  mentions: [],
  taken: new Uint8Array(text.tokens.length),
});

export function take({ taken }: RequirementList, { from, to }: Phrase): void {
  taken.fill(1, from, to);
}

export function isTaken({ taken }: RequirementList, { from, to }: Phrase): boolean {
  for (let at = from; at < to; at++) if (taken[at]) return true;
  return false;
}

/** A second mention counts as one, in the firmer of both lines. */
export function add(
  { found, mentions }: RequirementList,
  key: string,
  requirement: Requirement,
  at?: Phrase,
): void {
  if (at) mentions.push({ from: at.from, to: at.to, key });
  const known = found.get(key);
  if (!known) {
    found.set(key, { ...requirement, mentions: 1 });
    return;
  }
  known.mentions++;
  known.places = [...known.places, ...requirement.places];
  if (LINE_WEIGHT[requirement.line] > LINE_WEIGHT[known.line]) known.line = requirement.line;
}

export function addGuess(list: RequirementList, marked: Phrase, clause: Clause): void {
  const phrase = withGluedWords(list.text, marked);
  take(list, phrase);
  if (phrase.to - phrase.from > LONGEST_GUESS || isNoSkill(list.text, phrase)) return;
  const words = list.text.tokens.slice(phrase.from, phrase.to).map((token) => token.fold);
  add(list, words.join(" "), guessRequirement(list.text, phrase, words, clause), phrase);
}

/** The whole of `ServiceTitan`, which is read as two words. */
function withGluedWords({ tokens }: TokenText, { from, to }: Phrase): Phrase {
  const isGlued = (at: number) => tokens[at] && tokens[at - 1]?.end === tokens[at]?.start;
  let [start, end] = [from, to];
  while (isGlued(start)) start--;
  while (isGlued(end)) end++;
  return { from: start, to: end };
}
