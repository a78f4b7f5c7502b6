/** A room's own SQLite: the document's updates and snapshot, issued client ids, and a few facts. */
import * as Y from "yjs";
import { newDocument } from "#app/room/layout.ts";
import type { DocumentStore } from "#app/room/room-document.ts";

/** At so many rows the oldest are folded into the snapshot; the rest still answer "as it was at rev". */
const COMPACT_AT_ROWS = 200;
const ROWS_KEPT = 100;
/** A row holds at most 2 MB. */
const SNAPSHOT_PART_BYTES = 1_000_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS updates (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, blob BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS snapshot (part INTEGER PRIMARY KEY, blob BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS versions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, at INTEGER NOT NULL, by TEXT NOT NULL,
    state BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS clients (client_id INTEGER PRIMARY KEY, user_id TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS outbox (key TEXT PRIMARY KEY, attempts INTEGER NOT NULL);
`;

export type RoomStorage = ReturnType<typeof openRoomStorage>;

export function openRoomStorage(storage: DurableObjectStorage) {
  const { sql } = storage;
  sql.exec(TABLES);

  const meta = (key: string): string | null => {
    const [row] = sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = ?", key);
    return row?.value ?? null;
  };
  const setMeta = (key: string, value: string) => {
    sql.exec("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", key, value);
  };
  /** A fact made up once and kept. */
  const once = (key: string, make: () => string): string => {
    const known = meta(key);
    if (known !== null) return known;
    const value = make();
    setMeta(key, value);
    return value;
  };

  const [last] = sql.exec<{ seq: number; at: number }>(
    "SELECT seq, at FROM updates ORDER BY seq DESC LIMIT 1",
  );
  let foldedTo = Number(meta("foldedTo") ?? 0);
  // After a rebuild there are no rows.
  let rev = last?.seq ?? foldedTo;
  let updatedAt = last?.at ?? Number(meta("updatedAt") ?? 0);

  function* load(upTo = Number.MAX_SAFE_INTEGER): Generator<Uint8Array> {
    const parts = sql.exec<{ blob: ArrayBuffer }>("SELECT blob FROM snapshot ORDER BY part");
    const snapshot = joined(parts.toArray().map(({ blob }) => new Uint8Array(blob)));
    if (snapshot.byteLength > 0) yield snapshot;
    const rows = sql.exec<{ blob: ArrayBuffer }>(
      "SELECT blob FROM updates WHERE seq > ? AND seq <= ? ORDER BY seq",
      foldedTo,
      upTo,
    );
    for (const { blob } of rows.toArray()) yield new Uint8Array(blob);
  }

  function documentAt(upTo: number): Y.Doc {
    const doc = newDocument();
    doc.transact(() => {
      for (const update of load(upTo)) Y.applyUpdate(doc, update);
    });
    return doc;
  }

  function compact(): void {
    if (rev - foldedTo < COMPACT_AT_ROWS) return;
    const cut = rev - ROWS_KEPT;
    const doc = documentAt(cut);
    const state = Y.encodeStateAsUpdate(doc);
    doc.destroy();
    storage.transactionSync(() => fold(state, cut));
    foldedTo = cut;
  }

  /** Only inside a transaction. */
  function fold(state: Uint8Array, cut: number): void {
    sql.exec("DELETE FROM snapshot");
    for (let part = 0; part * SNAPSHOT_PART_BYTES < state.byteLength; part++) {
      const from = part * SNAPSHOT_PART_BYTES;
      const bytes = state.subarray(from, from + SNAPSHOT_PART_BYTES);
      sql.exec("INSERT INTO snapshot (part, blob) VALUES (?, ?)", part, bytesOf(bytes));
    }
    sql.exec("DELETE FROM updates WHERE seq <= ?", cut);
    setMeta("foldedTo", String(cut));
  }

  function issueClient(userId: string): number {
    for (;;) {
      const [clientId = 0] = crypto.getRandomValues(new Uint32Array(1));
      const { rowsWritten } = sql.exec(
        "INSERT OR IGNORE INTO clients (client_id, user_id) VALUES (?, ?)",
        clientId,
        userId,
      );
      if (rowsWritten > 0) return clientId;
    }
  }

  return {
    meta,
    setMeta,
    /** Given when the room is first addressed; afterwards known. */
    resumeId: (given: string | null) => (given ? once("resumeId", () => given) : meta("resumeId")),
    epoch: () => once("epoch", () => crypto.randomUUID()),
    rev: () => rev,
    updatedAt: () => updatedAt,
    /** Null for a rev that is not reached yet, or folded away. */
    documentAt: (at: number) => (at <= rev && at >= foldedTo && at > 0 ? documentAt(at) : null),
    issueClient,
    bytes: () =>
      sql
        .exec<{ bytes: number }>(
          `SELECT (SELECT IFNULL(SUM(LENGTH(blob)), 0) FROM snapshot)
             + (SELECT IFNULL(SUM(LENGTH(blob)), 0) FROM updates) AS bytes`,
        )
        .one().bytes,
    /** Another document in place of this one, under a new epoch; whoever has the old one must not mix it in. */
    replace(doc: Y.Doc, also: () => void): void {
      storage.transactionSync(() => {
        also();
        fold(Y.encodeStateAsUpdate(doc), rev);
        setMeta("updatedAt", String(updatedAt));
        setMeta("serverClientId", String(doc.clientID));
        setMeta("epoch", crypto.randomUUID());
      });
    },
    isIssuedTo: (clientId: number, userId: string) =>
      sql
        .exec("SELECT 1 FROM clients WHERE client_id = ? AND user_id = ?", clientId, userId)
        .toArray().length > 0,
    document: {
      load,
      append(update) {
        updatedAt = Date.now();
        const insert = "INSERT INTO updates (at, blob) VALUES (?, ?) RETURNING seq";
        rev = sql.exec<{ seq: number }>(insert, updatedAt, bytesOf(update)).one().seq;
        try {
          compact();
        } catch (error) {
          // The update itself is stored; the next one tries again.
          console.error("Folding old rows failed", error);
        }
        return rev;
      },
      get clientId() {
        return Number(once("serverClientId", () => String(issueClient(" room "))));
      },
    } satisfies Omit<DocumentStore, "isTemplate">,
  };
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** A copy of its own, since an update is often a view of a larger buffer. */
export function bytesOf(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer as ArrayBuffer;
}
