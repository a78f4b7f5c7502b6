/** Copies unsent comments, replies and edits of comments from the resume on this device to an account's. */
import { carryAnchor, placeOf } from "#app/core/collab/comments/anchors.ts";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import { newRequestId } from "#app/editor/sync/collaboration/comment-store.ts";
import {
  type Asked,
  draftNameOf,
  loadBegun,
  loadDraft,
  type SaidDraft,
  storeBegun,
  storeDraft,
} from "#app/editor/sync/offline/comment-drafts.ts";
import type { Room } from "#app/editor/sync/room.ts";

type DraftRoom = { resumeId: string; presence: Pick<Room["presence"], "withDocument"> };

/**
 * What the device no longer has goes from the account as well: an earlier attempt may have copied it.
 * @param threads pairs of the same thread: in the first room, and in the second
 */
export function copyCommentDrafts(
  from: DraftRoom,
  to: DraftRoom,
  threads: readonly (readonly [Thread, Thread])[],
): void {
  copyBegun(from, to);
  const copyDraft = (name: string, newName: string) =>
    storeDraft(to.resumeId, newName, loadDraft(from.resumeId, name));
  for (const [thread, copy] of threads) {
    copyDraft(`reply-${thread.id}`, `reply-${copy.id}`);
    for (const [index, { id, text }] of thread.comments.entries()) {
      const same = copy.comments[index];
      // The first one may quote its words there.
      if (same && (index === 0 || same.text === text)) copyDraft(`edit-${id}`, `edit-${same.id}`);
    }
  }
}

/** Forms in which nothing is written stay behind. */
function copyBegun(from: DraftRoom, to: DraftRoom): void {
  const { items, current } = loadBegun(from.resumeId);
  const copies = new Map<string, { asked: Asked; draft: SaidDraft }>();
  let open: string | null = null;
  for (const asked of items) {
    const draft = loadDraft(from.resumeId, draftNameOf(asked));
    if (!draft) continue;
    const copy = { ...asked, anchor: newAnchor(from, to, asked) };
    const name = draftNameOf(copy);
    const other = copies.get(name)?.draft;
    copies.set(name, { asked: copy, draft: other ? joined(other, draft) : draft });
    if (draftNameOf(asked) === current) open = name;
  }
  for (const asked of loadBegun(to.resumeId).items) {
    storeDraft(to.resumeId, draftNameOf(asked), null);
  }
  for (const [name, { draft }] of copies) storeDraft(to.resumeId, name, draft);
  storeBegun(to.resumeId, { items: [...copies.values()].map(({ asked }) => asked), current: open });
}

/**
 * Anchors point at characters of one document, so they are made anew in the other. The anchor of words that are gone
 * stays as it is: it resolves to nothing there either, and each such draft keeps a name of its own.
 */
const newAnchor = (from: DraftRoom, to: DraftRoom, { anchor }: Asked) =>
  from.presence.withDocument((old) =>
    placeOf(old, anchor).kind === "gone"
      ? anchor
      : to.presence.withDocument((fresh) => carryAnchor(old, fresh, anchor)),
  );

/** Of two ranges that have become the same one. */
const joined = (one: SaidDraft, other: SaidDraft): SaidDraft => ({
  text: `${one.text}\n${other.text}`,
  mentions: [...one.mentions, ...other.mentions],
  ref: newRequestId(),
});
