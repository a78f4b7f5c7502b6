/**
 * Stores a resume's versions, gzipped: those that people name, and one per ten minutes of editing.
 */
import { gunzipSync, gzipSync } from "node:zlib";
import type { Author } from "#app/core/collab/comments/discussion.ts";
import {
  NAMED_VERSIONS,
  type Person,
  type RoomState,
  shownName,
  type Version,
} from "#app/core/collab/protocol/room-api.ts";
import { escapedResume } from "#app/core/resume/plain-resume.ts";
import { copyToArrayBuffer } from "./copy-to-array-buffer.ts";

const AUTOMATIC_EVERY_MS = 600_000;
/**
 * A day and a half of editing without a pause. Beyond it, of the versions older than a day, the one
 * closest in time to its predecessor is deleted, so that the rest still cover the whole time.
 */
export const AUTOMATIC_VERSIONS = 200;
/** Newer versions are only deleted if there are no older ones. */
const KEEP_ALL_MS = 86_400_000;
interface Row extends Record<string, SqlStorageValue> {
  id: number;
  name: string | null;
  at: number;
  by: string;
}

const unpack = (state: ArrayBuffer) =>
  JSON.parse(gunzipSync(new Uint8Array(state)).toString()) as RoomState;

/**
 * In versions saved before texts had formats, asterisks are escaped, so that they stay asterisks.
 */
function unpackRow({ state, formats }: { state: ArrayBuffer; formats: number }): RoomState {
  const unpacked = unpack(state);
  return formats ? unpacked : { ...unpacked, content: escapedResume(unpacked.content) };
}

export const authorOf = (person: Person): Author => ({
  userId: person.userId,
  name: shownName(person),
});
export const namesOf = (authors: readonly Author[]) => authors.map(({ name }) => name).join(", ");

export function createRoomVersions(sql: SqlStorage) {
  sql.exec(`CREATE TABLE IF NOT EXISTS versions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, at INTEGER NOT NULL, by TEXT NOT NULL,
    state BLOB NOT NULL, automatic INTEGER NOT NULL DEFAULT 0, authors TEXT)`);
  // Rooms created by older code lack `automatic` and `authors`. Every room gets `formats` here; it is 0 for versions
  // that were saved before texts had formats.
  const automaticColumn = sql.exec(
    "SELECT 1 FROM pragma_table_info('versions') WHERE name = 'automatic'",
  );
  if (automaticColumn.toArray().length === 0) {
    sql.exec("ALTER TABLE versions ADD COLUMN automatic INTEGER NOT NULL DEFAULT 0");
    sql.exec("UPDATE versions SET automatic = 1 WHERE name IS NULL");
  }
  const authorsColumn = sql.exec(
    "SELECT 1 FROM pragma_table_info('versions') WHERE name = 'authors'",
  );
  if (authorsColumn.toArray().length === 0)
    sql.exec("ALTER TABLE versions ADD COLUMN authors TEXT");
  const formatsColumn = sql.exec(
    "SELECT 1 FROM pragma_table_info('versions') WHERE name = 'formats'",
  );
  if (formatsColumn.toArray().length === 0)
    sql.exec("ALTER TABLE versions ADD COLUMN formats INTEGER NOT NULL DEFAULT 0");
  const toVersion = ({ id, name, at, by }: Row): Version => ({ id, name, createdAt: at, by });
  const [latest] = sql.exec<{ at: number | null }>("SELECT MAX(at) AS at FROM versions");
  let lastSavedAt = latest?.at ?? 0;

  function insert(
    state: RoomState,
    name: string | null,
    authors: readonly Author[],
    isAutomatic: boolean,
  ) {
    // Without the postings, which restoring a version leaves as they are.
    const packed = gzipSync(JSON.stringify({ ...state, postings: undefined }));
    lastSavedAt = Date.now();
    const row = sql
      .exec<Row>(
        `INSERT INTO versions (name, at, by, state, automatic, authors, formats)
         VALUES (?, ?, ?, ?, ?, ?, 1)
         RETURNING id, name, at, by`,
        ...[name, lastSavedAt, namesOf(authors), copyToArrayBuffer(packed), Number(isAutomatic)],
        JSON.stringify(authors),
      )
      .one();
    if (isAutomatic) thinOut();
    return toVersion(row);
  }

  /** Deletes one automatic version if there are more than the maximum; see AUTOMATIC_VERSIONS. */
  function thinOut(): void {
    const rows = sql
      .exec<Row>("SELECT id, name, at, by FROM versions WHERE automatic = 1 ORDER BY id")
      .toArray();
    if (rows.length <= AUTOMATIC_VERSIONS) return;
    const gaps = rows.map(({ id, at }, index) => ({
      id,
      at,
      gap: at - (rows[index - 1]?.at ?? 0),
    }));
    // If all were from one day, which editing cannot cause, the oldest is dropped.
    const olderThanDay = gaps.filter(({ at }) => at < lastSavedAt - KEEP_ALL_MS);
    const [leastMissed] = (olderThanDay.length > 0 ? olderThanDay : gaps.slice(0, 1)).sort(
      (a, b) => a.gap - b.gap,
    );
    if (leastMissed) sql.exec("DELETE FROM versions WHERE id = ?", leastMissed.id);
  }

  return {
    /** Null if the maximum number exists. */
    saveNamed(state: RoomState, name: string, by: Author): Version | null {
      const query = "SELECT COUNT(*) AS n FROM versions WHERE automatic = 0";
      if (sql.exec<{ n: number }>(query).one().n >= NAMED_VERSIONS) return null;
      return insert(state, name, [by], false);
    },
    /** Saves what is about to be replaced, named by the room; counts as an automatic version. */
    saveBefore: (state: RoomState, name: string, by: Author) => insert(state, name, [by], true),
    /** Called on every change; mostly does nothing. `authors` returns who edited since a time. */
    saveIfDue(state: () => RoomState, authors: (since: number) => Author[]): void {
      if (Date.now() - lastSavedAt < AUTOMATIC_EVERY_MS) return;
      insert(state(), null, authors(lastSavedAt), true);
    },
    list: (): Version[] =>
      sql
        .exec<Row>("SELECT id, name, at, by FROM versions ORDER BY id DESC")
        .toArray()
        .map(toVersion),
    /** False if there is no such version. */
    remove: (id: number): boolean =>
      sql.exec("DELETE FROM versions WHERE id = ?", id).rowsWritten > 0,
    read(id: number): RoomState | null {
      const query = "SELECT state, formats FROM versions WHERE id = ?";
      const [row] = sql.exec<{ state: ArrayBuffer; formats: number }>(query, id);
      return row ? unpackRow(row) : null;
    },
    /** Ids of the photos in all versions, hidden ones included. */
    listPhotos(): string[] {
      const fileIds = new Set<string>();
      // One at a time, because all of them could exceed the memory limit.
      for (const { state } of sql.exec<{ state: ArrayBuffer }>("SELECT state FROM versions")) {
        const id = unpack(state).content.photo?.fileId;
        if (id) fileIds.add(id);
      }
      return [...fileIds];
    },
  };
}
