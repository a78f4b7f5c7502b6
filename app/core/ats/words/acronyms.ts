/**
 * Matches acronyms in a resume with words that a posting spells out, and the other way round. Each
 * `find` function searches the index of a resume for the folded words of a posting's phrase, and
 * returns null if they are not there.
 */

import {
  type FoundPhrase,
  initialsOfAllWords,
  initialsOfContentWords,
  memberForms,
  type PhraseIndex,
  pushTo,
} from "./phrase-index.ts";
import type { TokenRange } from "./token-range.ts";
import { GAP, type Token, type TokenText } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";
import { foldWord } from "./word-forms.ts";

/** Finds the acronym of spelled-out words: DOE for design of experiments. */
export function findAcronym(index: PhraseIndex, words: string[]): FoundPhrase | null {
  return (
    acronymAt(index, initialsOfContentWords(words)) ??
    // With function words, too: SCADA, supervisory control and data acquisition.
    (words.length > 3 ? acronymAt(index, initialsOfAllWords(words)) : null)
  );
}

/** Of three letters, only in capitals: `art` is rarely one. */
function acronymAt({ tokens, byFold }: PhraseIndex, initials: string): FoundPhrase | null {
  if (initials.length < 3 || !/^[a-z]+$/.test(initials)) return null;
  const from = byFold.get(foldWord(initials))?.find((at) => {
    const { raw } = tokens[at] as Token;
    return /^\p{Lu}{2,}s?$/u.test(raw) || initials.length >= 4;
  });
  return from === undefined ? null : { from, to: from + 1, how: "alias" };
}

/** Words beside a professional body's name that only mean membership: `CIPD Level 7`. */
const MEMBERSHIP_WORDS = new Set(
  "member membership chartered qualified qualification level".split(" "),
);

/** A shorter acronym is ambiguous: it needs one of MEMBERSHIP_WORDS beside it. */
const MIN_UNAMBIGUOUS = 4;

/** Finds membership of a professional body: MCIPD for CIPD Level 7. */
export function findMembership(
  { tokens, byFold }: PhraseIndex,
  words: string[],
): FoundPhrase | null {
  const names = words.filter((word) => !MEMBERSHIP_WORDS.has(word) && !/^\d+$/.test(word));
  const [body = ""] = names;
  if (names.length !== 1 || (body.length < MIN_UNAMBIGUOUS && words.length === 1)) return null;
  const from = memberForms(names)
    .flatMap((form) => byFold.get(form) ?? [])
    .find((at) => /^\p{Lu}{2}/u.test((tokens[at] as Token).raw));
  return from === undefined ? null : { from, to: from + 1, how: "alias" };
}

/** Maximum number of function words among the words of an acronym. */
const MAX_FUNCTION_WORDS = 3;

/** Finds the words of an acronym: design of experiments for DOE. Function words have no letter in it. */
export function findSpelledOut(
  { tokens, hidden }: PhraseIndex,
  words: string[],
): FoundPhrase | null {
  const [acronym = ""] = words;
  if (words.length > 1 || acronym.length < 3 || acronym.length > 6 || !/^[a-z]+$/.test(acronym))
    return null;
  const first = acronym.charCodeAt(0);
  for (const places of placesByFirst(tokens, hidden, first).values()) {
    for (const from of places) {
      let to = from;
      let matched = 0;
      while (
        matched < acronym.length &&
        to < tokens.length &&
        to - from < acronym.length + MAX_FUNCTION_WORDS
      ) {
        const token = tokens[to] as Token;
        if (hidden[to] || (to > from && token.gap > GAP.hyphen)) break;
        if (token.low[0] === acronym[matched] && !token.word.isFunctionWord) matched++;
        else if (!token.word.isFunctionWord) break;
        to++;
      }
      if (matched === acronym.length) return { from, to, how: "alias" };
    }
  }
  return null;
}

/** Positions of words of at least three letters that begin with this letter, by word. */
function placesByFirst(tokens: Token[], hidden: Uint8Array, first: number): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let i = 0; i < tokens.length; i++) {
    const { fold } = tokens[i] as Token;
    if (fold.charCodeAt(0) !== first || hidden[i] || fold.length < 3 || FUNCTION_WORDS.has(fold))
      continue;
    pushTo(places, fold, i);
  }
  return places;
}

/** The abbreviation in brackets after a name in a posting, folded: `Purchase orders (PO)`. */
export function abbreviationAfter(
  { clean, tokens }: TokenText,
  { from, to }: TokenRange,
): string | null {
  const short = tokens[to];
  if (!short?.isAfterOpenBracket || clean.text[short.end] !== ")" || !ABBREVIATION.test(short.raw))
    return null;
  const name = tokens.slice(from, to).map(({ low }) => low);
  // The abbreviation's letters must be in the name, in this order.
  let rest = name.join("");
  for (const letter of short.fold) {
    const at = rest.indexOf(letter);
    if (at < 0) return null;
    rest = rest.slice(at + 1);
  }
  return name.some((word) => word[0] === short.fold[0]) ? short.fold : null;
}
/** Abbreviations: ELISA, CEng, POs. */
const ABBREVIATION = /^\p{Lu}{2}\p{L}{0,4}s?$/u;

/** Finds the abbreviation that the posting defines, which abbreviationAfter returned, in capitals. */
export function findAbbreviation(
  { tokens, byFold }: PhraseIndex,
  short: string,
): FoundPhrase | null {
  const isShort = (index: number) => ABBREVIATION.test((tokens[index] as Token).raw);
  const from = [short, `${short}s`].flatMap((each) => byFold.get(each) ?? []).find(isShort);
  return from === undefined ? null : { from, to: from + 1, how: "alias" };
}
