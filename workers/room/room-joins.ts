/** The room's log of joins for the owner: one line per person and hour. */
import type { AuditLine, Person } from "#app/core/collab/protocol/room-api.ts";

/** As many as the account export lists. */
const ROWS_KEPT = 200;
/** A person who joins again within this time is not logged again. */
const LOG_AGAIN_AFTER_MS = 3_600_000;
interface Row extends Record<string, SqlStorageValue> {
  at: number;
  by: string;
  user_id: string;
}

export function createRoomJoins(sql: SqlStorage) {
  sql.exec(`CREATE TABLE IF NOT EXISTS joins (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, by TEXT NOT NULL,
    user_id TEXT NOT NULL)`);

  /** Lines keep the name at the time, so a person with a new name is logged again. */
  function isLogged({ userId, name }: Person, since: number): boolean {
    const query = "SELECT 1 FROM joins WHERE user_id = ? AND by = ? AND at > ? LIMIT 1";
    return sql.exec(query, userId, name, since).toArray().length > 0;
  }

  return {
    /** Logs that a person joined, except the owner. */
    record(person: Person): void {
      const at = Date.now();
      if (person.role === "owner" || isLogged(person, at - LOG_AGAIN_AFTER_MS)) return;
      const insert = "INSERT INTO joins (at, by, user_id) VALUES (?, ?, ?) RETURNING id";
      const { id } = sql.exec<{ id: number }>(insert, at, person.name, person.userId).one();
      sql.exec("DELETE FROM joins WHERE id <= ?", id - ROWS_KEPT);
    },
    list: (): AuditLine[] =>
      sql
        .exec<Row>("SELECT at, by, user_id FROM joins ORDER BY id DESC")
        .toArray()
        .map(({ at, by, user_id }) => ({ at, by, userId: user_id, kind: "joined", section: null })),
  };
}
