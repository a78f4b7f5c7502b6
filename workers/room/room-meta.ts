/** A table of keys and values in the room's own SQLite. */
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

/** Copies the bytes, because an update is often a view of a larger buffer. */
export function bytesOf(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer as ArrayBuffer;
}
