/**
 * Stores a Yjs document's updates in an IndexedDB database, with a second object store for other
 * values. Names and keys are those of y-indexeddb, because earlier releases created databases with
 * it.
 */
import * as Y from "yjs";
import { toPromise, VALUES } from "./offline-databases.ts";

const UPDATES = "updates";
/** Some browsers hang on storage instead of denying it; the page then works without a copy. */
const OPEN_TIMEOUT_MS = 3_000;
/** The number of stored updates at which they are merged into one. */
const FOLD_AT_UPDATES = 500;

type Value = number | object | undefined;

/**
 * Null if the browser denies storage or does not answer in time.
 * @param onWrite called after each write; `isStored` is false if the browser refused it, as when
 * its storage is full
 */
export async function openUpdateStore(name: string, onWrite: (isStored: boolean) => void) {
  const db = await openDatabase(name);
  if (!db) return null;
  let storedCount = 0;

  /** Commits explicitly: otherwise a page that closes would abort the transaction. */
  function write(change: (updates: IDBObjectStore, values: IDBObjectStore) => void): void {
    try {
      const transaction = db?.transaction([UPDATES, VALUES], "readwrite");
      if (!transaction) return;
      transaction.oncomplete = () => onWrite(true);
      transaction.onabort = () => onWrite(false);
      change(transaction.objectStore(UPDATES), transaction.objectStore(VALUES));
      transaction.commit();
    } catch {
      // The page is closing; the next sync corrects the count of unsaved edits.
    }
  }

  return {
    db,
    async readUpdates(): Promise<Uint8Array[]> {
      const updates = await toPromise<Uint8Array[]>(
        db.transaction(UPDATES, "readonly").objectStore(UPDATES).getAll(),
      );
      storedCount = updates.length;
      return updates;
    },
    /** One transaction, so that an update and its count are stored together. */
    add(update: Uint8Array | null, key: string, value: Value): void {
      if (update) storedCount++;
      write((updates, values) => {
        if (update) updates.add(update);
        putValue(values, key, value);
      });
    },
    put(key: string, value: Value): void {
      write((_updates, values) => putValue(values, key, value));
    },
    read: (key: string): Promise<unknown> =>
      toPromise(db.transaction(VALUES, "readonly").objectStore(VALUES).get(key)),
    /** Reads and deletes a value in one transaction, so that no second page gets it. */
    async take(key: string): Promise<unknown> {
      const store = db.transaction(VALUES, "readwrite").objectStore(VALUES);
      const value: unknown = await toPromise(store.get(key));
      if (value !== undefined) await toPromise(store.delete(key));
      return value;
    },
    needsFolding: () => storedCount >= FOLD_AT_UPDATES,
    /** Merges all updates into one without deleted content, including those that other tabs wrote. */
    async fold(): Promise<void> {
      const store = db.transaction(UPDATES, "readwrite").objectStore(UPDATES);
      const [keys, updates] = await Promise.all([
        toPromise(store.getAllKeys()),
        toPromise<Uint8Array[]>(store.getAll()),
      ]);
      const last = keys.at(-1);
      if (last === undefined) return;
      const doc = new Y.Doc();
      doc.transact(() => {
        for (const update of updates) Y.applyUpdate(doc, update);
      });
      store.delete(IDBKeyRange.upperBound(last));
      await toPromise(store.add(Y.encodeStateAsUpdate(doc)));
      doc.destroy();
      storedCount = 1;
    },
    close: () => db.close(),
  };
}

function putValue(store: IDBObjectStore, key: string, value: Value): void {
  if (value === undefined) store.delete(key);
  else store.put(value, key);
}

async function openDatabase(name: string): Promise<IDBDatabase | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(UPDATES, { autoIncrement: true });
      opening.result.createObjectStore(VALUES);
    };
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), OPEN_TIMEOUT_MS);
    });
    const db = await Promise.race([toPromise(opening), timeout]);
    // Another tab may delete the database at logout, which waits until every connection is closed.
    if (db) db.onversionchange = () => db.close();
    return db;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
