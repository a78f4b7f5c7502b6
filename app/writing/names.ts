/** Names in a rewritten text that the texts it was made from do not have: of software, skills, companies, people. */
import { findTerms } from "#app/ats/find-terms.ts";
import type { AtsModel } from "#app/ats/model.ts";
import { GAP, readTokens, type Token, type TokenText } from "#app/ats/tokens.ts";
import { opensSentence } from "./openers.ts";
import type { RewriteSource } from "./rewrite-source.ts";

/** What may be said: the words of some texts, and the terms they are ways of writing of. */
export interface KnownNames {
  words: Set<string>;
  terms: Set<object>;
}

export function namesOf(texts: readonly string[], { dictionary, lexicon }: AtsModel): KnownNames {
  const words = new Set<string>();
  const terms = new Set<object>();
  for (const text of texts) {
    const read = readTokens(text, lexicon);
    for (const { word } of read.tokens) {
      words.add(word.fold).add(word.stem);
    }
    for (const { form } of findTerms(read, dictionary)) terms.add(form.term);
  }
  return { words, terms };
}

/** In the order they stand in the text, as they are written there. */
export function newNames(
  text: string,
  known: KnownNames,
  { dictionary, lexicon }: AtsModel,
  language: RewriteSource["language"],
): string[] {
  const read = readTokens(text, lexicon);
  const { tokens } = read;
  const isKnown = ({ raw, low, word }: Token) =>
    known.words.has(word.fold) ||
    known.words.has(word.stem) ||
    // The plural of API.
    (/^\p{Lu}{2,}s$/u.test(raw) && known.words.has(low.slice(0, -1)));
  const isNew = new Set<number>();
  /** Other ways of writing what is known: postgres, PostgreSQL. */
  const isFine = new Set<number>();
  for (const { from, to, form } of findTerms(read, dictionary)) {
    const parts = tokens.slice(from, to);
    if (known.terms.has(form.term)) for (let i = from; i < to; i++) isFine.add(i);
    if (form.term.kind === "soft" || known.terms.has(form.term)) continue;
    if (parts.every((token) => isKnown(token) || token.word.isFunction)) continue;
    if (to - from === 1 && isOrdinary(parts[0] as Token)) continue;
    for (let i = from; i < to; i++) isNew.add(i);
  }
  for (const [i, token] of tokens.entries()) {
    if (isFine.has(i) || isKnown(token)) continue;
    if (looksLikeName(token, beginsSentence(read, i), language)) isNew.add(i);
  }
  return runsOf(read, isNew);
}

/** A word of everyday language in small letters: what it names is no more than it says. */
const isOrdinary = ({ raw, low, word }: Token) => raw === low && word.sense !== 0;

/** Whether a capital is due here whatever the word: also behind a semicolon or a dash. */
function beginsSentence({ tokens, clean }: TokenText, i: number): boolean {
  const { gap, start } = tokens[i] as Token;
  if (gap >= GAP.sentence) return true;
  return /;| - /.test(clean.text.slice(tokens[i - 1]?.end ?? start, start));
}

const FIGURE = /^\d+(?:k|m|mm|bn|b|x|st|nd|rd|th|s|h|hrs?|min)?\+*$/i;

function looksLikeName(
  token: Token,
  isFirst: boolean,
  language: RewriteSource["language"],
): boolean {
  const { raw, low, word } = token;
  if (FIGURE.test(raw) || raw === "I" || word.isFunction) return false;
  if (/\d/.test(raw) || /[#+]/.test(raw)) return true;
  if (raw === low) return false;
  // GraphQL, SAP: nobody writes ordinary words so.
  if (word.isMixed || word.isShouted || !/^\p{Lu}\p{Ll}+$/u.test(raw)) return true;
  if (!isFirst) return language !== "German";
  return language === "English" && word.sense === 0 && !opensSentence(token);
}

/** Neighbours are told as one: "Amazon Web Services". */
function runsOf({ tokens, clean }: TokenText, isNew: ReadonlySet<number>): string[] {
  const runs: { start: number; end: number; last: number }[] = [];
  for (const i of [...isNew].sort((a, b) => a - b)) {
    const { start, end, gap } = tokens[i] as Token;
    const run = runs.at(-1);
    if (run && run.last === i - 1 && gap <= GAP.hyphen) Object.assign(run, { end, last: i });
    else runs.push({ start, end, last: i });
  }
  return runs.map(({ start, end }) => clean.text.slice(start, end));
}
