/** Comments of a device resume: the room's own rules over threads that lie in this browser. */
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

type Answer = DiscussionEvent | { type: "error"; message: string; ref?: string };

/** @param you the author of every comment. */
export function createDeviceComments({
  doc,
  you,
  onAnswer,
  onNews,
}: {
  doc: Y.Doc;
  you: Person;
  /** Called with the event that a room would broadcast. */
  onAnswer(answer: Answer): void;
  /** Called with this page's changes, for storage and other tabs. */
  onNews(news: CommentBroadcast, threads: readonly Thread[]): void;
}) {
  let threads: Thread[] = [];
  const commands = createCommentHandler({
    store: storeOf(
      () => threads,
      (next) => {
        threads = next;
      },
    ),
    document: { doc: () => doc },
    findMentionable: () => [],
    now: Date.now,
  });
  const tellAll = () =>
    onAnswer({ type: "discussion", threads, suggestions: [], people: [], isMore: false });

  return {
    threads: (): readonly Thread[] => threads,
    load(stored: Thread[]): void {
      threads = stored;
      tellAll();
    },
    /** A command as it would go to the room. */
    handle(command: DiscussionCommand): void {
      const { ref } = command;
      if (command.type === "commentList" || isSuggestionCommand(command)) {
        tellAll();
        return;
      }
      const outcome = commands.handle(command, you);
      if ("error" in outcome) {
        onAnswer({ type: "error", message: outcome.error, ref });
        return;
      }
      onAnswer({ ...outcome.event, ref });
      onNews(outcome.event, threads);
    },
    /** Applies another tab's changes. */
    apply(news: CommentBroadcast): void {
      if (news.type === "commentThreadGone") {
        threads = threads.filter(({ id }) => id !== news.threadId);
      } else if (news.type === "commentThread") threads = applyThreadUpdate(threads, news);
      onAnswer(news);
    },
  };
}

/** Ids are times with three digits of chance, so that two tabs do not give one twice. */
function storeOf(read: () => Thread[], write: (threads: Thread[]) => void): CommentStore {
  let lastId = 0;
  const newId = () => {
    lastId = Math.max(lastId + 1, Date.now() * 1_000 + Math.floor(Math.random() * 1_000));
    return lastId;
  };
  const change = (id: number, to: (thread: Thread) => Thread) =>
    write(read().map((thread) => (thread.id === id ? to(thread) : thread)));
  const threadOf = (commentId: number) =>
    read().find(({ comments }) => comments.some(({ id }) => id === commentId)) ?? null;
  const changeComments = (commentId: number, to: (comments: Comment[]) => Comment[]) => {
    const id = threadOf(commentId)?.id;
    if (id !== undefined) change(id, (each) => ({ ...each, comments: to(each.comments) }));
  };
  return {
    list: () => [...read()],
    thread: (id) => read().find((thread) => thread.id === id) ?? null,
    threadOf,
    // Nothing is sent twice to one's own page.
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
      change(threadId, (each) => ({ ...each, comments: [...each.comments, comment] }));
      return comment;
    },
    editComment: (id, { text, mentions, at }) =>
      changeComments(id, (comments) =>
        comments.map((each) => (each.id === id ? { ...each, text, mentions, editedAt: at } : each)),
      ),
    removeComment: (id) =>
      changeComments(id, (comments) => comments.filter((each) => each.id !== id)),
    removeThread: (id) => write(read().filter((thread) => thread.id !== id)),
    resolve: (id, resolved) => change(id, (each) => ({ ...each, resolved })),
    // The document is never rebuilt here.
    moveAnchors: () => {},
  };
}
