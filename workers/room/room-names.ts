/**
 * Applies a person's new name to a room's tables, such as comments and who edited which section (`activity`), and to its
 * peers (its open sockets). Saved versions and the log of joins (`joins`) are records of the past and keep the old name:
 * a person who joins again under a new name gets a further line there.
 */

import { ANONYMOUS, isGuest } from "#app/core/collab/protocol/room-api.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import type { AssembledRoom } from "./assemble-room.ts";
import { findCurrentName } from "./find-current-name.ts";
import type { RoomPeers } from "./room-peers.ts";

/** Where the room's tables store a person's name, and the column that says whose name it is. */
const COLUMNS = [
  ["people", "user_id", "name"],
  ["activity", "user_id", "by"],
  ["comments", "user_id", "name"],
  ["threads", "resolved_by", "resolved_name"],
  ["suggestions", "user_id", "name"],
  ["suggestions", "decided_by", "decided_name"],
] as const;

interface RoomNamesPorts {
  sql: SqlStorage;
  env: Env;
  peers: RoomPeers;
  /** Null while the room is not loaded; a name is no reason to load it. */
  assembledRoom(): AssembledRoom | null;
}

export function createRoomNames({ sql, env, peers, assembledRoom }: RoomNamesPorts) {
  let lastRefresh: Promise<unknown> = Promise.resolve();

  async function refreshName(userId: string): Promise<void> {
    const name = await findCurrentName(openDatabase(env.DB), userId);
    if (name === null) return;
    const room = assembledRoom()?.room;
    // Broadcasts pending changes first, so that they keep the name under which they were made.
    room?.flush();
    renameInTables(sql, userId, name);
    peers.rename(userId, name);
    room?.nameChanged(userId, name);
  }

  return {
    /** Runs sequentially, so that an older name never replaces a newer one. */
    refresh(userId: string): Promise<void> {
      const refreshed = lastRefresh.then(() => refreshName(userId));
      lastRefresh = refreshed.catch(() => {});
      return refreshed;
    },
  };
}

/** A deleted room has no tables and must not get any. */
function renameInTables(sql: SqlStorage, userId: string, name: string): void {
  const rows = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const tables = new Set(rows.toArray().map((row) => row.name));
  for (const [table, idColumn, nameColumn] of COLUMNS) {
    if (!tables.has(table)) continue;
    sql.exec(
      `UPDATE ${table} SET ${nameColumn} = ? WHERE ${idColumn} = ? AND ${nameColumn} <> ?`,
      name,
      userId,
      name,
    );
  }
  // The table `people` lists who can be mentioned, which a guest without a name cannot.
  if (isGuest({ userId }) && name === ANONYMOUS && tables.has("people")) {
    sql.exec("DELETE FROM people WHERE user_id = ?", userId);
  }
}
