/** Saving where sockets are blocked: the same sync, as an ordinary call, tried again with growing pauses. */
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
/** Bad, not taken, or too large: asking again as it is changes nothing. */
const REFUSALS: readonly number[] = [400, 403, 413];

type Answer = ReturnType<typeof readSyncAnswer>;
interface HttpPorts {
  resumeId: string;
  doc: Y.Doc;
  epoch(): string | null;
  needsClientId(): boolean;
  /** The server has rebuilt the document meanwhile. */
  onStale(): void;
  /** False while there is nothing to save or a socket does it. */
  isNeeded(): boolean;
  /** The server does not take what is unsaved, and says why. */
  onRefused(message: string): void;
  /** Takes the answer in; gives what the server lacks. Null also when the answer cannot be used. */
  take(answer: Answer): Promise<Uint8Array | null>;
}

export function createHttpSync(ports: HttpPorts) {
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
    return ports.take(readSyncAnswer(sync));
  }

  async function run(): Promise<void> {
    try {
      const missing = await exchange(null);
      if (missing) await exchange(missing);
      pauseMs = FIRST_PAUSE_MS;
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status === 409) ports.onStale();
        else if (REFUSALS.includes(error.status)) ports.onRefused(error.message);
      }
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  function now(): Promise<void> {
    running ??= run().finally(() => {
      running = null;
      soon();
    });
    return running;
  }

  function soon(): void {
    if (timer || running || !ports.isNeeded()) return;
    timer = setTimeout(() => {
      timer = null;
      if (ports.isNeeded()) void now();
    }, pauseMs);
  }

  return {
    now,
    soon,
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
}
