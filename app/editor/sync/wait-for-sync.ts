/** Waits until the server has every edit, for what must not go before them: a PDF, a version, a score. */
import type { createSyncClient } from "#app/core/collab/sync/sync-client.ts";
import { EditsRefused } from "./room.ts";

type Sync = ReturnType<typeof createSyncClient>;

export interface UntilSavedPorts
  extends Pick<Sync, "flush" | "offer" | "isLive" | "isSaved" | "isRefused"> {
  /** Takes edits to the server where there is no socket. */
  sendByHttp(): Promise<unknown>;
  /** Why the room did not take some of them. */
  refused(): string | null;
  /** Calls back at every change of state; gives a way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Rejects with EditsRefused where the room says no, with an Error where it cannot be reached. */
export async function untilSaved(ports: UntilSavedPorts): Promise<void> {
  const { isLive, isSaved, isRefused, refused } = ports;
  // What was refused may fit by now: the room is asked, not its last answer told again.
  let isAsked = refused() !== null;
  if (isAsked) ports.offer();
  else ports.flush();
  if (!isLive() && !isSaved()) await ports.sendByHttp();
  await new Promise<void>((resolve, reject) => {
    const settle = () => {
      if (!isSaved() && isLive()) {
        if (!isRefused()) return;
        // The same goes for a refusal that was on its way.
        if (!isAsked) {
          isAsked = true;
          return ports.offer();
        }
      }
      stop();
      const why = refused();
      if (isSaved()) resolve();
      else if (why !== null && isRefused()) reject(new EditsRefused(why));
      else reject(new Error("Not connected"));
    };
    const stop = ports.subscribe(settle);
    settle();
  });
}
