/**
 * Wordings that show a term without its name: `balanced the drawer` shows cash handling. Read from
 * data/terms/shown-by.txt with lines `name < wording, wording`. A wording matches if all its words
 * are close together in one sentence, in any order and inflection. A wording of a single English word
 * matches only in a form of the same kind (isSameForm).
 */
import type { Dictionary, Term } from "#app/core/ats/words/dictionary.ts";
import type { PhraseIndex } from "#app/core/ats/words/phrase-index.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, splitWords, type Token } from "#app/core/ats/words/tokens.ts";
import { foldWord, stemWord } from "#app/core/ats/words/word-forms.ts";

/** Folded words of each wording, by the term that it shows. */
export type TermWordings = ReadonlyMap<Term, readonly string[][]>;

/** How many other words may be between those of a wording. */
const MAX_BETWEEN = 3;

export function readTermWordings(text: string, { termOf }: Dictionary): TermWordings {
  const shownBy = new Map<Term, string[][]>();
  for (const line of text.split("\n")) {
    const [, name = "", wordings = ""] = /^(.+?) < (.+)$/.exec(line) ?? [];
    const term = termOf(name);
    if (!term) continue;
    const existing = shownBy.get(term) ?? [];
    for (const wording of wordings.split(", ")) existing.push(splitWords(wording).map(foldWord));
    shownBy.set(term, existing);
  }
  return shownBy;
}

/** The first place where a resume has the words of one of these wordings. */
export function findWording(index: PhraseIndex, wordings: readonly string[][]): TokenRange | null {
  for (const words of wordings) {
    const found = findClose(index, words);
    if (found) return found;
  }
  return null;
}

/** The first place where all words are close together; the search starts at the rarest one. */
function findClose({ tokens, byStem, stem }: PhraseIndex, words: string[]): TokenRange | null {
  const places = [...new Set(words.map(stem))].map((each) => byStem.get(each) ?? []);
  const isEnglish = stem === stemWord;
  // A single word needs the same kind of form, because no other word confirms its sense.
  if (words.length === 1 && isEnglish) {
    const at = places[0]?.find((each) =>
      isSameForm((tokens[each] as Token).fold, words[0] as string),
    );
    return at === undefined ? null : { from: at, to: at + 1 };
  }
  if (places.some((list) => list.length === 0)) return null;
  places.sort((a, b) => a.length - b.length);
  const [rarest = [], ...others] = places;
  const reach = words.length + MAX_BETWEEN;
  for (const anchor of rarest) {
    const near = others.map((list) => nearest(list, anchor));
    const from = Math.min(anchor, ...near);
    const to = Math.max(anchor, ...near) + 1;
    if (to - from <= reach && isOneSentence(tokens, from, to)) return { from, to };
  }
  return null;
}

/** Whether both are verb forms or the same word: `highlights` in hair do not show `highlighted`. */
const isSameForm = (found: string, wording: string) =>
  found === wording || (VERB_FORM.test(found) && VERB_FORM.test(wording));
const VERB_FORM = /(?:ed|ing)$/;

/** The position in a list that is nearest to another position. */
function nearest(list: number[], anchor: number): number {
  let best = list[0] as number;
  for (const at of list) if (Math.abs(at - anchor) < Math.abs(best - anchor)) best = at;
  return best;
}

function isOneSentence(tokens: Token[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++)
    if ((tokens[at] as Token).gap >= GAP.sentence) return false;
  return true;
}
