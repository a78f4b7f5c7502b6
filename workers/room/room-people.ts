/**
 * People who joined and may comment, for mentions: one row each, in which `at` is when the person first joined. Guests
 * are evicted first.
 */
import type { DiscussionStores } from "#app/core/collab/comments/handle-discussion.ts";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { ANONYMOUS, isGuest, type Person } from "#app/core/collab/protocol/room-api.ts";

/** Far more than take part in one resume's discussion. */
const ROWS_KEPT = 200;
interface Row extends Record<string, SqlStorageValue> {
  user_id: string;
  name: string;
  is_owner: number;
}

export function createRoomPeople(sql: SqlStorage) {
  sql.exec(`CREATE TABLE IF NOT EXISTS people (
    user_id TEXT PRIMARY KEY, name TEXT NOT NULL, is_owner INTEGER NOT NULL, at INTEGER NOT NULL)`);
  /** The stored name, which room-names.ts renews: the name in a new connection may be older. */
  function storedName(person: Person): string {
    const query = "SELECT name FROM people WHERE user_id = ?";
    const [row] = sql.exec<{ name: string }>(query, person.userId).toArray();
    return row?.name ?? person.name;
  }

  return {
    list: (): ReturnType<DiscussionStores["people"]> =>
      sql
        .exec<Row>("SELECT user_id, name, is_owner FROM people ORDER BY at DESC")
        .toArray()
        .map(({ user_id, name, is_owner }) => ({ userId: user_id, name, isOwner: is_owner === 1 })),
    differsFromStoredName: (person: Person): boolean => storedName(person) !== person.name,
    /** Stores a person who joined. Unchanged ones are not written, because the same people join again all day. */
    record(person: Person): void {
      const { userId, role } = person;
      const name = storedName(person);
      if (!isAtLeast(role, "comment") || (isGuest(person) && name === ANONYMOUS)) return;
      const isOwner = role === "owner" ? 1 : 0;
      const { rowsWritten } = sql.exec(
        `INSERT INTO people (user_id, name, is_owner, at) VALUES (?, ?, ?, ?)
         ON CONFLICT (user_id) DO UPDATE SET is_owner = excluded.is_owner
         WHERE is_owner <> excluded.is_owner`,
        userId,
        name,
        isOwner,
        Date.now(),
      );
      if (rowsWritten === 0) return;
      // LIMIT -1 is no limit: all rows after the first ROWS_KEPT are deleted.
      sql.exec(
        `DELETE FROM people WHERE user_id IN (SELECT user_id FROM people
         ORDER BY is_owner DESC, user_id LIKE 'guest:%', at DESC LIMIT -1 OFFSET ?)`,
        ROWS_KEPT,
      );
    },
  };
}
