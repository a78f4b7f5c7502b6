/**
 * The client side of a room: syncs one document with the server over any transport of frames. An edit counts as saved
 * when the server's echo of it has arrived.
 */
import * as Y from "yjs";
import {
  creditFor,
  decodeFrame,
  encodeFrame,
  MAX_FRAME_BYTES,
  type RoomEvent,
  readRoomEvents,
} from "#app/core/collab/protocol/protocol.ts";
import {
  compareWithServer,
  countUnacknowledged,
  emptyUnacknowledged,
  isSynced,
  recordEcho,
  recordEdit,
} from "./unacknowledged.ts";

/**
 * Alone, less than one frame a second, so that an hour of typing stays below $0.004 including stored rows; with others
 * present at once, within the room's rate limit for frames.
 */
export const SOLO_FRAME_MS = 1_100;
export const SHARED_FRAME_MS = 50;

export interface SyncPorts {
  send(frame: string | Uint8Array): void;
  /** Runs `work` after `delayMs`; returns a function that cancels it. */
  schedule(delayMs: number, work: () => void): () => void;
  now(): number;
  /** Whether no other editor sees changes as they are made. */
  isAlone(): boolean;
  onEvent(event: RoomEvent): void;
  /** Receives awareness frames of others. */
  onAwareness?(payload: Uint8Array): void;
  /** The unsaved edits exceed the frame limit and must be sent by HTTP. */
  onTooLarge(): void;
  /** An edit was not sent, because there is no connection; it is sent once there is one. */
  onSkipped?(): void;
  /** Called when isLive, isSaved or unsavedCount may have changed. */
  onStatusChange(): void;
}

