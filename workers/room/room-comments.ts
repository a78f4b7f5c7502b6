/** Stores comment threads in the room's own tables. */
import * as v from "valibot";
import type { Author, Comment, Thread, ThreadHead } from "#app/core/collab/comments/discussion.ts";
import type { CommentStore } from "#app/core/collab/comments/handle-comments.ts";
import type { Discussion } from "#app/core/collab/protocol/room-api.ts";

/**
 * A thread's anchor (Anchor) marks the commented words in the document: `from_spot` stores its `start`, `to_spot` its
 * `end`.
 */
interface ThreadRow extends Record<string, SqlStorageValue> {
  id: number;
  field: string;
  from_spot: string | null;
  to_spot: string | null;
  quote: string;
  at: number;
  resolved_at: number | null;
  resolved_by: string | null;
  resolved_name: string | null;
}
interface CommentRow extends Record<string, SqlStorageValue> {
  id: number;
  thread_id: number;
  user_id: string;
  name: string;
  text: string;
  mentions: string;
  at: number;
  edited_at: number | null;
}

type Unreadable = Discussion["unreadable"][number];

/** `ref`: the client's id of the command, so that a repeated one adds nothing. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS threads (
    id INTEGER PRIMARY KEY AUTOINCREMENT, field TEXT NOT NULL, from_spot TEXT, to_spot TEXT,
    quote TEXT NOT NULL, at INTEGER NOT NULL,
    resolved_at INTEGER, resolved_by TEXT, resolved_name TEXT);
  CREATE TABLE IF NOT EXISTS comments (
    id INTEGER PRIMARY KEY AUTOINCREMENT, thread_id INTEGER NOT NULL, user_id TEXT NOT NULL,
    name TEXT NOT NULL, text TEXT NOT NULL, mentions TEXT NOT NULL, at INTEGER NOT NULL,
    edited_at INTEGER, ref TEXT);
  CREATE INDEX IF NOT EXISTS comments_of_thread ON comments (thread_id);
  CREATE UNIQUE INDEX IF NOT EXISTS comments_by_ref ON comments (user_id, ref);
`;
const mentionsSchema = v.array(v.object({ userId: v.string(), name: v.string() }));

function toComment({ id, user_id, name, text, mentions, at, edited_at }: CommentRow): Comment {
  return {
    id,
    by: { userId: user_id, name },
    text,
    mentions: v.parse(mentionsSchema, JSON.parse(mentions)),
    at,
    editedAt: edited_at,
  };
}

function toThread(row: ThreadRow, comments: Comment[]): Thread {
  const { id, field, from_spot, to_spot, quote, at, resolved_at } = row;
  const by: Author = { userId: row.resolved_by ?? "", name: row.resolved_name ?? "" };
  const resolved = resolved_at === null ? null : { by, at: resolved_at };
  return { id, anchor: { field, start: from_spot, end: to_spot }, quote, at, resolved, comments };
}

export function createRoomComments(sql: SqlStorage) {
  sql.exec(TABLES);

  function thread(id: number): Thread | null {
    const [row] = sql.exec<ThreadRow>("SELECT * FROM threads WHERE id = ?", id);
    if (!row) return null;
    const rows = sql.exec<CommentRow>("SELECT * FROM comments WHERE thread_id = ? ORDER BY id", id);
    return toThread(row, rows.toArray().map(toComment));
  }
  const threadWith = (rows: SqlStorageCursor<{ thread_id: number }>): Thread | null => {
    const [row] = rows.toArray();
    return row ? thread(row.thread_id) : null;
  };

  return {
    /** Calls `onUnreadable` for each comment that cannot be read; without it, throws. */
    list(onUnreadable?: (comment: Unreadable, error: unknown) => void): Thread[] {
      const comments = new Map<number, Comment[]>();
      for (const row of sql.exec<CommentRow>("SELECT * FROM comments ORDER BY id").toArray()) {
        try {
          const comment = toComment(row);
          const threadComments = comments.get(row.thread_id);
          if (threadComments) threadComments.push(comment);
          else comments.set(row.thread_id, [comment]);
        } catch (error) {
          if (!onUnreadable) throw error;
          onUnreadable({ id: row.id, userId: row.user_id }, error);
        }
      }
      const rows = sql.exec<ThreadRow>("SELECT * FROM threads ORDER BY id").toArray();
      return rows.map((row) => toThread(row, comments.get(row.id) ?? []));
    },
    thread,
    threadOf: (commentId) =>
      threadWith(sql.exec("SELECT thread_id FROM comments WHERE id = ?", commentId)),
    /** The thread of the comment that this command added. */
    findRef: (userId, ref) =>
      threadWith(
        sql.exec("SELECT thread_id FROM comments WHERE user_id = ? AND ref = ?", userId, ref),
      ),
    count: () =>
      sql
        .exec<{ threads: number; comments: number }>(
          `SELECT (SELECT COUNT(*) FROM threads) AS threads,
             (SELECT COUNT(*) FROM comments) AS comments`,
        )
        .one(),
    addThread({ anchor: { field, start, end }, quote, at }) {
      const insert =
        "INSERT INTO threads (field, from_spot, to_spot, quote, at) VALUES (?, ?, ?, ?, ?) RETURNING id";
      return sql.exec<{ id: number }>(insert, field, start, end, quote, at).one().id;
    },
    addComment(threadId, { by, text, mentions, at, ref }) {
      const row = sql
        .exec<CommentRow>(
          `INSERT INTO comments (thread_id, user_id, name, text, mentions, at, ref)
           VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING *`,
          threadId,
          by.userId,
          by.name,
          text,
          JSON.stringify(mentions),
          at,
          ref,
        )
        .one();
      return toComment(row);
    },
    editComment(id, { text, mentions, at }) {
      const update = "UPDATE comments SET text = ?, mentions = ?, edited_at = ? WHERE id = ?";
      sql.exec(update, text, JSON.stringify(mentions), at, id);
    },
    removeComment(id) {
      sql.exec("DELETE FROM comments WHERE id = ?", id);
    },
    removeThread(id) {
      sql.exec("DELETE FROM comments WHERE thread_id = ?", id);
      sql.exec("DELETE FROM threads WHERE id = ?", id);
    },
    resolve(id, resolved: ThreadHead["resolved"]) {
      sql.exec(
        "UPDATE threads SET resolved_at = ?, resolved_by = ?, resolved_name = ? WHERE id = ?",
        resolved?.at ?? null,
        resolved?.by.userId ?? null,
        resolved?.by.name ?? null,
        id,
      );
    },
    /** Adapts the anchors after the document was rebuilt, because positions in the old document mean nothing in it. */
    moveAnchors(move) {
      for (const row of sql.exec<ThreadRow>("SELECT * FROM threads").toArray()) {
        const { anchor } = toThread(row, []);
        const { start, end } = move(anchor);
        sql.exec("UPDATE threads SET from_spot = ?, to_spot = ? WHERE id = ?", start, end, row.id);
      }
    },
  } satisfies CommentStore;
}
