/** Brings together what was typed into a field and what others wrote to its text in the meantime. */
import { type Splice, spliceOf } from "#app/core/collab/merge/text-splice.ts";

/** `base` became `typed` here and `current` elsewhere; both changes survive. */
export function mergeTyped({
  base,
  typed,
  current,
  caret,
}: {
  base: string;
  typed: string;
  current: string;
  caret?: number;
}): string {
  const mine = spliceOf(base, typed, caret);
  const theirs = spliceOf(base, current);
  if (!theirs) return typed;
  if (!mine) return current;
  const { index, remove, insert } = shift(mine, theirs);
  return current.slice(0, index) + insert + current.slice(index + remove);
}

/** Where mine applies once theirs has been applied; where both touched the same words, both are kept. */
function shift(mine: Splice, theirs: Splice): Splice {
  if (theirs.index + theirs.remove <= mine.index) {
    return { ...mine, index: mine.index + theirs.insert.length - theirs.remove };
  }
  if (mine.index + mine.remove <= theirs.index) return mine;
  return { index: theirs.index + theirs.insert.length, remove: 0, insert: mine.insert };
}
