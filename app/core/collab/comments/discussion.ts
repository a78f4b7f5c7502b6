/** Comments and suggestions as the room stores and sends them, with their caps. */

export const DISCUSSION_CAPS = {
  threads: 200,
  /** In one thread, and in all of a resume. */
  threadComments: 100,
  comments: 1_000,
  text: 2_000,
  mentions: 10,
  /** What a thread keeps of the words it is about. */
  quote: 300,
  /** That wait for a decision; of the decided ones the newest are kept. */
  openSuggestions: 100,
  keptSuggestions: 200,
  reason: 500,
  /** A whole description, or a whole list of skills. */
  proposed: 21_000,
} as const;

/** What one person, and all guests of one link together, may say in a minute. */
export const SAYINGS_PER_MINUTE = 30;
export const LINK_SAYINGS_PER_MINUTE = 120;

export interface Author {
  userId: string;
  name: string;
}

/**
 * A field, and in a text the range it is about, as Yjs' relative positions that move with the words.
 * Both null: the field as a whole. Both empty: the words were gone when the document was rebuilt.
 */
export interface Anchor {
  field: string;
  start: string | null;
  end: string | null;
}

export interface Comment {
  id: number;
  by: Author;
  text: string;
  mentions: Author[];
  at: number;
  editedAt: number | null;
}

export interface ThreadHead {
  id: number;
  anchor: Anchor;
  /** The words it is about, as they were. */
  quote: string;
  at: number;
  resolved: { by: Author; at: number } | null;
}
export interface Thread extends ThreadHead {
  comments: Comment[];
}

export interface Suggestion {
  id: number;
  by: Author;
  anchor: Anchor;
  /** What its author saw there, and would have there instead. */
  base: string;
  proposed: string;
  at: number;
  state: "open" | "accepted" | "rejected";
  decided: { by: Author; at: number; reason: string } | null;
}

export type DiscussionEvent =
  | DiscussionNews
  /** The answer to `commentList`, in parts where it is long. */
  | {
      type: "discussion";
      threads: Thread[];
      suggestions: Suggestion[];
      /** Whom one can mention. */
      people: Author[];
      isMore: boolean;
    };
/** Told to all whom it concerns, with the `ref` of the command that brought it about. */
export type DiscussionNews =
  /** What changed of a thread: its head, comments new or edited, ids of deleted ones. */
  | { type: "commentThread"; thread: ThreadHead; comments: Comment[]; gone: number[]; ref?: string }
  | { type: "commentThreadGone"; threadId: number; ref?: string }
  | { type: "suggestion"; suggestion: Suggestion; ref?: string }
  | { type: "suggestionGone"; suggestionId: number; ref?: string };
