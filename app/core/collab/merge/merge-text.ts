/** Three-way merge of texts, word by word. It is a conflict if both sides changed the same words. */
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
  let [oldStart, newStart] = [0, 0];
  for (const [oldEnd, newEnd] of [...commonPairs(old, now), [old.length, now.length] as const]) {
    if (oldEnd > oldStart || newEnd > newStart) {
      const words = now.slice(newStart, newEnd);
      edits.push({ from: start + oldStart, to: start + oldEnd, words });
    }
    oldStart = oldEnd + 1;
    newStart = newEnd + 1;
  }
  return edits;
}

const isSame = (a: Edit, b: Edit) =>
  a.from === b.from && a.to === b.to && a.words.join("") === b.words.join("");

/** Both change a word of the base, or insert at the same position. */
function isConflict(a: Edit, b: Edit): boolean {
  if (a.from === b.from) return true;
  return a.from < b.to && b.from < a.to;
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
  // From the last edit on, so that the ranges of earlier ones stay valid.
  const lastFirst = [...proposedEdits, ...currentEdits].sort((a, b) => b.from - a.from);
  for (const edit of lastFirst) {
    merged.splice(edit.from, edit.to - edit.from, ...edit.words);
  }
  return merged.join("");
}
