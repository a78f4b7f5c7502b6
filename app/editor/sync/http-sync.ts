/**
 * Syncs by HTTP while there is no socket, as behind a proxy that blocks WebSockets: polls for others' edits, and sends
 * those made here.
 */
import * as Y from "yjs";
import { ApiError, fetchApi } from "#app/client/call-api.ts";
import type { SyncRequest } from "#app/core/collab/protocol/room-api.ts";
import {
  readSyncAnswer,
  type SyncAnswer,
  toSyncCall,
} from "#app/core/collab/protocol/sync-call.ts";
import { createPoll } from "./create-poll.ts";

/** Pause before the next request while there are unsaved edits. */
const SAVE_MS = 1_000;
/**
 * Pause between polls: others' edits arrive within five seconds, including the second until they
 * are saved.
 */
export const POLL_MS = 3_000;
/** Invalid, forbidden or too large: sending the same edits again cannot succeed. */
const REJECTED_STATUSES: readonly number[] = [400, 403, 413];

type Answer = ReturnType<typeof readSyncAnswer>;
interface HttpSyncPorts {
  resumeId: string;
  doc: Y.Doc;
  /** Names the build of the document that this page has; null before the server's first answer. */
  epoch(): string | null;
  needsClientId(): boolean;
  /** Whether the user has turned collaboration off. */
  isHidden(): boolean;
  /** The server has rebuilt the document since this page loaded it. */
  onEpochChanged(): void;
  /** False while a socket syncs, or while a request could not succeed or the page is hidden. */
  isNeeded(): boolean;
  hasUnsavedEdits(): boolean;
  /** The resume was deleted, or is no longer shared with the user. */
  onAccessRemoved(): void;
  /** The server rejects the unsaved edits; `message` says why. */
  onRejected(message: string): void;
  /** The server has nothing that this page lacks. */
  onUnchanged(): void;
  /** No usable answer arrived. */
  onUnreachable(): void;
  /**
   * Applies the answer. Returns the edits that the server lacks; null if none, or if the answer
   * cannot be used.
   */
  applyAnswer(answer: Answer): Promise<Uint8Array | null>;
}

export function createHttpSync(ports: HttpSyncPorts) {
  /** Sequence number of the server's document at its last answer: if it still has that one, it answers 204. */
  let rev: number | null = null;

  /** Sends `update` and applies the answer. Returns the edits that the server still lacks; null if none. */
  async function exchange(update: Uint8Array | null): Promise<Uint8Array | null> {
    const request: SyncRequest = {
      epoch: ports.epoch(),
      needsClientId: ports.needsClientId(),
      stateVector: Y.encodeStateVector(ports.doc),
      update,
      rev: ports.hasUnsavedEdits() ? null : rev,
      isHidden: ports.isHidden(),
    };
    const response = await fetchApi(`/api/resumes/${ports.resumeId}`, {
      method: "PUT",
      body: { sync: toSyncCall(request) },
    });
    if (response.status === 204) {
      ports.onUnchanged();
      return null;
    }
    const { sync } = (await response.json()) as { sync: SyncAnswer };
    const missing = await ports.applyAnswer(readSyncAnswer(sync));
    rev = sync.rev;
    return missing;
  }

  async function request(): Promise<boolean> {
    try {
      const missing = await exchange(null);
      if (missing) await exchange(missing);
      return true;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null;
      if (status === 409) ports.onEpochChanged();
      else if (status === 404) ports.onAccessRemoved();
      else if (error instanceof ApiError && REJECTED_STATUSES.includes(error.status)) {
        ports.onRejected(error.message);
        // A 401 logs out by itself (fetchApi), and a 429 only slows polling down.
      } else if (status !== 401 && status !== 429) ports.onUnreachable();
      return false;
    }
  }

  // An edit made during the pause between two polls brings the next one forward.
  const pauseMs = () => (ports.hasUnsavedEdits() ? SAVE_MS : POLL_MS);
  return createPoll({ isNeeded: ports.isNeeded, pauseMs, request });
}
