/**
 * Comments and suggestions (proposed changes of one field) as the room stores and sends them, with their caps. Times
 * (`at`, `editedAt`) are milliseconds since 1970.
 */

/** Counts per resume, and lengths of texts in UTF-16 units. */
export const DISCUSSION_CAPS = {
  threads: 200,
  /** `threadComments`: in one thread; `comments`: in all threads of a resume. */
  threadComments: 100,
  comments: 1_000,
  text: 2_000,
  mentions: 10,
  /** Longest quote of the commented words that a thread stores. */
  quote: 300,
  /** Undecided suggestions. Of the decided ones, only the newest `keptSuggestions` are kept. */
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
 * A field (`experience.<entry id>.description`), and the range in it: in a text, Yjs relative positions, which move
 * with the words; in a list, the ids of the first and last item. Both null: the whole field. Both empty: the words were
 * gone when the document was rebuilt.
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

/** A thread without its comments. */
export interface ThreadHead {
  id: number;
  anchor: Anchor;
  /** The words it is about, as they were when the thread was created. */
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
      /** People who can be mentioned. */
      people: Author[];
      isMore: boolean;
    };
/** Broadcast to everyone who may see it, with the `ref` of the command that caused it. */
export type CommentBroadcast =
  /** A changed thread, its new or edited comments, and in `gone` the ids of deleted ones. */
  | { type: "commentThread"; thread: ThreadHead; comments: Comment[]; gone: number[]; ref?: string }
  | { type: "commentThreadGone"; threadId: number; ref?: string }
  | { type: "suggestion"; suggestion: Suggestion; ref?: string }
  | { type: "suggestionGone"; suggestionId: number; ref?: string };
