/**
 * This browser's copy of a resume, so that unsent edits survive a closed tab. One database a person,
 * resume and epoch; it also keeps how many edits were unsaved, and a client id for a page that
 * starts before the server has answered.
 */
import { IndexeddbPersistence } from "y-indexeddb";
import type * as Y from "yjs";

export interface CopyOwner {
  userId: string;
  resumeId: string;
}
export type OfflineCopy = NonNullable<Awaited<ReturnType<typeof openOfflineCopy>>>;

/** A browser may refuse storage, or hang on it; then the page works without a copy. */
const OPEN_TIMEOUT_MS = 3_000;
const SPARE = "spare";
const EDITS = "edits:";

const databaseName = (owner: CopyOwner, epoch: string) =>
  `covitae-room:${owner.userId}:${owner.resumeId}:${epoch}`;
const pointerKey = (owner: CopyOwner) => `covitae-epoch:${owner.userId}:${owner.resumeId}`;

/** The epoch of the copy this browser holds; null where it holds none. */
export function copiedEpoch(owner: CopyOwner): string | null {
  try {
    return localStorage.getItem(pointerKey(owner));
  } catch {
    return null;
  }
}

/** Loads the copy into the document and keeps it up to date; null where storage is refused. */
export async function openOfflineCopy(doc: Y.Doc, owner: CopyOwner, epoch: string) {
  try {
    localStorage.setItem(pointerKey(owner), epoch);
  } catch {
    return null;
  }
  const persistence = await open(databaseName(owner, epoch), doc);
  const db = persistence?.db;
  if (!persistence || !db) return null;
  const own = `${EDITS}${crypto.randomUUID()}`;
  let earlierEdits = 0;
  for (const [key, count] of await readEdits(db)) {
    earlierEdits += count;
    put(db, key, undefined);
  }
  let remembered = earlierEdits;
  put(db, own, earlierEdits || undefined);
  return {
    /** How many edits earlier pages left unsaved. */
    earlierEdits,
    rememberEdits(count: number): void {
      if (count !== remembered) put(db, own, count || undefined);
      remembered = count;
    },
    /** Handed out once: two pages that wrote under one id would never agree again. */
    takeSpare: () => takeSpare(db),
    keepSpare: (clientId: number) => put(db, SPARE, clientId),
    close: () => void persistence.destroy(),
  };
}

/** Edits that are only in this browser, for the warning before a logout. */
export async function countUnsavedEdits(userId: string): Promise<number> {
  let count = 0;
  for (const name of await databasesOf(userId)) {
    const db = await request(indexedDB.open(name));
    for (const edits of (await readEdits(db)).values()) count += edits;
    db.close();
  }
  return count;
}

/** After a logout nothing of this person's resumes stays in the browser. A forced 401 keeps it. */
export async function deleteOfflineCopies(userId: string): Promise<void> {
  for (const name of await databasesOf(userId)) indexedDB.deleteDatabase(name);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`covitae-epoch:${userId}:`)) localStorage.removeItem(key);
  }
}

async function databasesOf(userId: string): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) =>
    name?.startsWith(`covitae-room:${userId}:`) ? [name] : [],
  );
}

async function open(name: string, doc: Y.Doc): Promise<IndexeddbPersistence | null> {
  try {
    // The library does not answer when opening fails, so that is tried first, under another name.
    (await request(indexedDB.open("covitae-probe"))).close();
  } catch {
    return null;
  }
  const persistence = new IndexeddbPersistence(name, doc);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), OPEN_TIMEOUT_MS);
  });
  const opened = await Promise.race([persistence.whenSynced, late]);
  clearTimeout(timer);
  return opened;
}

async function readEdits(db: IDBDatabase): Promise<Map<string, number>> {
  if (!db.objectStoreNames.contains("custom")) return new Map();
  const store = db.transaction("custom", "readonly").objectStore("custom");
  const range = IDBKeyRange.bound(EDITS, `${EDITS}\uffff`);
  const [keys, counts] = await Promise.all([
    request(store.getAllKeys(range)),
    request(store.getAll(range)),
  ]);
  return new Map(keys.map((key, i) => [String(key), Number(counts[i])]));
}

async function takeSpare(db: IDBDatabase): Promise<number | null> {
  const store = db.transaction("custom", "readwrite").objectStore("custom");
  const spare: unknown = await request(store.get(SPARE));
  if (typeof spare !== "number") return null;
  await request(store.delete(SPARE));
  return spare;
}

function put(db: IDBDatabase, key: string, value: number | undefined): void {
  try {
    const store = db.transaction("custom", "readwrite").objectStore("custom");
    if (value === undefined) store.delete(key);
    else store.put(value, key);
  } catch {
    // The page is closing; the count is mended at the next sync.
  }
}

function request<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
