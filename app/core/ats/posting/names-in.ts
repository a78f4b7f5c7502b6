/**
 * Looks up the names of known skills and tools within a token range, without scanning all of the
 * text's names.
 */
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";

/** Finds the names that overlap a token range, in order. */
export type NamesIn = (range: TokenRange) => Hit[];

/** @param names no two of which begin at one token */
export function nameFinder(names: Hit[]): NamesIn {
  const starting = new Map(names.map((name) => [name.from, name]));
  const longest = names.reduce((max, { from, to }) => Math.max(max, to - from), 0);
  return ({ from, to }) => {
    const overlapping: Hit[] = [];
    for (let at = from + 1 - longest; at < to; at++) {
      const name = starting.get(at);
      if (name && name.to > from) overlapping.push(name);
    }
    return overlapping;
  };
}
