/**
 * This browser's copy of a resume, so that unsent edits survive a closed tab. One database per person, resume and
 * epoch; it also keeps the number of unsaved edits, and a client id for a page that starts before the server has
 * answered.
 */
import * as Y from "yjs";
import { type CopyOwner, databaseName, EDITS, pointerKey, readEdits } from "./offline-databases.ts";
import { openUpdateStore } from "./update-store.ts";

export type OfflineCopy = NonNullable<Awaited<ReturnType<typeof openOfflineCopy>>>;

const SPARE = "spare";
const BASE = "base";
/** A write costs more than drawing the keystroke: it gets a task of its own, at once, since a page may close. */
const WRITE_AFTER_MS = 0;
/** Many small updates are folded into one once typing pauses. */
const FOLD_AFTER_MS = 1_000;
/** Transaction origin of what is read from the copy, which is not written back to it. */
const FROM_COPY = Symbol("offline copy");

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
  const store = await openUpdateStore(databaseName(owner, epoch));
  if (!store) return null;
  const editsKey = `${EDITS}${crypto.randomUUID()}`;
  let earlierEdits = 0;
  for (const [key, count] of await readEdits(store.db)) {
    earlierEdits += count;
    store.put(key, undefined);
  }
  let edits = earlierEdits;
  let storedEdits = earlierEdits;
  let pending: Uint8Array[] = [];
  let writeTimer: ReturnType<typeof setTimeout> | undefined;
  let foldTimer: ReturnType<typeof setTimeout> | undefined;

  const updates = await store.readUpdates();
  const beforeCopy = Y.encodeStateVector(doc).byteLength > 1 ? Y.encodeStateAsUpdate(doc) : null;
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  }, FROM_COPY);
  store.add(beforeCopy, editsKey, earlierEdits || undefined);

  function scheduleWrite(): void {
    writeTimer ??= setTimeout(flush, WRITE_AFTER_MS);
  }
  function flush(): void {
    clearTimeout(writeTimer);
    writeTimer = undefined;
    const update = pending.length > 0 ? Y.mergeUpdates(pending) : null;
    if (!update && edits === storedEdits) return;
    pending = [];
    storedEdits = edits;
    store?.add(update, editsKey, edits || undefined);
    if (!store?.needsFolding()) return;
    clearTimeout(foldTimer);
    foldTimer = setTimeout(() => void store.fold().catch(() => undefined), FOLD_AFTER_MS);
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
    rememberEdits(count: number): void {
      edits = count;
      if (edits !== storedEdits) scheduleWrite();
    },
    /** Writes at once what is pending, as the page goes away. */
    flush,
    /** Handed out once: two pages that wrote under one client id would never converge again. */
    async takeSpare(): Promise<number | null> {
      const spare = await store.take(SPARE);
      return typeof spare === "number" ? spare : null;
    },
    keepSpare: (clientId: number) => store.put(SPARE, clientId),
    /** The server's last state before edits that it does not have. */
    keepBase: (resume: object) => store.put(BASE, resume),
    readBase: async (): Promise<unknown> => (await store.read(BASE)) ?? null,
    close() {
      flush();
      clearTimeout(foldTimer);
      doc.off("update", onUpdate);
      store.close();
    },
  };
}
