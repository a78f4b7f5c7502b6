/**
 * Mentions in a comment: the name being typed after `@`, the people who match it, and those
 * mentioned in a text.
 */
import type { Author } from "#app/core/collab/comments/discussion.ts";
import { splitMentions } from "#app/core/collab/comments/mention-parts.ts";

const MAX_SUGGESTIONS = 6;

/** The name being typed at the caret and the index of its `@`; null if there is none. */
export function mentionAtCaret(text: string, caret: number): { at: number; query: string } | null {
  // Two words at most: otherwise every earlier `@` of the sentence would match.
  // "Ask @anna le": after an `@` that begins a word, up to two words of up to 40 characters, up to the caret.
  const match = /(?:^|[\s(])@([^\s@]{0,40}(?: [^\s@]{0,40})?)$/.exec(text.slice(0, caret));
  const query = match?.[1];
  return query === undefined ? null : { at: caret - query.length - 1, query };
}

/** People whose name, or a word of it, begins with the query. */
export function matchingPeople(people: readonly Author[], query: string): Author[] {
  const lowerQuery = query.toLocaleLowerCase();
  const isMatch = ({ name }: Author) => {
    const lower = name.toLocaleLowerCase();
    // A complete name needs no suggestion.
    if (lower === lowerQuery.trimEnd()) return false;
    return (
      lower.startsWith(lowerQuery) || lower.split(/\s+/).some((word) => word.startsWith(lowerQuery))
    );
  };
  return people.filter(isMatch).slice(0, MAX_SUGGESTIONS);
}

/**
 * People mentioned in the text: the longest matching name wins; of two with the same name, a chosen
 * one.
 */
export function mentionsIn(
  text: string,
  people: readonly Author[],
  chosen: readonly Author[],
): Author[] {
  const byName = new Map([...people, ...chosen].map((person) => [person.name, person]));
  const named = new Set(splitMentions(text, [...byName.values()]).map(({ mention }) => mention));
  return [...byName.values()].filter((person) => named.has(person));
}
