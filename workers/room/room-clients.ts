/**
 * The Yjs client ids a room has issued, and to whom; no one else may write under them. Unused ids are evicted once
 * there are too many; ids in the document stay.
 */
import { isGuest } from "#app/core/collab/protocol/room-api.ts";

/** Unused ids per person: 250 visits of two ids each. */
export const CLIENT_IDS_PER_PERSON = 500;
/** Ids per room, about 1 MB of rows. The oldest unused are evicted first, guests' before others'. */
export const CLIENT_IDS_PER_ROOM = 20_000;
/** Evicted in bulk, so that the table is rarely counted. */
const EVICTED_AT_ONCE = 1_000;

/** Whether an id is in the document or of an open socket; such an id is not evicted. */
export type IsUsed = (clientId: number) => boolean;
interface Row extends Record<string, SqlStorageValue> {
  client_id: number;
}

export function createRoomClients(sql: SqlStorage) {
  sql.exec(`CREATE TABLE IF NOT EXISTS clients (
    client_id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, at INTEGER NOT NULL DEFAULT 0)`);
  // Rooms of earlier versions lack this column.
  const [column] = sql.exec("SELECT 1 FROM pragma_table_info('clients') WHERE name = 'at'");
  if (!column) sql.exec("ALTER TABLE clients ADD COLUMN at INTEGER NOT NULL DEFAULT 0");
  /** Cache, because every frame looks up an owner. */
  const ownerById = new Map<number, string>();
  const countByUser = new Map<string, number>();
  /** Of all ids in the room; null if not counted yet. */
  let totalCount: number | null = null;

  const idsOf = (userId: string) =>
    sql
      .exec<Row>("SELECT client_id FROM clients WHERE user_id = ? ORDER BY at", userId)
      .toArray()
      .map((row) => row.client_id);

  /** Cached, because it reads the whole table. */
  function countOf(userId: string): number {
    const query = "SELECT COUNT(*) AS n FROM clients WHERE user_id = ?";
    const ownCount = countByUser.get(userId) ?? sql.exec<{ n: number }>(query, userId).one().n;
    countByUser.set(userId, ownCount);
    return ownCount;
  }

  /** Clears the caches after the table changed. */
  function clearCache(): void {
    ownerById.clear();
    countByUser.clear();
    totalCount = null;
  }

  function remove(ids: number[]): void {
    for (const id of ids) {
      sql.exec("DELETE FROM clients WHERE client_id = ?", id);
      ownerById.delete(id);
    }
    if (ids.length > 0) countByUser.clear();
    totalCount = null;
  }

  /** `isUsed`: ids in the document, and of open sockets. */
  function evictUnused(userId: string, isUsed: IsUsed): void {
    const surplus = countOf(userId) + 1 - CLIENT_IDS_PER_PERSON;
    if (surplus > 0) {
      const oldest = idsOf(userId).filter((id) => !isUsed(id));
      remove(oldest.slice(0, surplus));
    }
    totalCount ??= sql.exec<{ n: number }>("SELECT COUNT(*) AS n FROM clients").one().n;
    if (totalCount < CLIENT_IDS_PER_ROOM) return;
    const all = sql.exec<Row & { user_id: string }>(
      "SELECT client_id, user_id FROM clients ORDER BY at",
    );
    const unused = all.toArray().filter((row) => !isUsed(row.client_id));
    const isGuests = (row: { user_id: string }) => isGuest({ userId: row.user_id });
    const guests = unused.filter(isGuests);
    const others = unused.filter((row) => !isGuests(row));
    remove([...guests, ...others].slice(0, EVICTED_AT_ONCE).map((row) => row.client_id));
  }

  return {
    idsOf,
    /** Returns a new random id that the room has never issued. */
    issue(userId: string, isUsed: IsUsed): number {
      evictUnused(userId, isUsed);
      const ownCount = countOf(userId);
      for (;;) {
        const [clientId = 0] = crypto.getRandomValues(new Uint32Array(1));
        const { rowsWritten } = sql.exec(
          "INSERT OR IGNORE INTO clients (client_id, user_id, at) VALUES (?, ?, ?)",
          clientId,
          userId,
          Date.now(),
        );
        if (rowsWritten === 0) continue;
        ownerById.set(clientId, userId);
        countByUser.set(userId, ownCount + 1);
        totalCount = totalCount === null ? null : totalCount + 1;
        return clientId;
      }
    },
    isIssuedTo(clientId: number, userId: string): boolean {
      if (!ownerById.has(clientId)) {
        const query = "SELECT user_id FROM clients WHERE client_id = ?";
        const [row] = sql.exec<{ user_id: string }>(query, clientId);
        if (!row) return false;
        ownerById.set(clientId, row.user_id);
      }
      return ownerById.get(clientId) === userId;
    },
    /** Drops ids of earlier epochs. Only inside a transaction. */
    deleteAllExcept(clientId: number): void {
      sql.exec("DELETE FROM clients WHERE client_id <> ?", clientId);
      clearCache();
    },
    clearCache,
  };
}
