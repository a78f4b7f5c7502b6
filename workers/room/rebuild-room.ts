/**
 * Rebuilds a room's document from its content while the room is empty, when the history of edits that Yjs keeps has
 * outgrown the content.
 */
import { transferAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Anchor } from "#app/core/collab/comments/discussion.ts";
import { mayRebuild, rebuildDocument } from "#app/core/collab/document/rebuild-document.ts";
import type { AssembledRoom } from "./assemble-room.ts";

/**
 * Returns true if it was rebuilt; the room in memory then still has the old document. A document
 * whose items are out of order is rebuilt even while people are connected: their copies can't be
 * synced.
 */
export function rebuildIfDue({
  room,
  storage,
  document,
  comments,
  suggestions,
}: AssembledRoom): boolean {
  // Nothing pending of the old document may be written or broadcast afterwards.
  room.flush();
  const idleMs = Date.now() - storage.updatedAt();
  const isCostly = document.isOutOfOrder() || document.isCostly();
  if (storage.updatedAt() === 0) return false;
  if (!isCostly && !mayRebuild({ bytes: storage.bytes(), idleMs })) return false;
  const fresh = rebuildDocument(document.doc(), storage.newServerClient(), isCostly);
  if (!fresh) return false;
  const move = (anchor: Anchor) => transferAnchor(document.doc(), fresh, anchor);
  storage.replace(fresh, () => {
    comments.moveAnchors(move);
    suggestions.moveAnchors(move);
  });
  fresh.destroy();
  return true;
}
