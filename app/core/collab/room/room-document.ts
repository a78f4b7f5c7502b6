/**
 * The room's document and the only way to change it: applied, checked against layout and caps,
 * stored, and only then told. What is refused is forgotten by loading the stored state again.
 */
import * as Y from "yjs";
import { changedSections } from "#app/core/collab/document/changed-path.ts";
import { checkChanges } from "#app/core/collab/document/check-changes.ts";
import { newDocument } from "#app/core/collab/document/layout.ts";
import { documentReader, type RoomDocument } from "#app/core/collab/document/read-document.ts";
import { ENCODED_CAP_BYTES } from "#app/core/collab/document/rebuild-document.ts";
import type { WriteOrigin } from "#app/core/collab/merge/shadow.ts";
import { MAX_DOCUMENT_MESSAGE } from "#app/core/collab/protocol/protocol.ts";
import { CAPS } from "#app/core/resume/schema.ts";

const HISTORY_FULL = "This resume's history is full. Close it everywhere for a moment to go on.";

export interface DocumentStore {
  /** The stored updates, oldest first. */
  load(): Iterable<Uint8Array>;
  /** Durable when this returns; gives the new rev. */
  append(update: Uint8Array, origin: WriteOrigin | null): number;
  /** This room's own client id. */
  clientId: number;
  /** Whether a resume may be laid out with this template. */
  isTemplate(id: string): boolean;
}

export type ChangeOutcome =
  | {
      ok: true;
      /** What was stored; null when nothing changed. */
      update: Uint8Array | null;
      /** What was cut back to its cap, in words for the person. */
      mended: string | null;
      /** True when parts were left out because something before them has not come. */
      hasGap: boolean;
      /** Which sections it touched. */
      sections: string[];
    }
  | { ok: false; reason: "malformed" | "too_large"; message: string };

/** One of several changes that were made together. */
interface Part {
  sections: string[];
  /** Some of it was left out because something before it has not come. */
  hasGap: boolean;
}

interface ChangeOptions {
  /** Lays out what nobody else may. */
  isSeed?: boolean;
  /** Plain data is not cut back to its caps, but refused. */
  refusesOverflow?: boolean;
  /** Whose plain data it was, and on which state. */
  origin?: WriteOrigin | null;
  /** All of what they did, stored even where others have done the same: what they do next builds on it. */
  said?: readonly Uint8Array[];
}

export type RoomDoc = ReturnType<typeof openRoomDocument>;

