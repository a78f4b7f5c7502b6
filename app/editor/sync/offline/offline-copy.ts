/**
 * This browser's copy of a resume, so that unsynced edits survive a closed tab. One database per
 * user, resume and epoch (a document that the server rebuilds has a new epoch). It also stores the
 * number of unsaved edits, and a reserved client id for a page that starts offline.
 */
import * as Y from "yjs";
import { runAfterKey } from "#app/editor/sync/after-key.ts";
import {
  databaseName,
  epochKey,
  type OfflineCopyOwner,
  readUnsavedCounts,
  UNSAVED_COUNT_PREFIX,
} from "./offline-databases.ts";
import { openUpdateStore } from "./update-store.ts";

export type OfflineCopy = NonNullable<Awaited<ReturnType<typeof openOfflineCopy>>>;

/** Key of the Yjs client id that the next page may use before the server answers. */
const RESERVED_CLIENT_ID = "spare";
/** Key of the resume as the server had it before the unsaved edits. */
const BASE = "base";
/** Many small updates are merged into one when typing pauses. */
const FOLD_DELAY_MS = 1_000;
/**
 * Delay before trying again, after a write that the browser refused because its storage is full.
 */
const RETRY_DELAY_MS = 5_000;
/** Transaction origin of updates read from the copy, which must not be written back to it. */
const FROM_COPY = Symbol("offline copy");

/**
 * Loads the copy into the document and keeps it up to date; null if storage is denied.
 * @param onStorageChange called when the browser begins to refuse writes, and when it accepts them
 * again
 */
export async function openOfflineCopy(
  doc: Y.Doc,
  owner: OfflineCopyOwner,
  epoch: string,
  onStorageChange: () => void = () => {},
) {
  try {
    localStorage.setItem(epochKey(owner), epoch);
  } catch {
    return null;
  }
  const store = await openUpdateStore(databaseName(owner, epoch), onWrite);
  if (!store) return null;
  const editsKey = `${UNSAVED_COUNT_PREFIX}${crypto.randomUUID()}`;
  let earlierEdits = 0;
  for (const [key, count] of await readUnsavedCounts(store.db)) {
    earlierEdits += count;
    store.put(key, undefined);
  }
  let edits = earlierEdits;
  let storedEdits = earlierEdits;
  let pending: Uint8Array[] = [];
  let isWriteQueued = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let foldTimer: ReturnType<typeof setTimeout> | undefined;
  let wasLastStored = true;
  let isClosed = false;

  const updates = await store.readUpdates();
  // The state vector of an empty document is one byte.
  const existingUpdate =
    Y.encodeStateVector(doc).byteLength > 1 ? Y.encodeStateAsUpdate(doc) : null;
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  }, FROM_COPY);
  store.add(existingUpdate, editsKey, earlierEdits || undefined);

  /**
   * A write takes longer than rendering a keystroke, so it runs in a task after it, but without
   * delay: the page may close.
   */
  function scheduleWrite(): void {
    if (isWriteQueued || retryTimer !== undefined) return;
    isWriteQueued = true;
    runAfterKey(flush);
  }
  function onWrite(isStored: boolean): void {
    // Updates are useless if an earlier one was lost, so the next write contains the whole
    // document.
    if (!isStored && !isClosed) {
      pending = [Y.encodeStateAsUpdate(doc)];
      if (!isWriteQueued) retryTimer ??= setTimeout(flush, RETRY_DELAY_MS);
    }
    if (isStored === wasLastStored) return;
    wasLastStored = isStored;
    onStorageChange();
  }
  function flush(): void {
    isWriteQueued = false;
    clearTimeout(retryTimer);
    retryTimer = undefined;
    const update = pending.length > 0 ? Y.mergeUpdates(pending) : null;
    if (!update && edits === storedEdits) return;
    pending = [];
    storedEdits = edits;
    store?.add(update, editsKey, edits || undefined);
    if (!store?.needsFolding()) return;
    clearTimeout(foldTimer);
    foldTimer = setTimeout(() => void store.fold().catch(() => undefined), FOLD_DELAY_MS);
  }
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === FROM_COPY) return;
    pending.push(update);
    scheduleWrite();
  };
  doc.on("update", onUpdate);

  return {
    /** How many edits earlier pages left unsaved. */
    earlierEdits,
    setUnsavedCount(count: number): void {
      edits = count;
      if (edits !== storedEdits) scheduleWrite();
    },
    /** False while the browser refuses writes. */
    isStored: () => wasLastStored,
    /** Writes what is pending at once, because the page is closing. */
    flush,
    /**
     * Returns it to one page only: the documents of two pages with the same client id would never
     * converge.
     */
    async takeReservedClientId(): Promise<number | null> {
      const clientId = await store.take(RESERVED_CLIENT_ID);
      return typeof clientId === "number" ? clientId : null;
    },
    saveReservedClientId: (clientId: number) => store.put(RESERVED_CLIENT_ID, clientId),
    /** Stores the server's last state before the edits that it lacks. */
    saveBase: (resume: object) => store.put(BASE, resume),
    readBase: async (): Promise<unknown> => (await store.read(BASE)) ?? null,
    putValue: (key: string, value: object) => store.put(key, value),
    readValue: (key: string): Promise<unknown> => store.read(key),
    close() {
      flush();
      isClosed = true;
      clearTimeout(foldTimer);
      doc.off("update", onUpdate);
      store.close();
    },
  };
}
