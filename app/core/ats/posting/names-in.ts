/** Which names stand in a stretch of a text, found without looking at all of them. */
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { Phrase } from "#app/core/ats/words/phrase.ts";

/** Names that a range of tokens touches, in their order. */
export type NamesIn = (range: Phrase) => Hit[];

/** @param names no two of which begin at one token */
export function nameFinder(names: Hit[]): NamesIn {
  const starting = new Map(names.map((name) => [name.from, name]));
  const longest = names.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  return ({ from, to }) => {
    const met: Hit[] = [];
    for (let at = from + 1 - longest; at < to; at++) {
      const name = starting.get(at);
      if (name && name.to > from) met.push(name);
    }
    return met;
  };
}