export function openRoomDocument(store: DocumentStore) {
  /** At least the content's size: grows with every update, measured anew when it passes the cap. */
  let sizeBound = 0;
  /** The same of the document with its history. */
  let encodedBound = 0;
  /** All of it, encoded; null once something has changed. */
  let whole: Uint8Array | null = null;
  let doc = load();
  let reader = documentReader(doc);

  function load(): Y.Doc {
    const fresh = newDocument();
    sizeBound = 0;
    fresh.transact(() => {
      for (const update of store.load()) {
        sizeBound += update.byteLength;
        Y.applyUpdate(fresh, update);
      }
    });
    encodedBound = sizeBound;
    fresh.clientID = store.clientId;
    whole = null;
    fresh.on("update", () => {
      whole = null;
    });
    return fresh;
  }

  function reset(): void {
    doc.destroy();
    doc = load();
    reader = documentReader(doc);
  }

  function tooLarge(added: number): string | null {
    sizeBound += added;
    encodedBound += added;
    if (sizeBound > CAPS.documentBytes) {
      sizeBound = new TextEncoder().encode(JSON.stringify(reader())).byteLength;
      if (sizeBound > CAPS.documentBytes) return MAX_DOCUMENT_MESSAGE;
    }
    if (encodedBound > ENCODED_CAP_BYTES) {
      encodedBound = Y.encodeStateAsUpdate(doc).byteLength;
      if (encodedBound > ENCODED_CAP_BYTES) return HISTORY_FULL;
    }
    return null;
  }

  function change(
    work: (doc: Y.Doc) => void,
    { isSeed = false, refusesOverflow = false, origin = null, said = [] }: ChangeOptions = {},
  ): ChangeOutcome {
    const produced = [...said];
    const transactions: Y.Transaction[] = [];
    const onUpdate = (update: Uint8Array) => produced.push(update);
    const onTransaction = (transaction: Y.Transaction) => transactions.push(transaction);
    let isStored = false;
    try {
      doc.on("update", onUpdate);
      doc.on("afterTransaction", onTransaction);
      work(doc);
      const hasGap = dropPending(doc);
      const sections = new Set<string>();
      let mended: string | null = null;
      for (const { changed } of isSeed ? [] : [...transactions]) {
        for (const section of changedSections(doc, changed)) sections.add(section);
        const { malformed, overflows } = checkChanges(doc, changed, store.isTemplate);
        if (malformed !== null) return { ok: false, reason: "malformed", message: malformed };
        if (overflows[0] && refusesOverflow) {
          return { ok: false, reason: "too_large", message: overflows[0].message };
        }
        mended ??= overflows[0]?.message ?? null;
        doc.transact(() => {
          for (const { mend } of overflows) mend();
        });
      }
      const update = produced.length > 0 ? Y.mergeUpdates(produced) : null;
      if (update) {
        const message = tooLarge(update.byteLength);
        if (message !== null) return { ok: false, reason: "too_large", message };
        store.append(update, origin);
      }
      isStored = true;
      return { ok: true, update, mended, hasGap, sections: [...sections] };
    } finally {
      doc.off("update", onUpdate);
      doc.off("afterTransaction", onTransaction);
      if (!isStored) reset();
    }
  }

  /**
   * Several people's changes as one, in one stored row; null, and nothing is done, where any of them could
   * not be taken as it is: then each is looked at by itself.
   */
  function changeTogether(
    works: ReadonlyArray<(doc: Y.Doc) => void>,
  ): { update: Uint8Array | null; parts: Part[] } | null {
    let update: Uint8Array | null = null;
    const onUpdate = (made: Uint8Array) => {
      update = made;
    };
    const parts: Part[] = [];
    let isSound = false;
    doc.on("update", onUpdate);
    try {
      doc.transact((transaction) => {
        for (const work of works) parts.push(partOf(transaction, work));
        const { malformed, overflows } = checkChanges(doc, transaction.changed, store.isTemplate);
        isSound = malformed === null && overflows.length === 0;
      });
      const made = update as Uint8Array | null;
      if (isSound && made) isSound = tooLarge(made.byteLength) === null;
      if (!isSound) return null;
      if (made) store.append(made, null);
      return { update: made, parts };
    } catch {
      isSound = false;
      return null;
    } finally {
      doc.off("update", onUpdate);
      if (!isSound) reset();
    }
  }

  return {
    doc: () => doc,
    read: (): RoomDocument | null => reader(),
    change,
    changeTogether,
    /**
     * What somebody with this state lacks. Those who have nothing all get the same: it costs a millisecond
     * for 100 kB, so it is kept until something changes.
     */
    missingAt(stateVector: Uint8Array): Uint8Array {
      if (stateVector.length > 1) return Y.encodeStateAsUpdate(doc, stateVector);
      whole ??= Y.encodeStateAsUpdate(doc);
      return whole;
    },
  };
}

/** What one piece of work has touched within a transaction of several. */
function partOf(transaction: Y.Transaction, work: (doc: Y.Doc) => void): Part {
  const { doc, changed } = transaction;
  const own: Y.Transaction["changed"] = new Map();
  transaction.changed = own;
  work(doc);
  transaction.changed = changed;
  for (const [type, keys] of own) {
    const before = changed.get(type);
    changed.set(type, before ? new Set([...before, ...keys]) : keys);
  }
  return { sections: changedSections(doc, own), hasGap: dropPending(doc) };
}

/**
 * Structs that wait for others are neither stored nor shown, yet would be sent on for ever; so none is
 * kept, and the sender is asked for everything that the room lacks.
 */
function dropPending(doc: Y.Doc): boolean {
  const { store } = doc;
  const hasGap = store.pendingStructs !== null || store.pendingDs !== null;
  store.pendingStructs = null;
  store.pendingDs = null;
  return hasGap;
}
