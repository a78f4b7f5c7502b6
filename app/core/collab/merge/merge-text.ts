/** Three-way merge of texts by words; a conflict is where both sides changed the same words. */
import { commonPairs } from "./common-pairs.ts";

interface Edit {
  /** Range of the base's words; `to` is exclusive. */
  from: number;
  to: number;
  words: string[];
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** The edits from base to next, in as few runs of words as possible. */
function editsOf(base: readonly string[], next: readonly string[]): Edit[] {
  let start = 0;
  while (start < base.length && start < next.length && base[start] === next[start]) start++;
  let end = 0;
  const maxEnd = Math.min(base.length, next.length) - start;
  while (end < maxEnd && base.at(-1 - end) === next.at(-1 - end)) end++;
  const [old, now] = [base.slice(start, base.length - end), next.slice(start, next.length - end)];
  const edits: Edit[] = [];
  let [oldAt, newAt] = [0, 0];
  for (const [oldEnd, newEnd] of [...commonPairs(old, now), [old.length, now.length] as const]) {
    if (oldEnd > oldAt || newEnd > newAt) {
      const words = now.slice(newAt, newEnd);
      edits.push({ from: start + oldAt, to: start + oldEnd, words });
    }
    oldAt = oldEnd + 1;
    newAt = newEnd + 1;
  }
  return edits;
}

const isSame = (one: Edit, other: Edit) =>
  one.from === other.from && one.to === other.to && one.words.join("") === other.words.join("");

/** Both change a word of the base, or insert at the same position. */
function isConflict(one: Edit, other: Edit): boolean {
  if (one.from === other.from) return true;
  return one.from < other.to && other.from < one.to;
}

/** Applies the change from `base` to `proposed` to `current`; null on a conflict. */
export function mergeText(base: string, current: string, proposed: string): string | null {
  if (current === base || current === proposed) return proposed;
  const words = wordsOf(base);
  const currentEdits = editsOf(words, wordsOf(current));
  const proposedEdits = editsOf(words, wordsOf(proposed)).filter(
    (edit) => !currentEdits.some((other) => isSame(edit, other)),
  );
  if (proposedEdits.some((edit) => currentEdits.some((other) => isConflict(edit, other))))
    return null;
  const merged = [...words];
  for (const edit of [...proposedEdits, ...currentEdits].sort(
    (one, other) => other.from - one.from,
  )) {
    merged.splice(edit.from, edit.to - edit.from, ...edit.words);
  }
  return merged.join("");
}
