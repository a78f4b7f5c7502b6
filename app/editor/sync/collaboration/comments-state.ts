import type { Author, Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";

export interface DiscussionView {
  /** The eldest first. */
  threads: readonly Thread[];
  suggestions: readonly Suggestion[];
  /** Whom one can mention. */
  people: readonly Author[];
  /** False until the room has told them. */
  isLoaded: boolean;
  /** What was said after this moment has not been looked at here. */
  seenAt: number;
}
