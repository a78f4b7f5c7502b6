/**
 * This browser's copy of a resume, so that unsent edits survive a closed tab. One database a person,
 * resume and epoch; it also keeps how many edits were unsaved, and a client id for a page that
 * starts before the server has answered.
 */
import { IndexeddbPersistence, PREFERRED_TRIM_SIZE, storeState } from "y-indexeddb";
import * as Y from "yjs";
import {
  type CopyOwner,
  databaseName,
  EDITS,
  pointerKey,
  readEdits,
  request,
} from "./offline-databases.ts";

export type OfflineCopy = NonNullable<Awaited<ReturnType<typeof openOfflineCopy>>>;

/** A browser may refuse storage, or hang on it; then the page works without a copy. */
const OPEN_TIMEOUT_MS = 3_000;
const SPARE = "spare";
const BASE = "base";
/** The library's stores. */
const UPDATES = "updates";
const CUSTOM = "custom";
/** A write costs more than drawing the keystroke: it gets a task of its own, at once, since a page may close. */
const WRITE_AFTER_MS = 0;
/** Many small updates are folded into one once typing rests. */
const TRIM_AFTER_MS = 1_000;

/** The epoch of the copy this browser holds; null where it holds none. */
export function copiedEpoch(owner: CopyOwner): string | null {
  try {
    return localStorage.getItem(pointerKey(owner));
  } catch {
    return null;
  }
}

/** After a rebuild: the page then starts from what the server has. */
export function forgetCopy(owner: CopyOwner, epoch: string, isKeptElsewhere: boolean): void {
  try {
    localStorage.removeItem(pointerKey(owner));
    if (isKeptElsewhere) indexedDB.deleteDatabase(databaseName(owner, epoch));
  } catch {
    // Refused: then there is no copy to forget.
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
  let edits = earlierEdits;
  let remembered = earlierEdits;
  let waiting: Uint8Array[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trimming: ReturnType<typeof setTimeout> | undefined;
  put(db, own, earlierEdits || undefined);

  function later(): void {
    timer ??= setTimeout(flush, WRITE_AFTER_MS);
  }
  /** Not the library's own write: text and count go together, and are the browser's at once. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const update = waiting.length > 0 ? Y.mergeUpdates(waiting) : null;
    if (!update && edits === remembered) return;
    waiting = [];
    remembered = edits;
    write(db as IDBDatabase, (store) => {
      if (update) store(UPDATES).add(update);
      putInto(store(CUSTOM), own, edits || undefined);
    });
    if (update) trim();
  }
  function trim(): void {
    if (!persistence || ++persistence._dbsize < PREFERRED_TRIM_SIZE) return;
    clearTimeout(trimming);
    trimming = setTimeout(() => void storeState(persistence, false), TRIM_AFTER_MS);
  }
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === persistence) return;
    waiting.push(update);
    later();
  };
  doc.off("update", persistence._storeUpdate);
  doc.on("update", onUpdate);

  return {
    /** How many edits earlier pages left unsaved. */
    earlierEdits,
    rememberEdits(count: number): void {
      edits = count;
      if (edits !== remembered) later();
    },
    /** Writes at once what waits, as the page goes away. */
    flush,
    /** Handed out once: two pages that wrote under one id would never agree again. */
    takeSpare: () => takeSpare(db),
    keepSpare: (clientId: number) => put(db, SPARE, clientId),
    /** What the server had when the edits without it began. */
    keepBase: (resume: object) => put(db, BASE, resume),
    readBase: async (): Promise<unknown> =>
      (await request(db.transaction(CUSTOM, "readonly").objectStore(CUSTOM).get(BASE))) ?? null,
    close() {
      flush();
      clearTimeout(trimming);
      doc.off("update", onUpdate);
      void persistence.destroy();
    },
  };
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

async function takeSpare(db: IDBDatabase): Promise<number | null> {
  const store = db.transaction(CUSTOM, "readwrite").objectStore(CUSTOM);
  const spare: unknown = await request(store.get(SPARE));
  if (typeof spare !== "number") return null;
  await request(store.delete(SPARE));
  return spare;
}

const put = (db: IDBDatabase, key: string, value: number | object | undefined) =>
  write(db, (store) => putInto(store(CUSTOM), key, value));

function putInto(store: IDBObjectStore, key: string, value: number | object | undefined): void {
  if (value === undefined) store.delete(key);
  else store.put(value, key);
}

/** One transaction that waits for no answer: without the commit, a page that closes first takes it along. */
function write(db: IDBDatabase, work: (store: (name: string) => IDBObjectStore) => void): void {
  try {
    const transaction = db.transaction([UPDATES, CUSTOM], "readwrite");
    work((name) => transaction.objectStore(name));
    transaction.commit();
  } catch {
    // The page is closing; the count is mended at the next sync.
  }
}
