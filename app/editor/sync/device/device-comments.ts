/**
 * Runs the server's comment commands on threads stored in this browser, for a resume without an
 * account.
 */
import type * as Y from "yjs";
import type {
  Comment,
  CommentBroadcast,
  DiscussionEvent,
  Thread,
} from "#app/core/collab/comments/discussion.ts";
import {
  type DiscussionCommand,
  isSuggestionCommand,
} from "#app/core/collab/comments/discussion-commands.ts";
import {
  type CommentStore,
  createCommentHandler,
} from "#app/core/collab/comments/handle-comments.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import { applyThreadUpdate } from "#app/editor/sync/collaboration/apply-thread-update.ts";

type CommentEvent = DiscussionEvent | { type: "error"; message: string; ref?: string };

/** @param you the author of every comment */
export function createDeviceComments({
  doc,
  you,
  onEvent,
  onLocalChange,
}: {
  doc: Y.Doc;
  you: Person;
  /** Called with every event that a server would send: changes, errors and the list of comments. */
  onEvent(event: CommentEvent): void;
  /** Called with changes made in this tab, to store them and send them to other tabs. */
  onLocalChange(change: CommentBroadcast, threads: readonly Thread[]): void;
}) {
  let threads: Thread[] = [];
  const commands = createCommentHandler({
    store: createThreadStore(
      () => threads,
      (next) => {
        threads = next;
      },
    ),
    document: { doc: () => doc },
    findMentionable: () => [],
    now: Date.now,
  });
  const sendSnapshot = () =>
    onEvent({ type: "discussion", threads, suggestions: [], people: [], isMore: false });

  return {
    threads: (): readonly Thread[] => threads,
    load(stored: Thread[]): void {
      threads = stored;
      sendSnapshot();
    },
    /**
     * Runs a command as a server would; suggestions are not supported, and only the list is sent.
     */
    handle(command: DiscussionCommand): void {
      const { ref } = command;
      if (command.type === "commentList" || isSuggestionCommand(command)) {
        sendSnapshot();
        return;
      }
      const outcome = commands.handle(command, you);
      if ("error" in outcome) {
        onEvent({ type: "error", message: outcome.error, ref });
        return;
      }
      onEvent({ ...outcome.event, ref });
      onLocalChange(outcome.event, threads);
    },
    /** Applies another tab's changes. */
    apply(change: CommentBroadcast): void {
      if (change.type === "commentThreadGone") {
        threads = threads.filter(({ id }) => id !== change.threadId);
      } else if (change.type === "commentThread") threads = applyThreadUpdate(threads, change);
      onEvent(change);
    },
  };
}

/** Ids are times with three random digits, so that two tabs do not use the same id. */
function createThreadStore(read: () => Thread[], write: (threads: Thread[]) => void): CommentStore {
  let lastId = 0;
  const newId = () => {
    lastId = Math.max(lastId + 1, Date.now() * 1_000 + Math.floor(Math.random() * 1_000));
    return lastId;
  };
  const updateThread = (id: number, update: (thread: Thread) => Thread) =>
    write(read().map((thread) => (thread.id === id ? update(thread) : thread)));
  const threadOf = (commentId: number) =>
    read().find(({ comments }) => comments.some(({ id }) => id === commentId)) ?? null;
  const updateComments = (commentId: number, update: (comments: Comment[]) => Comment[]) => {
    const id = threadOf(commentId)?.id;
    if (id !== undefined)
      updateThread(id, (each) => ({ ...each, comments: update(each.comments) }));
  };
  return {
    list: () => [...read()],
    thread: (id) => read().find((thread) => thread.id === id) ?? null,
    threadOf,
    // Commands run at once and are never sent again, so there is no earlier result to find.
    findRef: () => null,
    count: () => ({
      threads: read().length,
      comments: read().reduce((count, { comments }) => count + comments.length, 0),
    }),
    addThread({ anchor, quote, at }) {
      const id = newId();
      write([...read(), { id, anchor, quote, at, resolved: null, comments: [] }]);
      return id;
    },
    addComment(threadId, { by, text, mentions, at }) {
      const comment: Comment = { id: newId(), by, text, mentions, at, editedAt: null };
      updateThread(threadId, (each) => ({ ...each, comments: [...each.comments, comment] }));
      return comment;
    },
    editComment: (id, { text, mentions, at }) =>
      updateComments(id, (comments) =>
        comments.map((each) => (each.id === id ? { ...each, text, mentions, editedAt: at } : each)),
      ),
    removeComment: (id) =>
      updateComments(id, (comments) => comments.filter((each) => each.id !== id)),
    removeThread: (id) => write(read().filter((thread) => thread.id !== id)),
    resolve: (id, resolved) => updateThread(id, (each) => ({ ...each, resolved })),
    // The document is never rebuilt here.
    moveAnchors: () => {},
  };
}