export function createSyncClient(doc: Y.Doc, ports: SyncPorts) {
  let unacknowledged = emptyUnacknowledged();
  /** Local edits (transactions) since everything was saved. */
  let edits = 0;
  let isOpen = false;
  let isLive = false;
  /** The room rejected some of the unsaved edits. */
  let isRejected = false;
  /** Sync requests not yet answered. A rejection that arrives meanwhile is ignored: after the answer all is sent again. */
  let pendingRequests = 0;
  /** Local updates for the next frame. */
  let unsentUpdates: Uint8Array[] = [];
  let lastSentAt = Number.NEGATIVE_INFINITY;
  let cancelFlush: (() => void) | null = null;
  /** The room's update (step 2), held until its state vector (step 1), which follows. */
  let pendingStep2: Uint8Array | null = null;
  /** Remote updates held back while collaboration is off; null while they are applied at once. */
  let bufferedRemote: Uint8Array[] | null = null;

  const onUpdate = (
    update: Uint8Array,
    _origin: unknown,
    _doc: Y.Doc,
    transaction: Y.Transaction,
  ) => {
    if (!transaction.local) return;
    recordEdit(unacknowledged, transaction);
    edits++;
    if (isLive) {
      unsentUpdates.push(update);
      scheduleFlush();
    } else ports.onSkipped?.();
    ports.onStatusChange();
  };
  doc.on("update", onUpdate);

  function scheduleFlush(): void {
    if (cancelFlush) return;
    const wait = lastSentAt + (ports.isAlone() ? SOLO_FRAME_MS : SHARED_FRAME_MS) - ports.now();
    if (wait <= 0) flush();
    else cancelFlush = ports.schedule(wait, flush);
  }

  function flush(): void {
    cancelFlush?.();
    cancelFlush = null;
    if (!isLive || unsentUpdates.length === 0) return;
    const updates = unsentUpdates;
    unsentUpdates = [];
    lastSentAt = ports.now();
    // The room rejected earlier edits. With this one they may all be valid, so all are sent again.
    if (isRejected) resync();
    else sendUpdate("update", Y.mergeUpdates(updates));
  }

  /** Sends everything the room lacks, after asking what that is. */
  function resync(): void {
    isRejected = false;
    requestSync();
  }

  function sendUpdate(kind: "update" | "step2", update: Uint8Array): void {
    isRejected = false;
    const frame = encodeFrame({ kind, update });
    if (frame.byteLength <= MAX_FRAME_BYTES) ports.send(frame);
    else ports.onTooLarge();
  }

  /** Computes what the server lacks from its state vector and update. */
  function reconcile(serverVector: Uint8Array, serverUpdate: Uint8Array): Uint8Array | null {
    unacknowledged = compareWithServer(doc, serverVector, serverUpdate);
    if (isSynced(unacknowledged)) edits = 0;
    return isSynced(unacknowledged) ? null : Y.encodeStateAsUpdate(doc, serverVector);
  }

  function receiveStep1(serverVector: Uint8Array): void {
    // A step 1 without a step 2 before it comes from a room after hibernation that requests what it missed.
    const missing = pendingStep2
      ? reconcile(serverVector, pendingStep2)
      : isSynced(unacknowledged)
        ? null
        : Y.encodeStateAsUpdate(doc, serverVector);
    if (pendingStep2) pendingRequests--;
    pendingStep2 = null;
    isLive = true;
    // `missing` contains them.
    unsentUpdates = [];
    if (missing) sendUpdate("step2", missing);
  }

  /** Applies a remote update, or buffers it. */
  function apply(update: Uint8Array): void {
    if (bufferedRemote) bufferedRemote.push(update);
    else Y.applyUpdate(doc, update);
  }

  function receiveFrame(bytes: Uint8Array): void {
    const frame = decodeFrame(bytes);
    if (frame.kind === "awareness") {
      ports.onAwareness?.(frame.update);
      return;
    }
    if (frame.kind === "step1") {
      receiveStep1(frame.stateVector);
    } else {
      if (frame.kind === "step2") pendingStep2 = frame.update;
      apply(frame.update);
      recordEcho(unacknowledged, frame.update);
      if (isSynced(unacknowledged)) edits = 0;
      // Structs this depends on are missing: request everything again.
      if (doc.store.pendingStructs) requestSync();
    }
    ports.onStatusChange();
  }

  function requestSync(): void {
    if (!isOpen) return;
    pendingRequests++;
    ports.send(encodeFrame({ kind: "step1", stateVector: Y.encodeStateVector(doc) }));
  }

  return {
    isLive: () => isLive,
    isSaved: () => isSynced(unacknowledged) && edits === 0,
    /** Number of edits the server has not acknowledged. */
    unsavedCount: () =>
      isSynced(unacknowledged) ? edits : edits || countUnacknowledged(unacknowledged),
    /** Adds unsaved edits of an earlier page load, as the offline copy counted them. */
    addEarlierEdits: (earlier: number) => {
      edits += earlier;
    },
    /** Call when the room rejected an edit: everything unsaved is sent again with the next edit or on resync. */
    onRejected() {
      isRejected = pendingRequests === 0 && !isSynced(unacknowledged);
    },
    /** Whether the room's last answer about the unsaved edits was a rejection. */
    isRejected: () => isRejected,
    resync,
    /** The transport is open. Nothing is sent before the server's hello. */
    onOpen() {
      isOpen = true;
      isRejected = false;
      isLive = false;
      pendingStep2 = null;
      pendingRequests = 0;
    },
    /** Starts to sync; called once the hello is accepted. */
    startSync: requestSync,
    onClose() {
      isOpen = false;
      isLive = false;
      unsentUpdates = [];
      pendingStep2 = null;
      pendingRequests = 0;
      cancelFlush?.();
      cancelFlush = null;
      ports.onStatusChange();
    },
    receive(data: string | Uint8Array) {
      if (typeof data !== "string") return receiveFrame(data);
      if (data === "pong") return;
      for (const event of readRoomEvents(data)) {
        // Tells the room that all before the mark was read, so that it sends more.
        if (event.type === "readMark") ports.send(creditFor(event.mark));
        ports.onEvent(event);
      }
    },
    /** Merges a server's state that did not come over the socket. */
    mergeServerState(serverVector: Uint8Array, serverUpdate: Uint8Array): Uint8Array | null {
      apply(serverUpdate);
      const missing = reconcile(serverVector, serverUpdate);
      ports.onStatusChange();
      return missing;
    },
    flush,
    /** Sends this editor's awareness state. */
    sendAwareness(payload: Uint8Array) {
      if (isLive) ports.send(encodeFrame({ kind: "awareness", update: payload }));
    },
    /** While buffering, remote updates are acknowledged but not applied to the document. */
    setRemoteBuffering(isBuffering: boolean) {
      if (isBuffering === (bufferedRemote !== null)) return;
      const buffered = bufferedRemote ?? [];
      bufferedRemote = isBuffering ? [] : null;
      if (buffered.length === 0) return;
      Y.applyUpdate(doc, Y.mergeUpdates(buffered));
      ports.onStatusChange();
    },
    destroy() {
      doc.off("update", onUpdate);
      cancelFlush?.();
    },
  };
}
