/** Syncs by HTTP where WebSockets are blocked: the same exchange as one call, retried with growing pauses. */
import * as Y from "yjs";
import { ApiError, callApi } from "#app/client/call-api.ts";
import type { SyncRequest } from "#app/core/collab/protocol/room-api.ts";
import {
  readSyncAnswer,
  type SyncAnswer,
  toSyncCall,
} from "#app/core/collab/protocol/sync-call.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Invalid, forbidden or too large: sending the same edits again cannot succeed. */
const REJECTED_STATUSES: readonly number[] = [400, 403, 413];

type Answer = ReturnType<typeof readSyncAnswer>;
interface HttpSyncPorts {
  resumeId: string;
  doc: Y.Doc;
  epoch(): string | null;
  needsClientId(): boolean;
  /** The server has rebuilt the document since this page loaded it. */
  onEpochChanged(): void;
  /** False while there is nothing to save or a socket saves it. */
  isNeeded(): boolean;
  /** The server rejects the unsaved edits; `message` says why. */
  onRejected(message: string): void;
  /** Applies the answer; gives what the server lacks, or null if nothing or if the answer cannot be used. */
  applyAnswer(answer: Answer): Promise<Uint8Array | null>;
}

export function createHttpSync(ports: HttpSyncPorts) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let running: Promise<void> | null = null;

  async function exchange(update: Uint8Array | null): Promise<Uint8Array | null> {
    const request: SyncRequest = {
      epoch: ports.epoch(),
      needsClientId: ports.needsClientId(),
      stateVector: Y.encodeStateVector(ports.doc),
      update,
    };
    const { sync } = await callApi<{ sync: SyncAnswer }>(`/api/resumes/${ports.resumeId}`, {
      method: "PUT",
      body: { sync: toSyncCall(request) },
    });
    return ports.applyAnswer(readSyncAnswer(sync));
  }

  async function run(): Promise<void> {
    try {
      const missing = await exchange(null);
      if (missing) await exchange(missing);
      pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status === 409) ports.onEpochChanged();
        else if (REJECTED_STATUSES.includes(error.status)) ports.onRejected(error.message);
      }
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  function syncNow(): Promise<void> {
    running ??= run().finally(() => {
      running = null;
      schedule();
    });
    return running;
  }

  function schedule(): void {
    if (timer || running || !ports.isNeeded()) return;
    timer = setTimeout(() => {
      timer = null;
      if (ports.isNeeded()) void syncNow();
    }, pauseMs);
  }

  return {
    syncNow,
    schedule,
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
}
