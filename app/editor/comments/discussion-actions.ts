import type { Anchor } from "#app/core/collab/comments/discussion.ts";
import type { Asked } from "#app/editor/sync/offline/comment-drafts.ts";

export interface DiscussionActions {
  /** Begins a comment or suggestion, or goes on with one. */
  begin(asked: Asked): void;
  /** It was sent or discarded. */
  end(asked: Asked): void;
  /** Leads to a discussion's words. */
  show(anchor: Anchor, threadId?: number): void;
  close(): void;
}
