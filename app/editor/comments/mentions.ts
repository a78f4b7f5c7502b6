/** Mentions in a comment: what is being asked for at the caret, who fits it, and where the names are. */
import type { Author } from "#app/core/collab/comments/discussion.ts";
import { partsOf } from "#app/core/collab/comments/mention-parts.ts";

const MOST_OFFERED = 6;

/** The name begun at the caret, and where its `@` is; null where none is. */
export function begunMention(text: string, caret: number): { at: number; begun: string } | null {
  // Two words at most: a longer look back would find every `@` of the sentence.
  const found = /(?:^|[\s(])@([^\s@]{0,40}(?: [^\s@]{0,40})?)$/.exec(text.slice(0, caret));
  const begun = found?.[1];
  return begun === undefined ? null : { at: caret - begun.length - 1, begun };
}

/** People with a name, or a word of it, that begins so. */
export function fittingPeople(people: readonly Author[], begun: string): Author[] {
  const wanted = begun.toLocaleLowerCase();
  const fits = ({ name }: Author) => {
    const lower = name.toLocaleLowerCase();
    // A whole name needs no offer.
    if (lower === wanted.trimEnd()) return false;
    return lower.startsWith(wanted) || lower.split(/\s+/).some((word) => word.startsWith(wanted));
  };
  return people.filter(fits).slice(0, MOST_OFFERED);
}

/** Those named in the text, the longest name where one begins like another; of two with one name the chosen. */
export function mentionsIn(
  text: string,
  people: readonly Author[],
  chosen: readonly Author[],
): Author[] {
  const byName = new Map([...people, ...chosen].map((one) => [one.name, one]));
  const named = new Set(partsOf(text, [...byName.values()]).map(({ mention }) => mention));
  return [...byName.values()].filter((one) => named.has(one));
}
