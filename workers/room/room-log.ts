/**
 * A room's stored updates of its Yjs document, one row each, numbered by `seq` (the rev that the update made). Old ones
 * are folded (merged) into a snapshot. The slot of a folded row is reused, because deleting a row costs as much as
 * writing one.
 */
import * as Y from "yjs";
import { newDocument } from "#app/core/collab/document/layout.ts";
import type { AuthorUpdate, WriteOrigin } from "#app/core/collab/merge/merge-base.ts";
import type { DocumentStore } from "#app/core/collab/room/document-guard.ts";
import { copyToArrayBuffer } from "./copy-to-array-buffer.ts";
import type { RoomMeta } from "./room-meta.ts";

/**
 * At this many rows the oldest are folded, until ROWS_KEPT remain; `documentAt` can only return revs after the folded
 * ones.
 */
const FOLD_AT_ROWS = 200;
const ROWS_KEPT = 100;
/** Rows younger than this are kept for JSON clients: far more than a round trip. */
const KEPT_MS = 15_000;
/** Upper limit of kept rows: 100 people typing write 7,500 rows in that time. */
const MAX_ROWS = 20_000;
/** Above this size, rows are folded whatever their age. */
const FOLD_AT_BYTES = 4_194_304;
/** What then remains, so that not every update folds again. */
const BYTES_KEPT = 1_048_576;
/** Folded rows in higher slots are deleted, so that the table shrinks after a busy hour. */
const SLOTS_KEPT = 1_000;
/** A free slot keeps its old row until it is reused; larger rows are deleted at once. */
const FREE_SLOT_BYTES = 1_024;
/** A row holds at most 2 MB. */
const SNAPSHOT_PART_BYTES = 1_000_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS log (
    slot INTEGER PRIMARY KEY, seq INTEGER NOT NULL, at INTEGER NOT NULL, blob BLOB NOT NULL,
    author TEXT, socket INTEGER, base INTEGER);
  CREATE TABLE IF NOT EXISTS snapshot (part INTEGER PRIMARY KEY, blob BLOB NOT NULL);
