/** What may be said by its name: an everyday word in small letters grants none ("had to go" is no Go). */
import { findTerms, type Hit } from "#app/core/ats/find-terms.ts";
import type { AtsModel } from "#app/core/ats/model.ts";
import { GAP, readTokens, type Token } from "#app/core/ats/tokens.ts";

export interface KnownNames {
  /** All words, folded and stemmed. */
  words: Set<string>;
  /** Those of them that may be written with a capital. */
  names: Set<string>;
  /** Terms of the score's dictionary. */
  terms: Set<object>;
}

export interface Told {
  /** What people write in sentences. */
  lines: readonly string[];
  /** Companies, titles, skills: every word of them is a name. */
  headings: readonly string[];
}

export function knownNames({ lines, headings }: Told, model: AtsModel): KnownNames {
  const known = { words: new Set<string>(), names: new Set<string>(), terms: new Set<object>() };
  for (const heading of headings) addTo(known, heading, true, model);
  for (const line of lines.flatMap((text) => text.split("\n"))) addTo(known, line, false, model);
  return known;
}

function addTo(known: KnownNames, text: string, isHeading: boolean, model: AtsModel): void {
  const read = readTokens(text, model.lexicon);
  const { tokens } = read;
  for (const [i, token] of tokens.entries()) {
    const { low, word } = token;
    known.words.add(word.fold).add(word.stem);
    if (isHeading || isNameIn(token)) known.names.add(word.fold).add(word.stem);
    // 8 GB and 8GB.
    const next = tokens[i + 1];
    if (next && /^\d+$/.test(low) && next.gap <= GAP.hyphen) known.words.add(low + next.low);
    const [, unit] = /^\d+(\p{L}+)$/u.exec(low) ?? [];
    if (unit) known.names.add(unit);
  }
  for (const [, month] of text.matchAll(MONTH)) known.names.add(MONTHS[Number(month) - 1] ?? "");
  for (const hit of findTerms(read, model.dictionary)) {
    if (isHeading || isMeant(hit, tokens)) known.terms.add(hit.form.term);
  }
}

const MONTH = /(?<![\d./])(0?[1-9]|1[0-2])[/.](?=(?:19|20)\d\d(?!\d))/g;
const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Places, what is named after them, times: these have a capital however people write them. */
const SPELT_WITH_CAPITAL = new Set([2, 66, 16, 29]);

const isEveryday = ({ word, low }: Token) =>
  word.isFunction ||
  (low.length < 3 && word.starts?.only !== undefined) ||
  (word.sense !== 0 && !SPELT_WITH_CAPITAL.has(word.sense));

/** A first word has a capital whatever it is. */
const isCapital = ({ raw, low, gap }: Token) =>
  raw !== low && (gap < GAP.sentence || isShouted(raw));
const isShouted = (raw: string) => raw.length > 1 && raw === raw.toUpperCase();

const isNameIn = (token: Token) => isCapital(token) || !isEveryday(token);

/** Nobody's resume means the snake or the island. */
export const ONLY_SOFTWARE = new Set(["python", "java"]);
const BEFORE = new Set(["in", "using", "with", "via", "and", "or"]);

function isMeant({ from, to, form }: Hit, tokens: readonly Token[]): boolean {
  const token = tokens[from] as Token;
  if (to - from > 1 || !isEveryday(token) || isCapital(token) || ONLY_SOFTWARE.has(token.fold))
    return true;
  const [before, after] = [tokens[from - 1], tokens[to]];
  return (
    token.gap < GAP.sentence &&
    (token.gap >= GAP.list || (before !== undefined && BEFORE.has(before.low))) &&
    // Rust, unlike Go, is seldom another word there.
    (!form.needsContext ||
      after === undefined ||
      after.gap >= GAP.list ||
      after.low === "and" ||
      after.low === "or")
  );
}

/** Whether the texts have this word, and with a capital where it is written with one that is not due. */
export const isSaid = (token: Token, { words, names }: KnownNames, isFirst: boolean) => {
  const { raw, low, word } = token;
  const said = raw === low || isFirst || /^\d/.test(raw) ? words : names;
  if (said.has(word.fold) || said.has(word.stem) || (raw === low && word.isFunction)) return true;
  // The plural of API.
  return /^\p{Lu}{2,}s$/u.test(raw) && said.has(low.slice(0, -1));
};
