/**
 * Completes names of skills that share their last words ("head") with the next name: `emergency or
 * intensive care` means emergency care as well.
 */
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";
import { GAP } from "#app/core/ats/words/tokens.ts";

/** @returns the names; a completed one replaces the name that its first word alone would be */
export function withSharedHeads(tokens: Token[], names: Hit[]): Hit[] {
  const completed = names.flatMap((name) => completeBefore(tokens, name) ?? []);
  if (completed.length === 0) return names;
  const isReplaced = ({ from }: Hit) => completed.some((each) => each.from === from);
  return [...names.filter((name) => !isReplaced(name)), ...completed].sort(
    (a, b) => a.from - b.from,
  );
}

/**
 * The name of which only the first word is written, before the `and` or `or` in front of this name: `emergency care`
 * before `or intensive care`. Null if the dictionary has no such name.
 */
function completeBefore(tokens: Token[], { from, to }: Hit): Hit | null {
  const [first, conjunction] = [tokens[from - 2], tokens[from - 1]];
  if (to - from < 2 || !first || !conjunction || !/^(?:and|or)$/.test(conjunction.low)) return null;
  // Only spaces or hyphens around the conjunction: after a comma, the word before it is a name of its own.
  if (conjunction.gap > GAP.hyphen || (tokens[from] as Token).gap > GAP.hyphen) return null;
  // The word before the conjunction, and all words of this name but its first.
  const words = [first, ...tokens.slice(from + 1, to)].map(({ fold }) => fold);
  const form = first.word.formsByStart?.longer
    .get(words[1] as string)
    ?.find((each) => each.words.join(" ") === words.join(" "));
  return form
    ? {
        from: from - 2,
        to: from - 1,
        form,
        isInsideLongerHit: false,
        isFoundByCapital: false,
        isCut: true,
      }
    : null;
}
