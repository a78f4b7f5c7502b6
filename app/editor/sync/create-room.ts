/** One open resume in this page: the document, its offline copy, its socket, and what React may see. */
import * as Y from "yjs";
import { callApi } from "#app/client/call-api.ts";
import {
  isSeeded,
  newDocument,
  resumeRoot,
  settingsRoot,
} from "#app/core/collab/document/layout.ts";
import { documentReader } from "#app/core/collab/document/read-document.ts";
import { NOT_YOUR_ROLE, type RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { historyOf } from "./edit-history.ts";
import {
  copiedEpoch,
  forgetCopy,
  type OfflineCopy,
  openOfflineCopy,
} from "./offline/offline-copy.ts";
import type { CopyOwner } from "./offline/offline-databases.ts";
import { keepUnsavedBase } from "./offline/merge-base.ts";
import { dropUnsent, readUnsent, setAside } from "./offline/stashed-edits.ts";
import { createDiscussionStore } from "./collaboration/comment-store.ts";
import { createPresenceStore } from "./collaboration/presence-store.ts";
import { followPageLife } from "./page-lifecycle.ts";
import { LOCAL, roomEdits } from "./room-edits.ts";
import type { Connection, RoomSnapshot } from "./room.ts";
import { createHttpSync } from "./http-sync.ts";
import { openRoomSocket, type RoomSocket } from "./room-socket.ts";
import { CLOSED_VIEW, type RoomView, sameOr, saveStateOf } from "./room-state.ts";
import { whyRefused } from "./save-state-text.ts";
import { untilSaved } from "./wait-for-sync.ts";

const LIVE: Connection = { kind: "live" };

export type RoomStore = ReturnType<typeof openRoomStore>;

export function openRoomStore(owner: CopyOwner) {
  const doc = newDocument();
  const readDoc = documentReader(doc);
  const undoManager = new Y.UndoManager([resumeRoot(doc), settingsRoot(doc)], {
    trackedOrigins: new Set([LOCAL]),
  });
  const listeners = new Set<() => void>();
  let view = CLOSED_VIEW;
  let snapshot: RoomSnapshot | null = null;
  let copy: OfflineCopy | null = null;
  let socket: RoomSocket | null = null;
  let epoch = copiedEpoch(owner);
  /** Set once this document has a client id that the server issued; nothing is written before. */
  let hasClientId = false;
  let hasMet = false;
  let isClosed = false;
  let isHolding = false;
  /** Why some of what is unsaved was not taken: it is not on its way, even once the notice is dismissed. */
  let refused: string | null = null;
  let ownEdits = 0;
  let isOwnChange = false;
  doc.on("afterTransaction", ({ local, changed }: Y.Transaction) => {
    if (changed.size === 0) return;
    isOwnChange = local;
    if (local) ownEdits++;
  });

  const sync = createSyncClient(doc, {
    send: (frame) => socket?.send(frame),
    later(delayMs, work) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    onEvent,
    onAwareness: (payload) => presence.receive(payload),
    onTooLarge: () => void http.now(),
    onStatus() {
      copy?.rememberEdits(sync.changes());
      keepBase();
      refresh();
    },
  });
  const keepBase = keepUnsavedBase({ ...sync, snapshot: () => snapshot, copy: () => copy });
  const presence = createPresenceStore({ doc, isLive: sync.isLive, show: sync.sendAwareness });
  const discussion = createDiscussionStore({
    resumeId: owner.resumeId,
    isLive: sync.isLive,
    send(frame) {
      sync.flush();
      socket?.send(frame);
    },
  });
  const http = createHttpSync({
    resumeId: owner.resumeId,
    doc,
    epoch: () => epoch,
    onRefused,
    onStale: () => void (epoch !== null && startAfresh(epoch)),
    needsClientId: () => !hasClientId,
    isNeeded: () =>
      !isClosed &&
      view.connection.kind === "offline" &&
      !view.connection.isRefused &&
      (sync.changes() > 0 || snapshot === null) &&
      navigator.onLine &&
      !document.hidden,
    async take({ epoch, clientIds, stateVector, update }) {
      if (!(await accept(epoch, clientIds)) || isClosed) return null;
      const missing = sync.mergeServerState(stateVector, update);
      hasMet = true;
      sync.bufferRemote(isHolding);
      refresh();
      return missing;
    },
  });

  function refresh(change: Partial<RoomView> = {}): void {
    if (isClosed) return;
    snapshot = hasClientId && isSeeded(doc) ? readDoc() : null;
    const next = { ...view, ...change };
    next.isReady = snapshot !== null;
    next.templateId = snapshot?.templateId ?? null;
    if (sync.isLive()) {
      // The first sync is no news from others, and there may be nothing to show without it.
      if (!hasMet && isHolding) sync.bufferRemote(true);
      hasMet = true;
      if (next.connection.kind !== "live") presence.connected();
      next.connection = LIVE;
    } else if (next.connection.kind === "live") {
      next.connection = { kind: "connecting" };
    }
    if (sync.isSaved() && refused !== null) {
      if (next.refusal === refused) next.refusal = null;
      refused = null;
    }
    next.saveState = saveStateOf({
      isReady: next.isReady,
      changes: sync.changes(),
      isOnItsWay: sync.isLive() && refused === null,
      isKnown: hasMet || next.connection.kind === "offline",
    });
    view = sameOr(view, next);
    http.soon();
    for (const listener of listeners) listener();
  }

  function onEvent(event: RoomEvent): void {
    if (discussion.hear(event)) return;
    presence.hear(event);
    if (event.type === "hello") void onHello(event);
    else if (event.type === "editorCount") refresh({ editorCount: event.count });
    else if (event.type === "titled") refresh({ title: event.title });
    else if (event.type === "error" && event.of === "edits") onRefused(whyRefused(event.message));
    else if (event.type === "error") refresh({ refusal: event.message });
  }

  function onRefused(message: string): void {
    // Said once: what was dismissed does not come back with every letter.
    const isKnown = message === refused;
    refused = sync.isSaved() ? null : message;
    sync.onRejected();
    refresh(isKnown ? {} : { refusal: message });
  }

  async function onHello(hello: Extract<RoomEvent, { type: "hello" }>): Promise<void> {
    if (!(await accept(hello.epoch, [hello.clientId, hello.spare])) || isClosed) return;
    socket?.greeted();
    const { role, title } = hello;
    // A viewer's page is another one, without the shared document. What is only in this one stays to be read.
    if (role === "view") {
      if (sync.changes() === 0) return location.reload();
      refused = whyRefused(NOT_YOUR_ROLE);
      return refresh({ role, title, refusal: refused });
    }
    refused = null;
    refresh({ role, title, refusal: null });
    sync.greet();
    discussion.connected();
  }

  /** Rebuilt since: the old copy must not be mixed in. What is unsaved in it is set aside. */
  async function startAfresh(old: string): Promise<void> {
    const count = sync.changes();
    const mine = readDoc()?.resume;
    const base = (await copy?.readBase().catch(() => null)) ?? null;
    const isSettled = count === 0 || !mine || setAside(owner, { base, mine, count });
    copy?.close();
    forgetCopy(owner, old, isSettled);
    location.reload();
  }

  /** Takes on what the server says of this document; false when this page must start afresh. */
  async function accept(said: string, clientIds: [number, number] | null): Promise<boolean> {
    if (epoch !== null && epoch !== said) {
      await startAfresh(epoch);
      return false;
    }
    if (epoch === null) {
      epoch = said;
      copy = await openOfflineCopy(doc, owner, said);
      if (isClosed) copy?.close();
    }
    if (clientIds) {
      const [now, spare] = clientIds;
      copy?.keepSpare(hasClientId ? now : spare);
      if (!hasClientId) doc.clientID = now;
      hasClientId = true;
    }
    return true;
  }

  async function open(): Promise<void> {
    if (epoch !== null) {
      copy = await openOfflineCopy(doc, owner, epoch);
      const spare = (await copy?.takeSpare()) ?? null;
      if (spare !== null) {
        doc.clientID = spare;
        hasClientId = true;
      }
      if (copy) sync.addEarlierEdits(copy.earlierEdits);
      if (isClosed) return copy?.close();
      refresh();
    }
    socket = openRoomSocket(owner.resumeId, {
      onOpen: () => sync.onOpen(),
      onFrame(data) {
        try {
          sync.receive(data);
        } catch (error) {
          console.error("A frame of the room could not be read", error);
          socket?.retry();
        }
      },
      onClose({ message, gaveUp, isRefused }) {
        sync.onClose();
        presence.disconnected();
        discussion.disconnected();
        const connection = { kind: "offline", error: message, gaveUp, isRefused } as const;
        refresh({ connection, editorCount: 0 });
      },
    });
  }

  const stopFollowing = followPageLife({
    onLeaving() {
      sync.flush();
      copy?.flush();
      keepBase(true);
    },
    onBack: http.soon,
  });
  void open();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  const mayWrite = () =>
    hasClientId && isSeeded(doc) && view.role !== "view" && view.role !== "comment";

  return {
    owner,
    view: () => view,
    read: () => snapshot,
    ownEdits: () => ownEdits,
    isOwnChange: () => isOwnChange,
    subscribe,
    retry() {
      socket?.retry();
      refresh({ connection: { kind: "connecting" } });
    },
    forgetRefusal: () => refresh({ refusal: null }),
    async rename(title: string): Promise<void> {
      await callApi(`/api/resumes/${owner.resumeId}`, { method: "PUT", body: { title } });
      refresh({ title });
    },
    presence,
    discussion,
    unsent: { read: () => readUnsent(owner), drop: () => dropUnsent(owner) },
    history: historyOf(doc, undoManager),
    /** Off: nobody sees the other, and what others write waits. */
    collaborate(isOn: boolean) {
      isHolding = !isOn;
      sync.bufferRemote(isHolding && hasMet);
      presence.setOn(isOn);
    },
    ...roomEdits(
      () => (mayWrite() ? doc : null),
      () => undoManager,
    ),
    flushed: () => untilSaved({ ...sync, sendByHttp: http.now, refused: () => refused, subscribe }),
    close() {
      sync.flush();
      isClosed = true;
      sync.onClose();
      for (const listener of listeners) listener();
      stopFollowing();
      http.stop();
      socket?.close();
      copy?.close();
      presence.destroy();
      undoManager.destroy();
      sync.destroy();
      doc.destroy();
    },
  };
}
