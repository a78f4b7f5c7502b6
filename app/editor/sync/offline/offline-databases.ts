/** The databases of this browser's offline copies: their names, and clearing them away at a logout. */

import { forgetDrafts } from "./job-draft.ts";

export interface CopyOwner {
  userId: string;
  resumeId: string;
}

/** Keys of the counts of unsaved edits, one for each page that wrote. */
export const EDITS = "edits:";

export const databaseName = (owner: CopyOwner, epoch: string) =>
  `covitae-room:${owner.userId}:${owner.resumeId}:${epoch}`;
/** Edits set aside when their resume was rebuilt. */
export const unsentKey = (owner: CopyOwner) => `covitae-unsent:${owner.userId}:${owner.resumeId}`;
export const pointerKey = (owner: CopyOwner) => `covitae-epoch:${owner.userId}:${owner.resumeId}`;

/** Edits that are only in this browser, for the warning before a logout. */
export async function countUnsavedEdits(userId: string): Promise<number> {
  let count = 0;
  for (const name of await databasesOf(userId)) {
    const db = await request(indexedDB.open(name));
    for (const edits of (await readEdits(db)).values()) count += edits;
    db.close();
  }
  const isUnsent = (key: string) => key.startsWith(`covitae-unsent:${userId}:`);
  return count + Object.keys(localStorage).filter(isUnsent).length;
}

/** After a logout nothing of this person's resumes stays in the browser. A forced 401 keeps it. */
export async function deleteOfflineCopies(userId: string): Promise<void> {
  for (const name of await databasesOf(userId)) indexedDB.deleteDatabase(name);
  for (const key of Object.keys(localStorage)) {
    const isOurs = [`covitae-epoch:${userId}:`, `covitae-unsent:${userId}:`].some((start) =>
      key.startsWith(start),
    );
    if (isOurs) localStorage.removeItem(key);
  }
  forgetDrafts(localStorage);
}

async function databasesOf(userId: string): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) =>
    name?.startsWith(`covitae-room:${userId}:`) ? [name] : [],
  );
}

export async function readEdits(db: IDBDatabase): Promise<Map<string, number>> {
  if (!db.objectStoreNames.contains("custom")) return new Map();
  const store = db.transaction("custom", "readonly").objectStore("custom");
  const range = IDBKeyRange.bound(EDITS, `${EDITS}\uffff`);
  const [keys, counts] = await Promise.all([
    request(store.getAllKeys(range)),
    request(store.getAll(range)),
  ]);
  return new Map(keys.map((key, i) => [String(key), Number(counts[i])]));
}

export function request<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
