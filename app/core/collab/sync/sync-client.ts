/**
 * An editor's end of the room: keeps one shared document in step with the server over any carrier of
 * frames. An edit counts as saved when the server's echo of it has come, and not before.
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
  countUnits,
  isSynced,
  nothingUnacknowledged,
  recordEcho,
  recordEdit,
} from "./unacknowledged.ts";

/**
 * Alone, less than one frame a second, so that an hour of typing stays below $0.004 with the rows that go
 * with it; with others present at once, but within a room's frame budget.
 */
export const SOLO_FRAME_MS = 1_100;
export const SHARED_FRAME_MS = 50;

export interface SyncPorts {
  send(frame: string | Uint8Array): void;
  /** Runs `work` in `delayMs`; answers how to call it off. */
  later(delayMs: number, work: () => void): () => void;
  now(): number;
  onEvent(event: RoomEvent): void;
  /** Where others are. */
  onAwareness?(payload: Uint8Array): void;
  /** What is unsaved is more than a frame holds, and needs another way. */
  onTooLarge(): void;
  /** Something that isLive, isSaved or changes() tell may have changed. */
  onStatus(): void;
}

export function createSyncClient(doc: Y.Doc, ports: SyncPorts) {
  let unacknowledged = nothingUnacknowledged();
  /** Edits since all was saved: what a person would count. */
  let edits = 0;
  let isOpen = false;
  let isLive = false;
  let isAlone = true;
  /** The room did not take all that is unsaved. */
  let isRejected = false;
  /** Not yet answered. What the room says no to meanwhile is older than what it is offered then. */
  let pendingRequests = 0;
  let pending: Uint8Array[] = [];
  let lastSentAt = Number.NEGATIVE_INFINITY;
  let cancelFlush: (() => void) | null = null;
  let answer: Uint8Array | null = null;
  /** What others wrote while it is not to be seen; null while all is shown at once. */
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
      pending.push(update);
      schedule();
    }
    ports.onStatus();
  };
  doc.on("update", onUpdate);

  function schedule(): void {
    if (cancelFlush) return;
    const wait = lastSentAt + (isAlone ? SOLO_FRAME_MS : SHARED_FRAME_MS) - ports.now();
    if (wait <= 0) flush();
    else cancelFlush = ports.later(wait, flush);
  }

  function flush(): void {
    cancelFlush?.();
    cancelFlush = null;
    if (!isLive || pending.length === 0) return;
    const updates = pending;
    pending = [];
    lastSentAt = ports.now();
    // With this edit all of it may fit: the room answers a greeting by asking for what it lacks.
    if (isRejected) resync();
    else sendUpdate("update", Y.mergeUpdates(updates));
  }

  /** All that the room lacks, by asking it what that is. */
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

  /** The server has said all it has: works out what it lacks. */
  function reconcile(serverVector: Uint8Array, serverUpdate: Uint8Array): Uint8Array | null {
    unacknowledged = compareWithServer(doc, serverVector, serverUpdate);
    if (isSynced(unacknowledged)) edits = 0;
    return isSynced(unacknowledged) ? null : Y.encodeStateAsUpdate(doc, serverVector);
  }

  function receiveStep1(serverVector: Uint8Array): void {
    // Without an answer before it, a room that woke up asks whether it missed anything.
    const missing = answer
      ? reconcile(serverVector, answer)
      : isSynced(unacknowledged)
        ? null
        : Y.encodeStateAsUpdate(doc, serverVector);
    if (answer) pendingRequests--;
    answer = null;
    isLive = true;
    pending = [];
    if (missing) sendUpdate("step2", missing);
  }

  /** Others' edits may wait; the acknowledgement in them does not. */
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
      if (frame.kind === "step2") answer = frame.update;
      apply(frame.update);
      recordEcho(unacknowledged, frame.update);
      if (isSynced(unacknowledged)) edits = 0;
      // Something before this has not come: ask for all of it again.
      if (doc.store.pendingStructs) requestSync();
    }
    ports.onStatus();
  }

  function requestSync(): void {
    if (!isOpen) return;
    pendingRequests++;
    ports.send(encodeFrame({ kind: "step1", stateVector: Y.encodeStateVector(doc) }));
  }

  return {
    isLive: () => isLive,
    isSaved: () => isSynced(unacknowledged) && edits === 0,
    /** How many edits the server has not confirmed. */
    changes: () => (isSynced(unacknowledged) ? edits : edits || countUnits(unacknowledged)),
    /** Edits of an earlier page that its offline copy still remembers as unsaved. */
    addEarlierEdits: (earlier: number) => {
      edits += earlier;
    },
    /** The room has refused an edit: all that is unsaved is offered again with the next one, or when told to. */
    onRejected() {
      isRejected = pendingRequests === 0 && !isSynced(unacknowledged);
    },
    /** Whether the room's last word on what is unsaved was no. */
    isRefused: () => isRejected,
    offer: resync,
    /** A carrier is there. Nothing is said before the server's hello. */
    onOpen() {
      isOpen = true;
      isRejected = false;
      isLive = false;
      answer = null;
      pendingRequests = 0;
    },
    /** Begins to sync; called once the hello is accepted. */
    greet: requestSync,
    onClose() {
      isOpen = false;
      isLive = false;
      pending = [];
      answer = null;
      pendingRequests = 0;
      cancelFlush?.();
      cancelFlush = null;
      ports.onStatus();
    },
    receive(data: string | Uint8Array) {
      if (typeof data !== "string") return receiveFrame(data);
      if (data === "pong") return;
      for (const event of readRoomEvents(data)) {
        if (event.type === "editorCount") isAlone = event.count < 2;
        if (event.type === "readMark") ports.send(creditFor(event.mark));
        ports.onEvent(event);
      }
    },
    /** Merges a server's answer that came by another way than the socket. */
    mergeServerState(serverVector: Uint8Array, serverUpdate: Uint8Array): Uint8Array | null {
      apply(serverUpdate);
      const missing = reconcile(serverVector, serverUpdate);
      ports.onStatus();
      return missing;
    },
    flush,
    /** Shows this editor to the others; null hides it. */
    sendAwareness(payload: Uint8Array) {
      if (isLive) ports.send(encodeFrame({ kind: "awareness", update: payload }));
    },
    /** Keeps what others write out of the document until it is let in again. */
    bufferRemote(isHeld: boolean) {
      if (isHeld === (bufferedRemote !== null)) return;
      const waited = bufferedRemote ?? [];
      bufferedRemote = isHeld ? [] : null;
      if (waited.length === 0) return;
      Y.applyUpdate(doc, Y.mergeUpdates(waited));
      ports.onStatus();
    },
    destroy() {
      doc.off("update", onUpdate);
      cancelFlush?.();
    },
  };
}
