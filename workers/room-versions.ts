/** Versions of a resume: the named ones, and one for every ten minutes of editing; gzipped rows. */
import { gunzipSync, gzipSync } from "node:zlib";
import type { RoomState, Version } from "#app/room/room-api.ts";
import { bytesOf } from "./room-storage.ts";

const AUTOMATIC_EVERY_MS = 600_000;
interface Row extends Record<string, SqlStorageValue> {
  id: number;
  name: string | null;
  at: number;
  by: string;
}

export function openRoomVersions(sql: SqlStorage) {
  const toVersion = ({ id, name, at, by }: Row): Version => ({ id, name, createdAt: at, by });
  const [latest] = sql.exec<{ at: number | null }>("SELECT MAX(at) AS at FROM versions");
  let lastAt = latest?.at ?? 0;

  function save(state: RoomState, name: string | null, by: string): Version {
    const packed = gzipSync(JSON.stringify(state));
    lastAt = Date.now();
    const row = sql
      .exec<Row>(
        "INSERT INTO versions (name, at, by, state) VALUES (?, ?, ?, ?) RETURNING id, name, at, by",
        name,
        lastAt,
        by,
        bytesOf(packed),
      )
      .one();
    return toVersion(row);
  }

  return {
    save,
    /** Called on every change; mostly does nothing. `authors`: everybody who edited since a moment. */
    saveIfDue(state: () => RoomState, authors: (since: number) => string[]): void {
      if (Date.now() - lastAt < AUTOMATIC_EVERY_MS) return;
      save(state(), null, authors(lastAt).join(", "));
    },
    list: (): Version[] =>
      sql
        .exec<Row>("SELECT id, name, at, by FROM versions ORDER BY id DESC")
        .toArray()
        .map(toVersion),
    read(id: number): RoomState | null {
      const [row] = sql.exec<{ state: ArrayBuffer }>("SELECT state FROM versions WHERE id = ?", id);
      return row
        ? (JSON.parse(gunzipSync(new Uint8Array(row.state)).toString()) as RoomState)
        : null;
    },
  };
}
