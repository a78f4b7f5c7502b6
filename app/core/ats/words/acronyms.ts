/** Finds an acronym for words that a posting spells out, and the words for its acronym. */
import {
  everyInitial,
  type FoundPhrase,
  initialsOf,
  memberForms,
  type PhraseIndex,
  pushTo,
} from "./phrase-index.ts";
import { GAP, type Token } from "./tokens.ts";
import { FUNCTION_WORDS } from "./word-classes.ts";
import { foldWord } from "./word-forms.ts";

/** DOE for design of experiments. */
export function asAcronym(index: PhraseIndex, words: string[]): FoundPhrase | null {
  const every = everyInitial(words);
  return (
    acronymAt(index, initialsOf(words)) ??
    // SCADA: supervisory control and data acquisition.
    (words.length > 3 ? acronymAt(index, every) : null)
  );
}

function acronymAt({ tokens, byFold }: PhraseIndex, initials: string): FoundPhrase | null {
  if (initials.length < 3 || !/^[a-z]+$/.test(initials)) return null;
  const from = byFold.get(foldWord(initials))?.find((at) => {
    const { raw } = tokens[at] as Token;
    return /^\p{Lu}{2,}s?$/u.test(raw) || initials.length >= 4;
  });
  return from === undefined ? null : { from, to: from + 1, how: "alias" };
}

/** Beside a body's name these ask for no more than being a member. */
const OF_MEMBERS = new Set("member membership chartered qualified qualification level".split(" "));

/** MCIPD for CIPD, CIPD Level 7, RICS membership. */
export function asMember({ tokens, byFold }: PhraseIndex, words: string[]): FoundPhrase | null {
  const names = words.filter((word) => !OF_MEMBERS.has(word) && !/^\d+$/.test(word));
  if (names.length !== 1) return null;
  const from = memberForms(names)
    .flatMap((form) => byFold.get(form) ?? [])
    .find((at) => /^\p{Lu}+$/u.test((tokens[at] as Token).raw));
  return from === undefined ? null : { from, to: from + 1, how: "alias" };
}

/** Design of experiments for DOE. */
export function spelledOut({ tokens, hidden }: PhraseIndex, words: string[]): FoundPhrase | null {
  const [acronym = ""] = words;
  if (words.length > 1 || acronym.length < 3 || acronym.length > 6 || !/^[a-z]+$/.test(acronym))
    return null;
  const first = acronym.charCodeAt(0);
  for (const places of placesByFirst(tokens, hidden, first).values()) {
    for (const from of places) {
      let to = from;
      let met = 0;
      while (met < acronym.length && to < tokens.length && to - from < acronym.length + 3) {
        const token = tokens[to] as Token;
        if (hidden[to] || (to > from && token.gap > GAP.hyphen)) break;
        if (token.low[0] === acronym[met] && !token.word.isFunction) met++;
        else if (!token.word.isFunction) break;
        to++;
      }
      if (met === acronym.length) return { from, to, how: "alias" };
    }
  }
  return null;
}

/** Of words of three letters and more that begin so. */
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
