/** Merges what was typed into a field with remote edits of the same text. */
import { type Splice, spliceOf } from "#app/core/collab/merge/text-splice.ts";

/**
 * A three-way merge: `base` became `typed` in the field and `current` in the document. Both changes
 * are kept. If they overlap, both insertions are kept, but nothing that was deleted in the field is
 * deleted, because part of it is no longer in the document.
 * @param caret the selection's start in `typed`; in "aa" it tells which of the two was typed
 */
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
  const local = spliceOf(base, typed, caret);
  const remote = spliceOf(base, current);
  if (!remote) return typed;
  if (!local) return current;
  const { index, remove, insert } = rebase(local, remote);
  return current.slice(0, index) + insert + current.slice(index + remove);
}

/**
 * The local splice as it applies after the remote one. If they overlap, it only inserts its text, right after the remote
 * one.
 */
function rebase(local: Splice, remote: Splice): Splice {
  if (remote.index + remote.remove <= local.index) {
    return { ...local, index: local.index + remote.insert.length - remote.remove };
  }
  if (local.index + local.remove <= remote.index) return local;
  return { index: remote.index + remote.insert.length, remove: 0, insert: local.insert };
}
