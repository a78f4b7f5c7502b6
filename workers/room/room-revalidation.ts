/** Checks every few minutes whether the people in a room still have access. */
import { CLOSE } from "#app/core/collab/protocol/protocol.ts";
import type { DisconnectReason } from "#app/core/collab/protocol/room-api.ts";
import { revalidatePerson } from "./revalidate-person.ts";
import type { RoomPeers, SocketPeer } from "./room-peers.ts";

const RECHECK_MS = 300_000;
const RECHECKS_AT_ONCE = 20;
const SCAN_EVERY_MS = 1_000;
export const CLOSE_BY_REASON: Record<DisconnectReason, [code: number, reason: string]> = {
  session: [CLOSE.notSignedIn, "Your session has ended"],
  access: [CLOSE.notAllowed, "You have no access any more"],
  role: [CLOSE.reconnect, "Your role has changed"],
};

export function createRevalidation({
  env,
  peers,
  waitUntil,
  renewName,
}: {
  env: Env;
  peers: RoomPeers;
  waitUntil(work: Promise<unknown>): void;
  renewName(userId: string): void;
}) {
  let scannedAt = 0;

  async function revalidate(peer: SocketPeer, resumeId: string): Promise<void> {
    peer.checkedAt = Date.now();
    try {
      const { isSignedIn, role, name } = await revalidatePerson(env, peer.person, resumeId);
      if (!isSignedIn) peer.close(...CLOSE_BY_REASON.session);
      else if (role === null) peer.close(...CLOSE_BY_REASON.access);
      else if (role !== peer.person.role) peer.close(...CLOSE_BY_REASON.role);
      else {
        peer.save();
        if (name !== peer.person.name) renewName(peer.person.userId);
      }
    } catch (error) {
      // A database error must not disconnect anyone.
      console.error("A person could not be looked up", error);
    }
  }

  return {
    isDue: (peer: SocketPeer) => Date.now() - peer.checkedAt > RECHECK_MS,
    revalidate,
    /** A client that only reads sends no frames, so it is revalidated by time. */
    revalidateIdle(resumeId: string): void {
      const now = Date.now();
      if (now - scannedAt < SCAN_EVERY_MS) return;
      scannedAt = now;
      const before = now - RECHECK_MS;
      const due = peers.all().filter((peer) => peer.checkedAt < before);
      for (const peer of due.slice(0, RECHECKS_AT_ONCE)) waitUntil(revalidate(peer, resumeId));
    },
  };
}
