/**
 * Guesses the requirements of a clause that are not in the dictionary, from the phrases with which
 * postings ask (`experience with …`), from spelling, and from lists.
 */

import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import {
  BREAK_WORDS,
  FUNCTION_WORDS,
  GENERAL_WORDS,
  LEADING_WORDS,
  TRAILING_WORDS,
} from "#app/core/ats/words/word-classes.ts";
import type { Clause } from "./posting-lines.ts";

/** Words by which a posting asks for what follows: `experience with`, `familiar with`. */
const ASKING_WORDS = new Set(
  "experience knowledge understanding familiarity familiar proficiency proficient expertise skilled skill skills background competence competent exposure fluent fluency certified certification degree training versed expert comfort comfortable acquainted experienced command grasp awareness qualification diploma masters bachelor master".split(
    " ",
  ),
);
/** Prepositions between ASKING_WORDS and what is asked for. */
const LINKS = new Set("with in of using on within to for as".split(" "));
/** Nouns that also follow what is asked for: `Python experience`. */
const NOUNS_AFTER = new Set(
  "experience knowledge skills expertise certification license".split(" "),
);
/** The longest guess, in words. */
const MAX_WORDS = 4;
/** The preposition is at most this many words after an asking word: `knowledge and understanding of`. */
const LINK_REACH = 3;
/** In letters; a longer word in capitals is rarely an acronym. */
const LONGEST_ACRONYM = 6;
/** Maximum number of words of a list of requirements, for lists that no full stop ends. */
const MAX_LIST_WORDS = 100;
/** In longer sentences, plain nouns are not requirements. */
const PLAIN_ITEM_REACH = 8;

/** In words: a line that asks for something and is not longer is itself a phrase. */
const SHORT_LINE = 5;

/** What follows words like `experience with`, or is before `experience`; in short lines, all of it. */
export function guessPhrases(tokens: Token[], clause: Clause): TokenRange[] {
  const phrases: TokenRange[] = [];
  for (let i = clause.from; i < clause.to; i++) {
    const token = tokens[i] as Token;
    if (ASKING_WORDS.has(token.low)) {
      let next = i + 1;
      // `experience working with`, `knowledge and understanding of`
      while (next < clause.to && next - i <= LINK_REACH && !LINKS.has((tokens[next] as Token).low))
        next++;
      const link = tokens[next];
      if (link && next < clause.to && LINKS.has(link.low) && next - i <= LINK_REACH) {
        phrases.push(
          ...listFrom(tokens, next + 1, Math.min(clause.to, next + MAX_LIST_WORDS), true),
        );
      }
      if (NOUNS_AFTER.has(token.low)) {
        const phrase = phraseBefore(tokens, clause.from, i);
        if (phrase) phrases.push(phrase);
      }
    }
  }
  if (clause.isRequirement && clause.to - clause.from <= SHORT_LINE) {
    phrases.push(...listFrom(tokens, clause.from, clause.to));
  }
  return phrases;
}

/**
 * The word of a line like `Experience with process`: a requirement, however ordinary the word is.
 */
export function singleWordAskedFor(tokens: Token[], { from, to }: Clause): TokenRange | null {
  const [noun, link, only] = tokens.slice(to - 3, to);
  if (to - from < 3 || to - from > MAX_WORDS || !noun || !link || !only) return null;
  if (!ASKING_WORDS.has(noun.low) || !LINKS.has(link.low) || FUNCTION_WORDS.has(only.low))
    return null;
  return { from: to - 1, to };
}

/**
 * The items of `X, Y and Z in W` until the sentence turns to something else.
 * @param isAsked whether words such as `experience with` are before the list
 */
function listFrom(tokens: Token[], from: number, end: number, isAsked = false): TokenRange[] {
  const phrases: TokenRange[] = [];
  let start = from;
  for (let i = from; i <= end; i++) {
    const token = tokens[i];
    const isEnd = i === end || token === undefined;
    const isCut =
      isEnd ||
      (i > start && token.gap >= GAP.list) ||
      FUNCTION_WORDS.has(token.low) ||
      BREAK_WORDS.has(token.low);
    if (!isCut) continue;
    // An item of a list that is asked for may be one ordinary word: experience with noodles.
    const isItem =
      isAsked && end - from <= PLAIN_ITEM_REACH && (isEnd || token.gap >= GAP.list || start > from);
    const phrase = trimPhrase(tokens, start, i, isItem);
    if (phrase) phrases.push(phrase);
    if (isEnd || (BREAK_WORDS.has(token.low) && !LINKS.has(token.low))) break;
    start = FUNCTION_WORDS.has(token.low) || BREAK_WORDS.has(token.low) ? i + 1 : i;
  }
  return phrases;
}

/** `mobile testing experience`: up to three content words right before the noun. */
function phraseBefore(tokens: Token[], floor: number, noun: number): TokenRange | null {
  let start = noun;
  while (start > floor && noun - start < 3) {
    const before = tokens[start - 1] as Token;
    const here = tokens[start] as Token;
    if (here.gap >= GAP.list || FUNCTION_WORDS.has(before.low) || BREAK_WORDS.has(before.low))
      break;
    start--;
  }
  return trimPhrase(tokens, start, noun);
}

