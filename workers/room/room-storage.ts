/** A room's own SQLite: the document's updates and snapshot, issued client ids, and a few facts. */
import * as Y from "yjs";
import type { DocumentStore } from "#app/core/collab/room/document-guard.ts";
import { createRoomClients, type IsUsed } from "./room-clients.ts";
import { createRoomLog } from "./room-log.ts";
import { createRoomMeta } from "./room-meta.ts";

/**
 * Owners, in place of a user id, of the client ids for the room's own writes and for merged JSON
 * edits.
 */
const ROOM = " room ";
const MERGED = " merged ";

const TABLES = `
  CREATE TABLE IF NOT EXISTS outbox (key TEXT PRIMARY KEY, attempts INTEGER NOT NULL);
`;

export function createRoomStorage(storage: DurableObjectStorage) {
  const { sql } = storage;
  sql.exec(TABLES);
  const facts = createRoomMeta(sql);
  const { meta, setMeta, once } = facts;
  const log = createRoomLog(storage, facts);
  const clients = createRoomClients(sql);
  const isNeverUsed: IsUsed = () => false;

  return {
    meta,
    setMeta,
    /** Stores the id when it is given first; afterwards it may be omitted. */
    resumeId: (given: string | null) => (given ? once("resumeId", () => given) : meta("resumeId")),
    epoch: () => once("epoch", () => crypto.randomUUID()),
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
      list: () => clients.idsOf(MERGED),
      // All of these are in the document, or are about to be.
      reserve: () => clients.issue(MERGED, () => true),
    },
    newServerClient: () => clients.issue(ROOM, () => true),
    /**
     * Replaces the document and starts a new epoch, so that no client merges its copy of the old
     * one. `inTransaction` runs in the same transaction.
     */
    replace(doc: Y.Doc, inTransaction: () => void): void {
      storage.transactionSync(() => {
        inTransaction();
        log.replace(Y.encodeStateAsUpdate(doc));
        clients.forgetAllBut(doc.clientID);
        setMeta("serverClientId", String(doc.clientID));
        setMeta("epoch", crypto.randomUUID());
      });
    },
    document: {
      load: () => log.load(),
      append: log.append,
      get clientId() {
        return Number(once("serverClientId", () => String(clients.issue(ROOM, isNeverUsed))));
      },
    } satisfies Omit<DocumentStore, "isTemplate">,
  };
}
