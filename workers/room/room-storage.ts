/** A room's own SQLite: the document's updates and snapshot, issued client ids, and a few facts. */
import * as Y from "yjs";
import type { DocumentStore } from "#app/core/collab/room/document-guard.ts";
import { createRoomClients, type IsUsed } from "./room-clients.ts";
import { createRoomLog } from "./room-log.ts";
import { createRoomMeta } from "./room-meta.ts";

/** Author of the room's own writes and of JSON clients' edits that were merged from an older state; not a user id. */
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
  const isFree: IsUsed = () => false;

  return {
    meta,
    setMeta,
    /** Given when the room is first addressed; afterwards known. */
    resumeId: (given: string | null) => (given ? once("resumeId", () => given) : meta("resumeId")),
    epoch: () => once("epoch", () => crypto.randomUUID()),
    rev: log.rev,
    updatedAt: log.updatedAt,
    documentAt: log.documentAt,
    ownSince: log.ownSince,
    bytes: log.bytes,
    issueClient: clients.issue,
    isIssuedTo: clients.isIssuedTo,
    /** Client ids whose content is now stored under other people's ids. */
    forgetIssued: clients.forgetKnown,
    /** Ids for edits merged from plain data; `more` makes one. */
    mergers: {
      all: () => clients.idsOf(MERGED),
      // All of these are in the document, or are about to be.
      more: () => clients.issue(MERGED, () => true),
    },
    newServerClient: () => clients.issue(ROOM, () => true),
    /**
     * Another document in place of this one, under a new epoch; clients with the old one must not merge it into this
     * one.
     */
    replace(doc: Y.Doc, also: () => void): void {
      storage.transactionSync(() => {
        also();
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
        return Number(once("serverClientId", () => String(clients.issue(ROOM, isFree))));
      },
    } satisfies Omit<DocumentStore, "isTemplate">,
  };
}
