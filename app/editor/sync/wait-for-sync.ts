/**
 * Waits until the server has every edit, before actions that need them there: a PDF, a version, a
 * score.
 */
import type { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { EditsRejectedError } from "./room.ts";

type Sync = ReturnType<typeof createSyncClient>;

export interface WaitForSyncPorts
  extends Pick<Sync, "flush" | "resync" | "isLive" | "isSaved" | "isRejected"> {
  /** Sends the edits by HTTP when there is no socket. */
  sendByHttp(): Promise<unknown>;
  /** Why the server rejects some of the edits; null if it does not. */
  rejection(): string | null;
  /** Calls back at every change of state; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Rejects with EditsRejectedError if the server rejects the edits, with an Error if it cannot be
 * reached.
 */
export async function waitForSync(ports: WaitForSyncPorts): Promise<void> {
  const { isLive, isSaved, isRejected, rejection } = ports;
  // Rejected edits may be valid by now, so they are sent once more before the rejection counts.
  let hasResent = rejection() !== null;
  if (hasResent) ports.resync();
  else ports.flush();
  if (!isLive() && !isSaved()) await ports.sendByHttp();
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (!isSaved() && isLive()) {
        if (!isRejected()) return;
        // This rejection may have been in flight already, so it does not count either.
        if (!hasResent) {
          hasResent = true;
          return ports.resync();
        }
      }
      unsubscribe();
      const reason = rejection();
      if (isSaved()) resolve();
      else if (reason !== null && isRejected()) reject(new EditsRejectedError(reason));
      else reject(new Error("Not connected"));
    };
    const unsubscribe = ports.subscribe(check);
    check();
  });
}
