/** Copies unsent comments, replies and edits of comments from the resume on this device to an account's. */
import { locateAnchor, transferAnchor } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { newRequestId } from "#app/editor/sync/collaboration/comment-store.ts";
import {
  type CommentDraft,
  type DraftTarget,
  draftNameOf,
  loadDraft,
  loadDraftTargets,
  storeDraft,
  storeDraftTargets,
} from "#app/editor/sync/offline/comment-drafts.ts";
import type { Room } from "#app/editor/sync/room.ts";

type DraftRoom = { resumeId: string; presence: Pick<Room["presence"], "withDocument"> };

/**
 * Also removes drafts from the account that the device no longer has: an earlier attempt may have
 * copied them.
 * @param threads pairs of the same thread: in the first room, and in the second
 */
export function copyCommentDrafts(
  from: DraftRoom,
  to: DraftRoom,
  threads: readonly (readonly [Thread, Thread])[],
): void {
  copyDraftTargets(from, to);
  const copyDraft = (name: string, newName: string) =>
    storeDraft(to.resumeId, newName, loadDraft(from.resumeId, name));
  for (const [thread, copy] of threads) {
    copyDraft(`reply-${thread.id}`, `reply-${copy.id}`);
    for (const [index, { id, text }] of thread.comments.entries()) {
      const same = copy.comments[index];
      // The first comment's text may differ: the copy may quote the words that it is about.
      if (same && (index === 0 || same.text === text)) copyDraft(`edit-${id}`, `edit-${same.id}`);
    }
  }
}

/** Copies unsent comments and suggestions, but not forms in which nothing is written. */
function copyDraftTargets(from: DraftRoom, to: DraftRoom): void {
  const { items, current } = loadDraftTargets(from.resumeId);
  const copies = new Map<string, { draftTarget: DraftTarget; draft: CommentDraft }>();
  let open: string | null = null;
  for (const draftTarget of items) {
    const draft = loadDraft(from.resumeId, draftNameOf(draftTarget));
    if (!draft) continue;
    const copy = { ...draftTarget, anchor: newAnchor(from, to, draftTarget) };
    const name = draftNameOf(copy);
    const earlier = copies.get(name)?.draft;
    copies.set(name, { draftTarget: copy, draft: earlier ? joinDrafts(earlier, draft) : draft });
    if (draftNameOf(draftTarget) === current) open = name;
  }
  for (const draftTarget of loadDraftTargets(to.resumeId).items) {
    storeDraft(to.resumeId, draftNameOf(draftTarget), null);
  }
  for (const [name, { draft }] of copies) storeDraft(to.resumeId, name, draft);
  storeDraftTargets(to.resumeId, {
    items: [...copies.values()].map(({ draftTarget }) => draftTarget),
    current: open,
  });
}

/**
 * Anchors point at characters of one document, so they are created anew for the other. The anchor
 * of deleted words stays as it is: it points to nothing there either, and each such draft keeps a
 * separate name.
 */
const newAnchor = (from: DraftRoom, to: DraftRoom, { anchor }: DraftTarget) =>
  from.presence.withDocument((old) =>
    locateAnchor(old, anchor).kind === "gone"
      ? anchor
      : to.presence.withDocument((fresh) => transferAnchor(old, fresh, anchor)),
  );

/**
 * Joins the drafts of two ranges that became the same range. `ref` is the id of the command that will send the draft:
 * the server executes a command with a known id only once. The joined text is another command, so it gets a new id.
 */
const joinDrafts = (a: CommentDraft, b: CommentDraft): CommentDraft => ({
  text: `${a.text}\n${b.text}`,
  mentions: [...a.mentions, ...b.mentions],
  ref: newRequestId(),
});
