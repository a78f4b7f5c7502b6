/** The room's stored activity, for Recent Changes and for the authors of a version. */

import type { Author } from "#app/core/collab/comments/discussion.ts";
import type { Activity, ActivityStore } from "#app/core/collab/protocol/activity.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";

const ROWS_KEPT = 200;
interface Row extends Record<string, SqlStorageValue> {
  section: string;
  by: string;
  user_id: string;
  at: number;
}

export function createRoomActivity(sql: SqlStorage) {
  sql.exec(`CREATE TABLE IF NOT EXISTS activity (
    id INTEGER PRIMARY KEY AUTOINCREMENT, section TEXT NOT NULL, by TEXT NOT NULL,
    user_id TEXT NOT NULL, at INTEGER NOT NULL)`);
  const toActivity = ({ user_id, ...rest }: Row): Activity => ({ ...rest, userId: user_id });
  return {
    latest(count) {
      // The latest row per person and section.
      const rows = sql.exec<Row>(
        `SELECT section, by, user_id, MAX(at) AS at FROM activity
         GROUP BY section, user_id ORDER BY at DESC LIMIT ?`,
        count,
      );
      return rows.toArray().map(toActivity);
    },
    list: (): Activity[] =>
      sql
        .exec<Row>("SELECT section, by, user_id, at FROM activity ORDER BY id DESC")
        .toArray()
        .map(toActivity),
    insert({ section, by, userId, at }) {
      const { id } = sql
        .exec<{ id: number }>(
          "INSERT INTO activity (section, by, user_id, at) VALUES (?, ?, ?, ?) RETURNING id",
          section,
          by,
          userId,
          at,
        )
        .one();
      sql.exec("DELETE FROM activity WHERE id <= ?", id - ROWS_KEPT);
    },
    /** Everybody who changed something since, in the order of their first change. */
    editorsSince: (at: number): Author[] =>
      sql
        .exec<Pick<Row, "by" | "user_id">>(
          "SELECT by, user_id FROM activity WHERE at > ? GROUP BY user_id ORDER BY MIN(id)",
          at,
        )
        .toArray()
        .map(({ by, user_id: userId }) => ({ userId, name: shownName({ userId, name: by }) })),
  } satisfies ActivityStore & { list(): Activity[]; editorsSince(at: number): Author[] };
}
