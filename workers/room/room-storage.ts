/** A room's own SQLite: the document's updates and snapshot, issued client ids, and a table of keys and values. */
import * as Y from "yjs";
import type { DocumentStore } from "#app/core/collab/room/document-guard.ts";
import { createRoomClients, type IsUsed } from "./room-clients.ts";
import { createRoomLog } from "./room-log.ts";
import { createRoomMeta } from "./room-meta.ts";

/** Stored in place of a user id, none of which has spaces, for client ids of the room's own writes. */
const ROOM_OWNER = " room ";
/** Stored in place of a user id for client ids of merged JSON edits. */
const MERGE_OWNER = " merged ";

/** `outbox`: whether a copy of the room to D1 is pending (room-projection.ts). */
const TABLES = `
  CREATE TABLE IF NOT EXISTS outbox (key TEXT PRIMARY KEY, attempts INTEGER NOT NULL);
`;

export function createRoomStorage(storage: DurableObjectStorage) {
  const { sql } = storage;
  sql.exec(TABLES);
  const roomMeta = createRoomMeta(sql);
  const { getMeta, setMeta, getOrCreate } = roomMeta;
  const log = createRoomLog(storage, roomMeta);
  const clients = createRoomClients(sql);
  // Arguments of `clients.issue`: whether it may evict older ids of the same owner.
  const evictAny: IsUsed = () => false;
  const evictNone: IsUsed = () => true;

  return {
    getMeta,
    setMeta,
    /** Stores the id when it is given first; afterwards it may be omitted. */
    resumeId: (newId: string | null) =>
      newId ? getOrCreate("resumeId", () => newId) : getMeta("resumeId"),
    /** Names the document; a rebuilt one gets another epoch. */
    epoch: () => getOrCreate("epoch", () => crypto.randomUUID()),
    rev: log.rev,
    updatedAt: log.updatedAt,
    documentAt: log.documentAt,
    authorUpdatesSince: log.authorUpdatesSince,
    bytes: log.bytes,
    issueClient: clients.issue,
    isIssuedTo: clients.isIssuedTo,
    /** Clears cached owners of client ids, after the owners changed in the table. */
    clearClientCache: clients.clearCache,
    /** Client ids for edits merged from JSON; `reserve` issues another. */
    mergeClientIds: {
      list: () => clients.idsOf(MERGE_OWNER),
      // All of these are in the document, or are about to be.
      reserve: () => clients.issue(MERGE_OWNER, evictNone),
    },
    newServerClient: () => clients.issue(ROOM_OWNER, evictNone),
    /**
     * Replaces the document and starts a new epoch, so that no client merges its copy of the old
     * one. `inTransaction` runs in the same transaction.
     */
    replace(doc: Y.Doc, inTransaction: () => void): void {
      storage.transactionSync(() => {
        inTransaction();
        log.replace(Y.encodeStateAsUpdate(doc));
        clients.deleteAllExcept(doc.clientID);
        setMeta("serverClientId", String(doc.clientID));
        setMeta("epoch", crypto.randomUUID());
      });
    },
    document: {
      load: () => log.load(),
      append: log.append,
      get clientId() {
        return Number(
          getOrCreate("serverClientId", () => String(clients.issue(ROOM_OWNER, evictAny))),
        );
      },
    } satisfies Omit<DocumentStore, "isTemplate">,
  };
}
