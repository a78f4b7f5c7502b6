/** Comments and suggestions as the room stores and sends them, with their caps. */

export const DISCUSSION_CAPS = {
  threads: 200,
  /** In one thread, and in all of a resume. */
  threadComments: 100,
  comments: 1_000,
  text: 2_000,
  mentions: 10,
  /** Length of the quoted words that a thread stores. */
  quote: 300,
  /** Undecided ones; of the decided ones, the newest are kept. */
  openSuggestions: 100,
  keptSuggestions: 200,
  reason: 500,
  /** A whole description, or a whole list of skills. */
  proposed: 21_000,
} as const;

/** Rate limits of commands: for one person, and for all guests of one link together. */
export const COMMANDS_PER_MINUTE = 30;
export const LINK_COMMANDS_PER_MINUTE = 120;

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
  /** The text that its author saw, and the proposed one. */
  base: string;
  proposed: string;
  at: number;
  state: "open" | "accepted" | "rejected";
  decided: { by: Author; at: number; reason: string } | null;
}

export type DiscussionEvent =
  | CommentBroadcast
  /** The answer to `commentList`, in parts where it is long. */
  | {
      type: "discussion";
      threads: Thread[];
      suggestions: Suggestion[];
      /** Whom one can mention. */
      people: Author[];
      isMore: boolean;
    };
/** Broadcast to everyone who may see it, with the `ref` of the command that caused it. */
export type CommentBroadcast =
  /** What changed of a thread: its head, comments new or edited, ids of deleted ones. */
  | { type: "commentThread"; thread: ThreadHead; comments: Comment[]; gone: number[]; ref?: string }
  | { type: "commentThreadGone"; threadId: number; ref?: string }
  | { type: "suggestion"; suggestion: Suggestion; ref?: string }
  | { type: "suggestionGone"; suggestionId: number; ref?: string };
