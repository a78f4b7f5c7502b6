/**
 * A table of keys and values in the room's own SQLite: the resume's id, the document's epoch, when it
 * was updated, and the like.
 */
export type RoomMeta = ReturnType<typeof createRoomMeta>;

export function createRoomMeta(sql: SqlStorage) {
  sql.exec("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)");
  const getMeta = (key: string): string | null => {
    const [row] = sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = ?", key);
    return row?.value ?? null;
  };
  const setMeta = (key: string, value: string) => {
    sql.exec("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, value);
  };
  return {
    getMeta,
    setMeta,
    /** Returns a stored value, or creates and stores it. */
    getOrCreate(key: string, make: () => string): string {
      const stored = getMeta(key);
      if (stored !== null) return stored;
      const value = make();
      setMeta(key, value);
      return value;
    },
  };
}
