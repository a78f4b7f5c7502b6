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

/** The name before `and` or `or` that ends like this name; null if the dictionary has none. */
function completeBefore(tokens: Token[], { from, to }: Hit): Hit | null {
  const [first, joint] = [tokens[from - 2], tokens[from - 1]];
  if (to - from < 2 || !first || !joint || !/^(?:and|or)$/.test(joint.low)) return null;
  if (joint.gap > GAP.hyphen || (tokens[from] as Token).gap > GAP.hyphen) return null;
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
