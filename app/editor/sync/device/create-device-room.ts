/**
 * Opens the resume that is kept in this browser for a person without an account: a Room without a
 * server.
 */
import * as v from "valibot";
import * as Y from "yjs";
import type { Thread } from "#app/core/collab/comments/discussion.ts";
import type { DiscussionCommand } from "#app/core/collab/comments/discussion-commands.ts";
import { isSeeded } from "#app/core/collab/document/layout.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import { createCommentStore } from "#app/editor/sync/collaboration/comment-store.ts";
import { createPresenceStore } from "#app/editor/sync/collaboration/presence-store.ts";
import type { OpenedRoom } from "#app/editor/sync/create-room.ts";
import { createEditHistory } from "#app/editor/sync/edit-history.ts";
import { type OfflineCopy, openOfflineCopy } from "#app/editor/sync/offline/offline-copy.ts";
import { observePageLifecycle } from "#app/editor/sync/page-lifecycle.ts";
import { createResumeDocument } from "#app/editor/sync/resume-document.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { createRoomEdits } from "#app/editor/sync/room-edits.ts";
import {
  INITIAL_STATE,
  type RoomState,
  reuseIfEqual,
  type SaveState,
} from "#app/editor/sync/room-state.ts";
import { TEXTS } from "#app/editor/sync/texts.ts";
import { createDeviceComments } from "./device-comments.ts";
import type { DeviceResume } from "./device-resume.client.ts";
import {
  DEVICE_OWNER,
  eraseDeviceResume,
  onDeviceResumeGone,
  readDeviceTitle,
  storeDeviceTitle,
} from "./device-storage.ts";
import { connectDeviceTabs } from "./device-tabs.ts";
import { type InMemoryResume, inMemoryResume, setInMemoryResume } from "./in-memory-resume.ts";

/** How long to wait for the document; another tab sends at once what the storage lacks. */
const MISSING_TIMEOUT_MS = 3_000;
const COMMENTS = "comments";
const PHOTO = "photo";
const photoSchema = v.object({ image: v.string(), visible: v.boolean() });
/** Written by this product; only its shape is checked, since another release may have written it. */
const threadsSchema = v.array(v.looseObject({ id: v.number(), comments: v.array(v.any()) }));

const YOU: Person = { userId: "device", name: TEXTS.you, sessionId: "device", role: "owner" };

export interface OpenedDeviceRoom extends OpenedRoom {
  threads(): readonly Thread[];
  /** The photo of the imported file; the document itself has none. */
  photo(): ImportedPhoto | null;
}

/**
 * Gone: another tab has erased the resume, replaced it or moved it into an account, or only its
 * epoch was stored. Unreadable: the resume may exist, but its storage can't be opened now.
 */
export type DeviceLoss = "gone" | "unreadable";