/**
 * A phrase without general words around it; null if it is too long or too general.
 * @param isItem whether a single ordinary word may be one
 */
function trimPhrase(tokens: Token[], from: number, to: number, isItem = false): TokenRange | null {
  let start = from;
  let end = to;
  while (start < end && isLeading(tokens[start] as Token)) start++;
  // Removes what is done, to keep what it is done with: `deploying large systems`.
  while (start + 1 < end && /[a-z]ing$/.test((tokens[start] as Token).raw)) start++;
  while (start < end && TRAILING_WORDS.has((tokens[end - 1] as Token).fold)) end--;
  if (start >= end || end - start > MAX_WORDS) return null;
  const words = tokens.slice(start, end);
  if (words.every((word) => GENERAL_WORDS.has(word.fold) || GENERAL_WORDS.has(word.low)))
    return null;
  if (words.some((word) => /\d{4}/.test(word.low))) return null;
  if (words.length === 1 && !isNameLike(words[0] as Token, isItem)) return null;
  if (words.length <= 2 && TITLE_HEADS.has((words.at(-1) as Token).fold)) return null;
  return { from: start, to: end };
}

/** A single lower-case word is too vague unless it looks like a technical term. */
function isNameLike({ raw, low }: Token, isItem: boolean): boolean {
  if (low.length < 2 || /ed$|ly$/.test(low)) return false;
  if (isItem && low.length >= 4) return true;
  if (/ing$/.test(low)) return false;
  return /\p{Lu}|\d/u.test(raw) || /(?:ology|ics|istry|graphy|metry|nomy|ware|ship)s?$/.test(low);
}

const isLeading = (token: Token) => LEADING_WORDS.has(token.low) || /^\d+$/.test(token.low);

/**
 * Words that look like names: GraphQL, ISO14001, or an acronym in a line that asks for something.
 */
export function guessNames(tokens: Token[], clause: Clause, isAllSameCase: boolean): TokenRange[] {
  if (isAllSameCase) return [];
  const names: TokenRange[] = [];
  // In a clause that is mostly in capitals, they mean nothing.
  let inCapitals = 0;
  for (let i = clause.from; i < clause.to; i++) if (tokens[i]?.word.isAcronymLike) inCapitals++;
  if (inCapitals * 2 > clause.to - clause.from && clause.to - clause.from > 3) return [];
  for (let i = clause.from; i < clause.to; i++) {
    const { isMixedCase, isAcronymLike, isFunctionWord, low } = (tokens[i] as Token).word;
    const isAcronym = isAcronymLike && low.length <= LONGEST_ACRONYM && clause.isRequirement;
    if (!isMixedCase && !isAcronym) continue;
    const isWord = NOT_NAMES.has(low) || isFunctionWord || GENERAL_WORDS.has(low);
    if (!isWord) names.push({ from: i, to: i + 1 });
  }
  return names;
}

/** Unknown short items in a list that contains several known names. */
export function guessListItems(tokens: Token[], clause: Clause, claimed: Uint8Array): TokenRange[] {
  let known = 0;
  for (let i = clause.from; i < clause.to; i++) if (claimed[i] && !claimed[i - 1]) known++;
  if (known < 2 || !clause.isRequirement) return [];
  const items: TokenRange[] = [];
  let from = clause.from;
  for (let i = clause.from; i <= clause.to; i++) {
    const token = tokens[i];
    const isJoint = token !== undefined && (token.low === "and" || token.low === "or");
    const isCut =
      i === clause.to || claimed[i] || isJoint || (i > from && (token?.gap ?? 0) >= GAP.list);
    if (!isCut) continue;
    const words = tokens.slice(from, i);
    const isItem =
      words.length <= 2 && words.every(isContent) && isBounded(tokens, from, i, claimed);
    const phrase = isItem && from > clause.from ? trimPhrase(tokens, from, i) : null;
    if (phrase) items.push(phrase);
    from = claimed[i] || isJoint ? i + 1 : i;
  }
  return items;
}

const isContent = ({ low }: Token) => !FUNCTION_WORDS.has(low) && !BREAK_WORDS.has(low);

/** Whether a comma, `and`, `or` or a known name is on both sides. */
function isBounded(tokens: Token[], from: number, to: number, claimed: Uint8Array): boolean {
  const before = tokens[from - 1];
  const isBefore =
    (tokens[from]?.gap ?? 0) >= GAP.list ||
    claimed[from - 1] === 1 ||
    /^(?:and|or)$/.test(before?.low ?? "");
  const after = tokens[to];
  return (
    isBefore &&
    (!after || after.gap >= GAP.list || claimed[to] === 1 || /^(?:and|or)$/.test(after.low))
  );
}

/** Abbreviations that look like names of skills, but are places, titles, degrees and so on. */
const NOT_NAMES = new Set(
  "it vp un usa us uk eu uae ny ca tx fl am pm est pst cst eeo eoe hr llc inc ltd gmbh plc ceo cto cfo cv id ok faq url www http https pdf and or the not mr mrs ms phd bsc msc ba bs ma gpa pto llp nyc la dc ii iii iv dod eg etc asap tbd ote k".split(
    " ",
  ),
);
