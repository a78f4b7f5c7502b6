/** One open resume in this page: the document, its offline copy, its socket, and what React may see. */
import * as Y from "yjs";
import { isSeeded, newDocument, resumeRoot } from "#app/room/layout.ts";
import type { RoomEvent } from "#app/room/protocol.ts";
import { documentReader } from "#app/room/read-document.ts";
import type { Role } from "#app/room/room-api.ts";
import { createSyncClient } from "#app/room/sync-client.ts";
import { type CopyOwner, copiedEpoch, type OfflineCopy, openOfflineCopy } from "./offline-copy.ts";
import { LOCAL, roomEdits } from "./room-edits.ts";
import type { Connection, RoomSnapshot, SaveState } from "./room-handle.ts";
import { openRoomSocket, type RoomSocket } from "./room-socket.ts";

export interface RoomView {
  connection: Connection;
  saveState: SaveState;
  editorCount: number;
  role: Role | null;
  /** What the room last refused, in words for the person. */
  refusal: string | null;
  snapshot: RoomSnapshot | null;
}

export const CLOSED_VIEW: RoomView = {
  connection: { kind: "connecting" },
  saveState: { kind: "loading" },
  editorCount: 0,
  role: null,
  refusal: null,
  snapshot: null,
};

export type RoomStore = ReturnType<typeof openRoomStore>;

export function openRoomStore(owner: CopyOwner) {
  const doc = newDocument();
  const readDoc = documentReader(doc);
  const undoManager = new Y.UndoManager(resumeRoot(doc), { trackedOrigins: new Set([LOCAL]) });
  const listeners = new Set<() => void>();
  let view = CLOSED_VIEW;
  let copy: OfflineCopy | null = null;
  let socket: RoomSocket | null = null;
  let epoch = copiedEpoch(owner);
  /** Set once this document has a client id that the server issued; nothing is written before. */
  let hasClientId = false;
  let hasMet = false;
  let isClosed = false;

  const sync = createSyncClient(doc, {
    send: (frame) => socket?.send(frame),
    later: (delayMs, work) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    onEvent,
    onStatus: () => {
      copy?.rememberEdits(sync.changes());
      refresh();
    },
  });

  function refresh(change: Partial<RoomView> = {}): void {
    if (isClosed) return;
    const snapshot = hasClientId && isSeeded(doc) ? readDoc() : null;
    const next = { ...view, ...change, snapshot };
    if (sync.isLive()) {
      hasMet = true;
      next.connection = { kind: "live" };
    } else if (next.connection.kind === "live") {
      next.connection = { kind: "connecting" };
    }
    next.saveState = saveState(snapshot !== null, next.connection);
    view = next;
    for (const listener of listeners) listener();
  }

  function saveState(isReady: boolean, connection: Connection): SaveState {
    if (!isReady) return { kind: "loading" };
    if (sync.changes() > 0) {
      return sync.isLive() ? { kind: "saving" } : { kind: "unsynced", changes: sync.changes() };
    }
    return hasMet || connection.kind === "offline" ? { kind: "saved" } : { kind: "loading" };
  }

  function onEvent(event: RoomEvent): void {
    if (event.type === "hello") void onHello(event);
    else if (event.type === "editorCount") refresh({ editorCount: event.count });
    else if (event.type === "error") refresh({ refusal: event.message });
  }

  async function onHello(hello: Extract<RoomEvent, { type: "hello" }>): Promise<void> {
    if (epoch !== null && epoch !== hello.epoch) {
      // Rebuilt since: this copy must not be mixed in. Its database stays; the page starts afresh.
      copy?.close();
      await openOfflineCopy(new Y.Doc(), owner, hello.epoch).then((fresh) => fresh?.close());
      return location.reload();
    }
    if (epoch === null) {
      epoch = hello.epoch;
      copy = await openOfflineCopy(doc, owner, epoch);
      if (isClosed) return copy?.close();
    }
    if (hasClientId) {
      copy?.keepSpare(hello.clientId);
    } else {
      doc.clientID = hello.clientId;
      hasClientId = true;
      copy?.keepSpare(hello.spare);
    }
    socket?.greeted();
    refresh({ role: hello.role, refusal: null });
    sync.greet();
  }

  async function open(): Promise<void> {
    if (epoch !== null) {
      copy = await openOfflineCopy(doc, owner, epoch);
      const spare = (await copy?.takeSpare()) ?? null;
      if (spare !== null) {
        doc.clientID = spare;
        hasClientId = true;
      }
      if (copy) sync.remember(copy.earlierEdits);
      if (isClosed) return copy?.close();
      refresh();
    }
    socket = openRoomSocket(owner.resumeId, {
      onOpen: () => sync.opened(),
      onFrame: (data) => {
        try {
          sync.receive(data);
        } catch (error) {
          console.error("A frame of the room could not be read", error);
          socket?.retry();
        }
      },
      onClose: ({ message, gaveUp }) => {
        sync.closed();
        refresh({ connection: { kind: "offline", error: message, gaveUp }, editorCount: 0 });
      },
    });
  }

  const onHide = () => {
    if (document.hidden) sync.flush();
  };
  const onPageHide = () => sync.flush();
  document.addEventListener("visibilitychange", onHide);
  window.addEventListener("pagehide", onPageHide);
  doc.on("update", () => refresh());
  void open();

  const canWrite = () =>
    hasClientId && isSeeded(doc) && view.role !== "view" && view.role !== "comment";
  return {
    owner,
    view: () => view,
    read: () => view.snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry() {
      socket?.retry();
      refresh({ connection: { kind: "connecting" } });
    },
    ...roomEdits(
      () => (canWrite() ? doc : null),
      () => undoManager,
    ),
    flushed(): Promise<void> {
      sync.flush();
      return new Promise((resolve, reject) => {
        const settle = () => {
          if (sync.isSaved()) resolve();
          else if (!sync.isLive()) reject(new Error("Not connected"));
          else return false;
          listeners.delete(settle);
          return true;
        };
        if (!settle()) listeners.add(settle);
      });
    },
    close() {
      sync.flush();
      isClosed = true;
      sync.closed();
      for (const listener of listeners) listener();
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onPageHide);
      socket?.close();
      copy?.close();
      undoManager.destroy();
      sync.destroy();
      doc.destroy();
    },
  };
}
