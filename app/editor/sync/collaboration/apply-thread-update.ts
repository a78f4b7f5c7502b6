/** Applies a server broadcast about one comment thread to the list of threads. */
import type { CommentBroadcast, Thread } from "#app/core/collab/comments/discussion.ts";

/**
 * Returns the threads with one added or changed. `comments` are its new and edited comments, `gone` the ids of its
 * deleted ones; its other comments are kept.
 */
export function applyThreadUpdate(
  threads: readonly Thread[],
  { thread, comments, gone }: Extract<CommentBroadcast, { type: "commentThread" }>,
): Thread[] {
  const existing = threads.find(({ id }) => id === thread.id)?.comments ?? [];
  const changed = new Set([...gone, ...comments.map(({ id }) => id)]);
  const unchanged = existing.filter(({ id }) => !changed.has(id));
  const next = [...unchanged, ...comments].sort((a, b) => a.id - b.id);
  return upsert(threads, { ...thread, comments: next });
}

/** Replaces the item with that id, or adds it at the end. */
export function upsert<T extends { id: number }>(items: readonly T[], item: T): T[] {
  const index = items.findIndex(({ id }) => id === item.id);
  return index === -1 ? [...items, item] : items.with(index, item);
}
