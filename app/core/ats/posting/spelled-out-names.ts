/**
 * Finds names that a posting spells out before their abbreviation: `Structured English Immersion (SEI)`.
 * Names of the dictionary that are only a word of them, such as English, are not meant.
 */
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";

/** A name of the dictionary with less than this share of the words is another thing. */
const MIN_SHARE = 0.5;

/** The ranges of such names, without the abbreviations. */
export function spelledOutNames(tokens: Token[]): TokenRange[] {
  return tokens.flatMap(({ isAfterOpenBracket, raw }, at) => {
    // A shorter abbreviation may have its letters by chance.
    const letters = /^(\p{Lu}{3,6})s?$/u.exec(raw)?.[1]?.toLowerCase();
    if (!isAfterOpenBracket || !letters) return [];
    const from = at - letters.length;
    const isSpelledOut = [...letters].every((letter, k) => {
      const word = tokens[from + k];
      const isJoined = k === 0 || (word?.gap ?? GAP.line) <= GAP.hyphen;
      return isJoined && word?.low[0] === letter && /^\p{Lu}/u.test(word.raw);
    });
    return isSpelledOut ? [{ from, to: at }] : [];
  });
}

/** Whether a name of the dictionary is only a word of one of these names. */
export const isWordOfName = ({ from, to }: Hit, names: TokenRange[]): boolean =>
  names.some(
    (name) => name.from <= from && to <= name.to && to - from < MIN_SHARE * (name.to - name.from),
  );

/** The pieces, with these names as a whole in place of parts of them. */
export function withWholeNames(pieces: TokenRange[], names: TokenRange[]): TokenRange[] {
  const whole = pieces.map((piece) => {
    const name = names.find(({ from, to }) => from <= piece.from && piece.to <= to);
    return name ?? piece;
  });
  return whole.filter((piece, at) => whole.indexOf(piece) === at);
}
