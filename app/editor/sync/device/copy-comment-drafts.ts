/** Copies unsent comments, replies and edits of comments from the resume on this device to an account's. */
import { carryAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import {
  type Asked,
  draftNameOf,
  loadBegun,
  loadDraft,
  storeBegun,
  storeDraft,
} from "#app/editor/sync/offline/comment-drafts.ts";
import type { Room } from "#app/editor/sync/room.ts";

/** @param threads pairs of the same thread: in the first room, and in the second */
export function copyCommentDrafts(
  { room: from }: { room: Room },
  to: Room,
  threads: [Thread, Thread][],
): void {
  const copyDraft = (name: string, newName: string) => {
    const draft = loadDraft(from.resumeId, name);
    if (draft) storeDraft(to.resumeId, newName, draft);
  };
  const { items, current } = loadBegun(from.resumeId);
  // Anchors point at characters of one document, so they are made anew in the other.
  const carry = (asked: Asked): Asked => ({
    ...asked,
    anchor: from.presence.withDocument((old) =>
      to.presence.withDocument((fresh) => carryAnchor(old, fresh, asked.anchor)),
    ),
  });
  const carried = items.map((asked) => [asked, carry(asked)] as const);
  for (const [asked, copy] of carried) copyDraft(draftNameOf(asked), draftNameOf(copy));
  const open = carried.find(([asked]) => draftNameOf(asked) === current)?.[1];
  if (carried.length > 0)
    storeBegun(to.resumeId, {
      items: carried.map(([, copy]) => copy),
      current: open ? draftNameOf(open) : null,
    });
  for (const [thread, copy] of threads) {
    copyDraft(`reply-${thread.id}`, `reply-${copy.id}`);
    for (const [index, { id }] of thread.comments.entries()) {
      const same = copy.comments[index];
      if (same) copyDraft(`edit-${id}`, `edit-${same.id}`);
    }
  }
}
