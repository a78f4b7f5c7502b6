import type { Anchor } from "#app/core/collab/comments/discussion.ts";
import type { Asked } from "./use-kept.ts";

export interface DiscussionActions {
  /** Begins a comment or suggestion; null ends it. */
  ask(asked: Asked | null): void;
  /** Leads to a discussion's words. */
  show(anchor: Anchor, threadId?: number): void;
  close(): void;
}
