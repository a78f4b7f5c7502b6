/** What the comments panel and its parts can do to the editor around them. */
import type { Anchor } from "#app/core/collab/comments/discussion.ts";
import type { DraftTarget } from "#app/editor/sync/offline/comment-drafts.ts";

export interface DiscussionActions {
  /** Opens the form of a new or unsent comment or suggestion. */
  openDraft(draftTarget: DraftTarget): void;
  /** Removes a draft that was sent or discarded. */
  removeDraft(draftTarget: DraftTarget): void;
  /** Shows the words that a thread or suggestion is about. */
  show(anchor: Anchor, threadId?: number): void;
  close(): void;
}
