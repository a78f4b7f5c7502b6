/**
 * This browser's copy of a resume, so that unsent edits survive a closed tab. One database a person,
 * resume and epoch; it also keeps how many edits were unsaved, and a client id for a page that
 * starts before the server has answered.
 */
import { IndexeddbPersistence } from "y-indexeddb";
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
/** A write costs more than drawing the keystroke: it gets a task of its own, at once, since a page may close. */
const WRITE_AFTER_MS = 0;

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
  put(db, own, earlierEdits || undefined);

  function later(): void {
    timer ??= setTimeout(flush, WRITE_AFTER_MS);
  }
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0) persistence?._storeUpdate(Y.mergeUpdates(waiting), null);
    waiting = [];
    if (edits !== remembered) put(db as IDBDatabase, own, edits || undefined);
    remembered = edits;
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
      (await request(db.transaction("custom", "readonly").objectStore("custom").get(BASE))) ?? null,
    close() {
      flush();
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
  const store = db.transaction("custom", "readwrite").objectStore("custom");
  const spare: unknown = await request(store.get(SPARE));
  if (typeof spare !== "number") return null;
  await request(store.delete(SPARE));
  return spare;
}

function put(db: IDBDatabase, key: string, value: number | object | undefined): void {
  try {
    const store = db.transaction("custom", "readwrite").objectStore("custom");
    if (value === undefined) store.delete(key);
    else store.put(value, key);
  } catch {
    // The page is closing; the count is mended at the next sync.
  }
}
