import type { Author, Suggestion, Thread } from "#app/core/collab/comments/discussion.ts";

/** The comments and suggestions of an open resume, as the editor shows them. */
export interface CommentsState {
  /** Oldest first. */
  threads: readonly Thread[];
  suggestions: readonly Suggestion[];
  /** People who can be mentioned. */
  people: readonly Author[];
  /** False until the server has sent the comments. */
  isLoaded: boolean;
  /** Comments later than this time, in epoch milliseconds, are unread. */
  seenAt: number;
}
