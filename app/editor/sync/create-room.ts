/**
 * Opens one resume for editing, and returns its Room (room.ts) for components. Syncs the Yjs document with the copy in
 * this browser and with the server (by WebSocket, or else by HTTP). An epoch names one build of it (decisions/0004).
 */
import { callApi } from "#app/client/call-api.ts";
import { NOT_YOUR_ROLE, type RoomEvent } from "#app/core/collab/protocol/protocol.ts";
import { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { loadCollaborationChoice } from "./collaboration/collaboration-choice.ts";
import { createCommentStore } from "./collaboration/comment-store.ts";
import { createPresenceStore } from "./collaboration/presence-store.ts";
import { createEditHistory } from "./edit-history.ts";
import { createHttpSync } from "./http-sync.ts";
import { createMergeBaseRecorder } from "./offline/merge-base-recorder.ts";
import type { OfflineCopyOwner } from "./offline/offline-databases.ts";
import { createOfflineSession } from "./offline/offline-session.ts";
import { deleteStash, readStash } from "./offline/stashed-edits.ts";
import { observePageLifecycle } from "./page-lifecycle.ts";
import { createResumeDocument } from "./resume-document.ts";
import type { Room } from "./room.ts";
import { createRoomEdits } from "./room-edits.ts";
import { ACCESS_REMOVED, connectRoomSocket, type RoomSocket } from "./room-socket.ts";
import {
  hasNoSocket,
  INITIAL_STATE,
  mayExchangeByHttp,
  type RoomState,
  type RoomStateEvent,
  transition,
} from "./room-state.ts";
import { rejectionMessage, unreachableError } from "./save-state-text.ts";
import { createSkippedWarning } from "./skipped-warning.ts";
import { reloadAsViewer } from "./view-only-notice.ts";
import { waitForSync } from "./wait-for-sync.ts";

export interface OpenedRoom {
  owner: OfflineCopyOwner;
  room: Room;
  state(): RoomState;
  close(): void;
}

export function createRoom(owner: OfflineCopyOwner): OpenedRoom {
  const { resumeId } = owner;
  const document = createResumeDocument();
  const { doc } = document;
  const listeners = new Set<() => void>();
  let state = INITIAL_STATE;
  let socket: RoomSocket | null = null;
  let isClosed = false;
  let isCollaborating = loadCollaborationChoice(resumeId);
  const skipped = createSkippedWarning(() => hasNoSocket(state.connection));

  const sync = createSyncClient(doc, {
    send: (frame) => socket?.send(frame),
    schedule(delayMs, work) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    isAlone: () => !presence.hasOthers(),
    onSkipped: () => skipped.warn("resumeUpdate"),
    onEvent: handleEvent,
    onAwareness(payload) {
      presence.handleAwareness(payload);
      // The form's fields must be up to date, since the carets of others are measured in them.
      document.notifyTexts(presence.hasOthers());
    },
    onTooLarge: () => void httpSync.now(),
    onStatusChange() {
      offline.copy()?.setUnsavedCount(sync.unsavedCount());
      recordMergeBase();
      update({ type: "documentChanged" });
    },
  });
  const offline = createOfflineSession({ owner, document, unsavedEdits: sync.unsavedCount });
  const hasOfflineCopy = () => offline.copy()?.isStored() ?? false;
  const recordMergeBase = createMergeBaseRecorder({
    ...sync,
    snapshotBeforeEdit: document.read,
    offlineCopy: offline.copy,
  });
  const presence = createPresenceStore({
    doc,
    isOn: isCollaborating,
    isLive: sync.isLive,
    sendAwareness: sync.sendAwareness,
    onSkipped: skipped.warn,
  });
  const comments = createCommentStore({
    resumeId,
    isLive: sync.isLive,
    send(frame) {
      sync.flush();
      socket?.send(frame);
    },
  });
  const httpSync = createHttpSync({
    resumeId,
    doc,
    epoch: offline.epoch,
    needsClientId: () => !document.hasClientId(),
    isHidden: () => !isCollaborating,
    onRejected(message) {
      // The role may have become view: reloading opens the viewer's page. Only after a sync, so as not to loop.
      if (sync.unsavedCount() === 0 && state.hasSynced) reloadAsViewer(resumeId);
      else handleRejection(message);
    },
    onEpochChanged: () => void offline.reset(),
    onAccessRemoved: () =>
      update({ type: "socketClosed", error: ACCESS_REMOVED, hasGivenUp: true, isRefused: true }),
    onUnchanged: () => update({ type: "httpSynced" }),
    onUnreachable: () => handleHttpFailure(),
    hasUnsavedEdits: () => sync.unsavedCount() > 0,
    isNeeded: () =>
      !isClosed &&
      mayExchangeByHttp(state.connection) &&
      navigator.onLine &&
      !window.document.hidden,
    async applyAnswer({ epoch, clientIds, stateVector, update: serverUpdate }) {
      if (!(await offline.accept(epoch, clientIds)) || isClosed) return null;
      const missing = sync.mergeServerState(stateVector, serverUpdate);
      update({ type: "httpSynced" });
      return missing;
    },
  });

  function update(event: RoomStateEvent): void {
    if (isClosed) return;
    document.refreshSnapshot();
    const before = state;
    state = transition(before, event, {
      isLive: sync.isLive(),
      isSaved: sync.isSaved(),
      unsavedEdits: sync.unsavedCount(),
      hasOfflineCopy: hasOfflineCopy(),
      templateId: document.read()?.templateId ?? null,
    });
    // Remote edits are buffered only from the first sync on: without it there may be nothing to show.
    if (state.hasSynced && !before.hasSynced) sync.setRemoteBuffering(!isCollaborating);
    if (state.connection.kind === "live" && before.connection.kind !== "live") {
      presence.onConnected();
      skipped.onConnected();
    }
    if (hasNoSocket(state.connection) && !hasNoSocket(before.connection)) httpSync.resume();
    else httpSync.schedule();
    document.notifyTexts(presence.hasOthers());
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function handleEvent(event: RoomEvent): void {
    if (comments.handleEvent(event)) return;
    presence.handleEvent(event);
    if (event.type === "hello") void handleHello(event);
    else if (event.type === "editorCount") {
      update({ type: "editorCountChanged", count: event.count });
    } else if (event.type === "titled") update({ type: "titleChanged", title: event.title });
    else if (event.type === "error" && event.of === "edits") {
      handleRejection(rejectionMessage(event.message));
    } else if (event.type === "error") update({ type: "errorReceived", message: event.message });
  }

  function handleRejection(message: string): void {
    sync.onRejected();
    update({ type: "editsRejected", message });
  }

  function handleHttpFailure(): void {
    update({ type: "httpFailed", error: unreachableError() });
  }

  async function handleHello(hello: Extract<RoomEvent, { type: "hello" }>): Promise<void> {
    const { epoch, clientId, spare: reservedClientId, role, title } = hello;
    if (!(await offline.accept(epoch, [clientId, reservedClientId])) || isClosed) return;
    socket?.resetFailures();
    // The view role has another page, without the shared document. With unsaved edits this page stays, to read them.
    if (role === "view") {
      if (sync.unsavedCount() === 0) return reloadAsViewer(resumeId);
      const rejection = rejectionMessage(NOT_YOUR_ROLE);
      return update({ type: "joined", role, title, rejection });
    }
    update({ type: "joined", role, title, rejection: null });
    // Before the sync, which would show the user to the others.
    if (!isCollaborating) sendCollaborating();
    sync.startSync();
    comments.onConnected();
  }

  function sendCollaborating(): void {
    socket?.send(JSON.stringify({ type: "collaborationUpdate", resumeId, isOn: isCollaborating }));
  }

  async function open(): Promise<void> {
    const earlierEdits = await offline.restore();
    if (earlierEdits !== null) sync.addEarlierEdits(earlierEdits);
    if (isClosed) return;
    if (offline.epoch() !== null) update({ type: "documentChanged" });
    socket = connectRoomSocket(resumeId, {
      onOpen: () => sync.onOpen(),
      onFrame(data) {
        try {
          sync.receive(data);
        } catch (error) {
          console.error("Failed to read a room frame", error);
          socket?.retry();
        }
      },
      hasUnstoredEdits: () => sync.unsavedCount() > 0 && offline.copy() === null,
      onClose({ message, ...reason }) {
        sync.onClose();
        presence.onDisconnected();
        comments.onDisconnected();
        // While syncing by HTTP works, failed attempts to open a socket change nothing.
        if (state.connection.kind === "polling" && !reason.isRefused && navigator.onLine) return;
        update({ type: "socketClosed", error: message, ...reason });
      },
    });
  }

  const stopObservingPage = observePageLifecycle({
    onHide() {
      sync.flush();
      offline.copy()?.flush();
      recordMergeBase(true);
    },
    onResume: httpSync.resume,
    onOffline: handleHttpFailure,
  });
  void open();
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  const canWrite = () => document.isWritable() && state.role !== "view" && state.role !== "comment";

  const room: Room = {
    resumeId,
    document: {
      read: document.read,
      subscribe,
      subscribeText: document.subscribeText,
      localEditCount: document.localEditCount,
      isLastChangeLocal: document.isLastChangeLocal,
    },
    edits: createRoomEdits(() => (canWrite() ? doc : null), document.undoManager),
    history: createEditHistory(doc, document.undoManager, canWrite),
    connection: {
      retry() {
        socket?.retry();
        update({ type: "retried" });
      },
      dismissError: () => update({ type: "errorDismissed" }),
      setCollaborating(isOn) {
        if (isOn === isCollaborating) return;
        // Edits made until now are sent under the previous setting.
        sync.flush();
        isCollaborating = isOn;
        sendCollaborating();
        sync.setRemoteBuffering(!isOn && state.hasSynced);
        presence.setEnabled(isOn);
      },
      waitForSync: () =>
        waitForSync({
          ...sync,
          sendByHttp: httpSync.now,
          rejection: () => state.rejection,
          subscribe,
        }),
      isPolling: () => state.connection.kind === "polling",
      hasOfflineCopy,
    },
    presence,
    comments,
    stash: { read: () => readStash(owner), drop: () => deleteStash(owner) },
    async rename(title) {
      await callApi(`/api/resumes/${resumeId}`, { method: "PUT", body: { title } });
      update({ type: "titleChanged", title });
    },
  };
  return {
    owner,
    room,
    state: () => state,
    close() {
      sync.flush();
      isClosed = true;
      sync.onClose();
      notify();
      stopObservingPage();
      httpSync.stop();
      socket?.close();
      offline.close();
      presence.destroy();
      sync.destroy();
      document.destroy();
    },
  };
}