`;
interface Row extends Record<string, SqlStorageValue> {
  slot: number;
  seq: number;
}

export function createRoomLog(storage: DurableObjectStorage, { getMeta, setMeta }: RoomMeta) {
  const { sql } = storage;
  sql.exec(TABLES);

  let foldedTo = Number(getMeta("foldedTo") ?? 0);
  const rows = sql.exec<Row>("SELECT slot, seq FROM log").toArray();
  let freeSlots = rows.filter(({ seq }) => seq <= foldedTo).map(({ slot }) => slot);
  let nextSlot = rows.reduce((most, { slot }) => Math.max(most, slot), 0) + 1;
  // After a rebuild the log is empty.
  let rev = rows.reduce((most, { seq }) => Math.max(most, seq), foldedTo);
  const last = sql.exec<{ at: number }>("SELECT at FROM log WHERE seq = ?", rev).toArray()[0];
  let updatedAt = last?.at ?? Number(getMeta("updatedAt") ?? 0);
  let foldAt = foldedTo + FOLD_AT_ROWS;
  /** Bytes of the rows that are not folded yet. */
  let loggedBytes = bytesAfter(foldedTo);

  function bytesAfter(seq: number): number {
    const query = "SELECT IFNULL(SUM(LENGTH(blob)), 0) AS bytes FROM log WHERE seq > ?";
    return sql.exec<{ bytes: number }>(query, seq).one().bytes;
  }

  /** The snapshot and then the rows up to a rev: applied in order, they make the document. */
  function* load(upTo = Number.MAX_SAFE_INTEGER): Generator<Uint8Array> {
    const parts = sql.exec<{ blob: ArrayBuffer }>("SELECT blob FROM snapshot ORDER BY part");
    const snapshot = concatBytes(parts.toArray().map(({ blob }) => new Uint8Array(blob)));
    if (snapshot.byteLength > 0) yield snapshot;
    yield* between(foldedTo, upTo);
  }

  /** The rows with `after < seq <= upTo`. Row by row: a busy room's rows together could exceed the isolate's memory. */
  function* between(after: number, upTo: number): Generator<Uint8Array> {
    const query = "SELECT blob FROM log WHERE seq > ? AND seq <= ? ORDER BY seq";
    for (const { blob } of sql.exec<{ blob: ArrayBuffer }>(query, after, upTo)) {
      yield new Uint8Array(blob);
    }
  }

  function documentAt(upTo: number): Y.Doc {
    const doc = newDocument();
    doc.transact(() => {
      for (const update of load(upTo)) Y.applyUpdate(doc, update);
    });
    return doc;
  }

  function foldIfDue(): void {
    const isLarge = loggedBytes > FOLD_AT_BYTES;
    if (rev < foldAt && !isLarge) return;
    const foldUpTo = isLarge ? Math.max(foldTargetByAge(), foldTargetBySize()) : foldTargetByAge();
    if (foldUpTo > foldedTo) {
      const doc = documentAt(foldUpTo);
      const state = Y.encodeStateAsUpdate(doc);
      doc.destroy();
      storage.transactionSync(() => fold(state, foldUpTo));
    }
    // Later if many rows had to be kept for their age, so that folding stays rare.
    foldAt = Math.max(rev + ROWS_KEPT, foldedTo + 2 * (rev - foldedTo));
  }

  /** The newest row that is neither too young to fold nor among the last ROWS_KEPT. */
  function foldTargetByAge(): number {
    const [old] = sql.exec<{ seq: number | null }>(
      "SELECT MAX(seq) AS seq FROM log WHERE at < ?",
      updatedAt - KEPT_MS,
    );
    return Math.max(Math.min(old?.seq ?? 0, rev - ROWS_KEPT), rev - MAX_ROWS);
  }

  /** The newest row that does not fit into BYTES_KEPT. */
  function foldTargetBySize(): number {
    const [first] = sql.exec<{ seq: number }>(
      `SELECT seq FROM (
         SELECT seq, SUM(LENGTH(blob)) OVER (ORDER BY seq DESC) AS kept FROM log WHERE seq > ?)
       WHERE kept > ? ORDER BY seq DESC LIMIT 1`,
      foldedTo,
      BYTES_KEPT,
    );
    return first?.seq ?? foldedTo;
  }

  /** Replaces the snapshot by `state`, and frees the slots of the rows up to `cut`. Only inside a transaction. */
  function fold(state: Uint8Array, cut: number): void {
    let part = 0;
    for (; part * SNAPSHOT_PART_BYTES < state.byteLength; part++) {
      const from = part * SNAPSHOT_PART_BYTES;
      const bytes = copyToArrayBuffer(state.subarray(from, from + SNAPSHOT_PART_BYTES));
      sql.exec("INSERT OR REPLACE INTO snapshot (part, blob) VALUES (?, ?)", part, bytes);
    }
    sql.exec("DELETE FROM snapshot WHERE part >= ?", part);
    sql.exec(
      "DELETE FROM log WHERE seq <= ? AND (slot > ? OR LENGTH(blob) > ?)",
      ...[cut, SLOTS_KEPT, FREE_SLOT_BYTES],
    );
    setMeta("foldedTo", String(cut));
    foldedTo = cut;
    loggedBytes = bytesAfter(cut);
    freeSlots = sql
      .exec<Row>("SELECT slot, seq FROM log WHERE seq <= ?", cut)
      .toArray()
      .map(({ slot }) => slot);
  }

  /** Stores an update and returns its rev. `isUpgrade`: not an edit, so `updatedAt` stays. */
  function append(update: Uint8Array, origin: WriteOrigin | null, isUpgrade = false): number {
    const at = isUpgrade ? updatedAt : Date.now();
    const slot = freeSlots.at(-1) ?? nextSlot;
    sql.exec(
      "INSERT OR REPLACE INTO log (slot, seq, at, blob, author, socket, base) VALUES (?, ?, ?, ?, ?, ?, ?)",
      ...[slot, rev + 1, at, copyToArrayBuffer(update)],
      ...[origin?.author ?? null, origin?.socket ?? null, origin?.base ?? null],
    );
    if (freeSlots.pop() === undefined) nextSlot++;
    updatedAt = at;
    rev++;
    loggedBytes += update.byteLength;
    try {
      foldIfDue();
    } catch (error) {
      // The update itself is stored; folding is tried again later.
      foldAt = rev + ROWS_KEPT;
      console.error("Folding old rows failed", error);
    }
    return rev;
  }

  return {
    load,
    append,
    rev: () => rev,
    updatedAt: () => updatedAt,
    /** Null for a rev that is not reached yet or was folded. */
    documentAt: (wanted: number) =>
      wanted <= rev && wanted >= foldedTo && wanted > 0 ? documentAt(wanted) : null,
    /** Updates merged from this person's JSON clients since a rev, oldest first. */
    authorUpdatesSince: (since: number, author: string): AuthorUpdate[] =>
      sql
        .exec<{ seq: number; base: number; socket: number | null; blob: ArrayBuffer }>(
          "SELECT seq, base, socket, blob FROM log WHERE seq > ? AND author = ? ORDER BY seq",
          since,
          author,
        )
        .toArray()
        .map(({ blob, ...rest }) => ({ ...rest, update: new Uint8Array(blob) })),
    bytes: () =>
      sql
        .exec<{ bytes: number }>(
          `SELECT (SELECT IFNULL(SUM(LENGTH(blob)), 0) FROM snapshot)
             + (SELECT IFNULL(SUM(LENGTH(blob)), 0) FROM log WHERE seq > ?) AS bytes`,
          foldedTo,
        )
        .one().bytes,
    /** Replaces the stored document. Only inside a transaction. */
    replace(state: Uint8Array): void {
      fold(state, rev);
      setMeta("updatedAt", String(updatedAt));
    },
  } satisfies Pick<DocumentStore, "load" | "append"> & Record<string, unknown>;
}

function concatBytes(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}
