/**
 * Names of this browser's offline databases and keys, and their deletion at logout. An epoch names one build of a
 * resume's document: the server may rebuild it under another one, and edits of the old build cannot be merged into it.
 */

import { clearDrafts } from "./job-draft.ts";

export interface OfflineCopyOwner {
  userId: string;
  resumeId: string;
}

/** The object store for values beside the document's updates. */
export const VALUES = "custom";
/** Prefix of the keys under which each page counts its unsaved edits. */
export const UNSAVED_COUNT_PREFIX = "edits:";

export const databaseName = (owner: OfflineCopyOwner, epoch: string) =>
  `covitae-room:${owner.userId}:${owner.resumeId}:${epoch}`;
/** Key of the edits that were stashed when their resume was rebuilt. */
export const stashKey = (owner: OfflineCopyOwner) =>
  `covitae-unsent:${owner.userId}:${owner.resumeId}`;
export const epochKey = (owner: OfflineCopyOwner) =>
  `covitae-epoch:${owner.userId}:${owner.resumeId}`;

/** The epoch of the copy in this browser; null if there is none. */
export function storedEpoch(owner: OfflineCopyOwner): string | null {
  try {
    return localStorage.getItem(epochKey(owner));
  } catch {
    return null;
  }
}

/**
 * Deletes the copy after a rebuild, so that the page starts from the server's document.
 *
 * @param isStashed whether its unsent edits are stashed or unwanted; otherwise its database is kept
 */
export function deleteOfflineCopy(
  owner: OfflineCopyOwner,
  epoch: string,
  isStashed: boolean,
): void {
  try {
    localStorage.removeItem(epochKey(owner));
    if (isStashed) indexedDB.deleteDatabase(databaseName(owner, epoch));
  } catch {
    // Storage is denied, so there is no copy.
  }
}

/** Counts edits that are only in this browser, for the warning before a logout. */
export async function countUnsavedEdits(userId: string): Promise<number> {
  let count = 0;
  for (const name of await listDatabases(userId)) {
    const db = await toPromise(indexedDB.open(name));
    for (const edits of (await readUnsavedCounts(db)).values()) count += edits;
    db.close();
  }
  const isStash = (key: string) => key.startsWith(`covitae-unsent:${userId}:`);
  return count + Object.keys(localStorage).filter(isStash).length;
}

/** Deletes this user's resumes from the browser at logout. They are kept when a session expires. */
export async function deleteOfflineCopies(userId: string): Promise<void> {
  // First, because the rest throws if storage is denied.
  clearDrafts();
  for (const name of await listDatabases(userId)) indexedDB.deleteDatabase(name);
  for (const key of Object.keys(localStorage)) {
    const isOwned = [`covitae-epoch:${userId}:`, `covitae-unsent:${userId}:`].some((prefix) =>
      key.startsWith(prefix),
    );
    if (isOwned) localStorage.removeItem(key);
  }
}

async function listDatabases(userId: string): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) =>
    name?.startsWith(`covitae-room:${userId}:`) ? [name] : [],
  );
}

/** The number of unsaved edits of each page that has had this database open, by its key. */
export async function readUnsavedCounts(db: IDBDatabase): Promise<Map<string, number>> {
  if (!db.objectStoreNames.contains(VALUES)) return new Map();
  const store = db.transaction(VALUES, "readonly").objectStore(VALUES);
  const range = IDBKeyRange.bound(UNSAVED_COUNT_PREFIX, `${UNSAVED_COUNT_PREFIX}\uffff`);
  const [keys, counts] = await Promise.all([
    toPromise(store.getAllKeys(range)),
    toPromise(store.getAll(range)),
  ]);
  return new Map(keys.map((key, i) => [String(key), Number(counts[i])]));
}

/** Resolves with the request's result, rejects with its error. */
export function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