/** @param onLost called if the resume can't be opened, or another tab has removed it */
export function createDeviceRoom(
  /** The epoch names the stored document; see DeviceResume. */
  { epoch, initial }: DeviceResume,
  onLost: (reason: DeviceLoss) => void = () => {},
): OpenedDeviceRoom {
  const document = createResumeDocument();
  const { doc } = document;
  const listeners = new Set<() => void>();
  // What this tab kept in memory from an earlier page, because the browser could not store it.
  const inMemory = inMemoryResume()?.epoch === epoch ? inMemoryResume() : null;
  let copy: OfflineCopy | null = null;
  let photo: ImportedPhoto | null = null;
  let isOpen = false;
  let isClosed = false;
  let missingTimer: ReturnType<typeof setTimeout> | undefined;
  let state: RoomState = {
    ...INITIAL_STATE,
    connection: { kind: "device" },
    role: "owner",
    title: inMemory?.title ?? readDeviceTitle(),
  };

  const comments = createCommentStore({
    resumeId: DEVICE_OWNER.resumeId,
    isLive: () => true,
    send: (frame) => threads.handle(JSON.parse(frame) as DiscussionCommand),
  });
  const threads = createDeviceComments({
    doc,
    you: YOU,
    onEvent: comments.handleEvent,
    onLocalChange(change, all) {
      copy?.putValue(COMMENTS, all as Thread[]);
      tabs.sendComments(change);
    },
  });
  const presence = createPresenceStore({
    doc,
    isOn: false,
    isLive: () => false,
    sendAwareness() {},
    onSkipped() {},
  });
  const tabs = connectDeviceTabs({
    doc,
    epoch,
    onTitle: (title) => update({ title }),
    onComments: threads.apply,
  });

  const hasOfflineCopy = () => copy?.isStored() ?? false;
  function saveState(): SaveState {
    if (!isOpen) return { kind: "loading" };
    return hasOfflineCopy() ? { kind: "local" } : { kind: "tabOnly" };
  }
  function update(change: Partial<RoomState> = {}): void {
    if (isClosed) return;
    document.refreshSnapshot();
    const templateId = document.read()?.templateId ?? null;
    const isReady = templateId !== null;
    const next = { ...state, ...change, templateId, isReady, hasSynced: isReady };
    state = reuseIfEqual(state, { ...next, saveState: saveState() });
    document.notifyTexts(false);
    for (const listener of listeners) listener();
  }

  async function open(): Promise<void> {
    if (initial) Y.applyUpdate(doc, initial.update);
    if (inMemory) Y.applyUpdate(doc, inMemory.update);
    copy = await openOfflineCopy(doc, DEVICE_OWNER, epoch, () => update()).catch(() => null);
    const values = Promise.all([copy?.readValue(COMMENTS), copy?.readValue(PHOTO)]);
    const stored = await values.catch(() => null);
    if (isClosed) return copy?.close();
    // Another tab may send the text, but moving the resume into an account would erase comments
    // that could not be read.
    if (!stored || !(copy || initial || inMemory)) return closeAsLost("unreadable");
    const [storedThreads, storedPhoto] = stored;
    photo = initial?.photo ?? inMemory?.photo ?? parseOrNull(photoSchema, storedPhoto);
    if (initial?.photo) copy?.putValue(PHOTO, initial.photo);
    isOpen = true;
    // The random client id that Yjs chose is enough; ids issued by a server are needed only
    // when there is a server.
    document.assignClientId(doc.clientID);
    const initialThreads = inMemory?.threads ?? parseOrNull(threadsSchema, storedThreads) ?? [];
    threads.load(initialThreads as Thread[]);
    doc.on("update", () => update());
    tabs.requestMissing();
    update();
    if (!state.isReady) missingTimer = setTimeout(giveUpIfMissing, MISSING_TIMEOUT_MS);
  }
  /**
   * With full storage the browser may have stored only the epoch, and the page that had the rest is
   * closed.
   */
  function giveUpIfMissing(): void {
    if (state.isReady) return;
    closeAsLost(copy !== null && !isSeeded(doc) ? "gone" : "unreadable");
  }
  function closeAsLost(reason: DeviceLoss): void {
    close();
    if (reason === "gone") eraseDeviceResume();
    onLost(reason);
  }
  const stopListening = onDeviceResumeGone(epoch, () => onLost("gone"));
  const stopObservingPage = observePageLifecycle({
    onHide: () => copy?.flush(),
    onResume() {},
    onOffline() {},
  });
  void open();

  const toInMemory = (): InMemoryResume => ({
    epoch,
    photo,
    title: state.title ?? "",
    update: Y.encodeStateAsUpdate(doc),
    threads: [...threads.threads()],
  });

  function close(): void {
    if (isClosed) return;
    clearTimeout(missingTimer);
    // Nothing is kept in memory if the resume is stored: it would be outdated later.
    if (state.isReady) setInMemoryResume(hasOfflineCopy() ? null : toInMemory());
    copy?.close();
    isClosed = true;
    stopListening();
    stopObservingPage();
    tabs.close();
    presence.destroy();
    document.destroy();
  }

  const room: Room = {
    resumeId: DEVICE_OWNER.resumeId,
    document: {
      read: document.read,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      subscribeText: document.subscribeText,
      localEditCount: document.localEditCount,
      isLastChangeLocal: document.isLastChangeLocal,
    },
    edits: createRoomEdits(() => (document.isWritable() ? doc : null), document.undoManager),
    history: createEditHistory(doc, document.undoManager, document.isWritable),
    connection: {
      retry() {},
      dismissError() {},
      setCollaborating() {},
      waitForSync: () => Promise.resolve(),
      isPolling: () => false,
      hasOfflineCopy,
    },
    presence: { ...presence, state: () => ALONE },
    comments,
    stash: { read: () => null, drop() {} },
    async rename(title) {
      storeDeviceTitle(title);
      tabs.sendTitle(title);
      update({ title });
    },
  };
  return {
    owner: DEVICE_OWNER,
    room,
    state: () => state,
    threads: threads.threads,
    photo: () => photo,
    close,
  };
}

/** Null if there is no value, or another release wrote it in another shape. */
function parseOrNull<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): v.InferOutput<S> | null {
  const outcome = v.safeParse(schema, value);
  return outcome.success ? outcome.output : null;
}

const ALONE = {
  you: { userId: YOU.userId, name: YOU.name, color: "" },
  others: [],
  changes: [],
  banner: null,
  isTyping: false,
};
