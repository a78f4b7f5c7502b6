/**
 * Runs comment commands: checks who may do what to a thread, changes the store, and returns the event to broadcast.
 * Texts in `error` are shown to the person.
 */

import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { DocumentGuard } from "#app/core/collab/room/document-guard.ts";
import { resolveAnchor } from "./anchors.ts";
import {
  type Anchor,
  type Author,
  DISCUSSION_CAPS as CAPS,
  type Comment,
  type CommentBroadcast,
  type Thread,
  type ThreadHead,
} from "./discussion.ts";
import type { CommentCommand } from "./discussion-commands.ts";

export interface CommentStore {
  list(): Thread[];
  thread(id: number): Thread | null;
  threadOf(commentId: number): Thread | null;
  /** The thread that has a comment of this person with this `ref`, the client's id for one command; else null. */
  findRef(userId: string, ref: string): Thread | null;
  count(): { threads: number; comments: number };
  addThread(thread: { anchor: Anchor; quote: string; at: number }): number;
  addComment(
    threadId: number,
    comment: Pick<Comment, "by" | "text" | "mentions" | "at"> & { ref: string | null },
  ): Comment;
  editComment(id: number, change: { text: string; mentions: Author[]; at: number }): void;
  removeComment(id: number): void;
  removeThread(id: number): void;
  resolve(threadId: number, resolved: ThreadHead["resolved"]): void;
  /** Replaces every thread's anchor, after the document was rebuilt. */
  moveAnchors(move: (anchor: Anchor) => Anchor): void;
}

interface Ports {
  store: CommentStore;
  document: Pick<DocumentGuard, "doc">;
  /** The people among these ids whom this person may mention. */
  findMentionable(userIds: readonly string[], to: Person): Author[];
  now(): number;
}
/** The event to broadcast, or the reason why nothing was changed. */
export type CommandOutcome = { event: CommentBroadcast } | { error: string };
type WriteCommand = Exclude<CommentCommand, { type: "commentList" }>;
type TextCommand = Extract<WriteCommand, { text: string }>;

const GONE = "That discussion is no longer there";
const NOT_YOURS = "Only its author can do that";
const limitMessage = (cap: number, what: string) =>
  `A resume is limited to ${cap.toLocaleString("en")} ${what}. Delete one that is settled.`;

export function createCommentHandler({ store, document, findMentionable, now }: Ports) {
  const threadChanged = (
    { comments: _comments, ...thread }: Thread,
    { comments = [], gone = [] }: { comments?: Comment[]; gone?: number[] } = {},
  ): CommandOutcome => ({ event: { type: "commentThread", thread, comments, gone } });
  const wholeThread = (thread: Thread) => threadChanged(thread, { comments: thread.comments });
  const reload = (id: number) => store.thread(id) as Thread;

  function write(threadId: number, command: TextCommand, by: Person): Comment {
    return store.addComment(threadId, {
      by: { userId: by.userId, name: by.name },
      text: command.text,
      mentions: findMentionable(command.mentions, by),
      at: now(),
      ref: command.ref ?? null,
    });
  }

  function add(command: Extract<WriteCommand, { type: "commentAdd" }>, by: Person): CommandOutcome {
    const { threads, comments } = store.count();
    if (threads >= CAPS.threads) return { error: limitMessage(CAPS.threads, "discussions") };
    if (comments >= CAPS.comments) return { error: limitMessage(CAPS.comments, "comments") };
    const target = resolveAnchor(document.doc(), command.anchor);
    if (!target) return { error: "The words you comment on are no longer there" };
    const quote = target.text.slice(0, CAPS.quote);
    const id = store.addThread({ anchor: target.anchor, quote, at: now() });
    write(id, command, by);
    return wholeThread(reload(id));
  }

  function reply(
    command: Extract<WriteCommand, { type: "commentReply" }>,
    by: Person,
  ): CommandOutcome {
    const thread = store.thread(command.threadId);
    if (!thread) return { error: GONE };
    if (thread.comments.length >= CAPS.threadComments) {
      return { error: `A discussion is limited to ${CAPS.threadComments} comments` };
    }
    if (store.count().comments >= CAPS.comments)
      return { error: limitMessage(CAPS.comments, "comments") };
    // A reply reopens the thread.
    if (thread.resolved) store.resolve(thread.id, null);
    const comment = write(thread.id, command, by);
    return threadChanged(reload(thread.id), { comments: [comment] });
  }

  function edit(
    command: Extract<WriteCommand, { type: "commentEdit" }>,
    by: Person,
  ): CommandOutcome {
    const { commentId, text } = command;
    const thread = store.threadOf(commentId);
    const comment = thread?.comments.find(({ id }) => id === commentId);
    if (!thread || !comment) return { error: GONE };
    if (comment.by.userId !== by.userId) return { error: NOT_YOURS };
    const mentions = findMentionable(command.mentions, by);
    store.editComment(commentId, { text, mentions, at: now() });
    const edited = reload(thread.id).comments.filter(({ id }) => id === commentId);
    return threadChanged(thread, { comments: edited });
  }

  function remove(
    command: Extract<WriteCommand, { type: "commentDelete" }>,
    by: Person,
  ): CommandOutcome {
    const { threadId, commentId } = command;
    const thread = store.thread(threadId);
    if (!thread) return { error: GONE };
    const removed = thread.comments.filter(({ id }) => commentId === undefined || id === commentId);
    if (removed.length === 0) return { error: GONE };
    const hasOthersComments = removed.some((comment) => comment.by.userId !== by.userId);
    if (hasOthersComments && by.role !== "owner") return { error: NOT_YOURS };
    if (removed.length === thread.comments.length) {
      store.removeThread(threadId);
      return { event: { type: "commentThreadGone", threadId } };
    }
    for (const { id } of removed) store.removeComment(id);
    return threadChanged(thread, { gone: removed.map(({ id }) => id) });
  }

  function resolve(
    command: Extract<WriteCommand, { type: "commentResolve" }>,
    by: Person,
  ): CommandOutcome {
    const thread = store.thread(command.threadId);
    if (!thread) return { error: GONE };
    const { userId, name } = by;
    if (command.isResolved !== (thread.resolved !== null)) {
      store.resolve(thread.id, command.isResolved ? { by: { userId, name }, at: now() } : null);
    }
    return threadChanged(reload(thread.id));
  }

  return {
    handle(command: WriteCommand, by: Person): CommandOutcome {
      const isNewComment = command.type === "commentAdd" || command.type === "commentReply";
      // A retry of a command that was executed before.
      const existing = isNewComment && command.ref ? store.findRef(by.userId, command.ref) : null;
      if (existing) return wholeThread(existing);
      if (command.type === "commentAdd") return add(command, by);
      if (command.type === "commentReply") return reply(command, by);
      if (command.type === "commentEdit") return edit(command, by);
      if (command.type === "commentDelete") return remove(command, by);
      return resolve(command, by);
    },
  };
}
