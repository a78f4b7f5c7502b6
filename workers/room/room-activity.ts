/** Stores who changed which section when, for Recent Changes, the audit log and the authors of a version. */

import type { Author } from "#app/core/collab/comments/discussion.ts";
import type { Activity, ActivityStore } from "#app/core/collab/protocol/activity.ts";
import { shownName } from "#app/core/collab/protocol/room-api.ts";

/** Enough for the audit's lines, each of which may combine several rows. */
const ROWS_KEPT = 1_000;
/** The audit log and the account export show this many. */
const AUDIT_LINES = 200;
/** The audit has one line for each person, section and minute. Part of the query, as bound numbers are no integers. */
const AUDIT_EVERY_MS = 60_000;
interface Row extends Record<string, SqlStorageValue> {
  section: string;
  /** The person's name at the time. */
  by: string;
  user_id: string;
  /** The latest edit of the burst when the row was stored. */
  at: number;
  /** When the burst of changes began that this row belongs to. */
  since: number;
}

type AuditRow = Omit<Activity, "since">;

export function createRoomActivity(sql: SqlStorage) {
  sql.exec(`CREATE TABLE IF NOT EXISTS activity (
    id INTEGER PRIMARY KEY AUTOINCREMENT, section TEXT NOT NULL, by TEXT NOT NULL,
    user_id TEXT NOT NULL, at INTEGER NOT NULL)`);
  // Rooms created by older code lack `since` and `is_hidden`. Hidden changes were made while the person had
  // collaboration switched off: the audit and the data export have them, Recent Changes does not.
  const column = sql.exec("SELECT 1 FROM pragma_table_info('activity') WHERE name = 'is_hidden'");
  if (column.toArray().length === 0) {
    sql.exec("ALTER TABLE activity ADD COLUMN since INTEGER NOT NULL DEFAULT 0");
    sql.exec("ALTER TABLE activity ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0");
    sql.exec("UPDATE activity SET since = at");
  }
  const toActivity = ({ user_id, ...rest }: Row): Activity => ({ ...rest, userId: user_id });
  return {
    /** The bursts of Recent Changes, newest first, without hidden ones. */
    latest(count) {
      // Grouped by burst, because a long burst is stored again every minute (activity.ts).
      const rows = sql.exec<Row>(
        `SELECT section, by, user_id, since, MAX(at) AS at FROM activity WHERE is_hidden = 0
         GROUP BY section, user_id, since ORDER BY at DESC, MAX(id) DESC LIMIT ?`,
        count,
      );
      return rows.toArray().map(toActivity);
    },
    /** For the audit and the data export; includes changes made while collaboration was off. */
    list: (): AuditRow[] =>
      sql
        .exec<Row>(
          `SELECT section, by, user_id, MAX(at) AS at FROM activity
           GROUP BY section, user_id, by, at / ${AUDIT_EVERY_MS} ORDER BY MAX(id) DESC LIMIT ?`,
          AUDIT_LINES,
        )
        .toArray()
        .map(({ section, by, user_id, at }) => ({ section, by, userId: user_id, at })),
    insert({ section, by, userId, at, since }, isHidden) {
      const { id } = sql
        .exec<{ id: number }>(
          `INSERT INTO activity (section, by, user_id, at, since, is_hidden)
           VALUES (?, ?, ?, ?, ?, ?) RETURNING id`,
          ...[section, by, userId, at, since, isHidden ? 1 : 0],
        )
        .one();
      sql.exec("DELETE FROM activity WHERE id <= ?", id - ROWS_KEPT);
    },
    /** Everyone who edited after a time, in the order of their first change. */
    editorsSince: (at: number): Author[] =>
      sql
        .exec<Pick<Row, "by" | "user_id">>(
          "SELECT by, user_id FROM activity WHERE at > ? GROUP BY user_id ORDER BY MIN(id)",
          at,
        )
        .toArray()
        .map(({ by, user_id: userId }) => ({ userId, name: shownName({ userId, name: by }) })),
  } satisfies ActivityStore & { list(): AuditRow[]; editorsSince(at: number): Author[] };
}
