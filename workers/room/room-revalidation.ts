/** Checks every few minutes whether the people in a room still have access. */
import { CLOSE } from "#app/core/collab/protocol/protocol.ts";
import type { DisconnectReason } from "#app/core/collab/protocol/room-api.ts";
import { revalidatePerson } from "./revalidate-person.ts";
import type { RoomPeers, SocketPeer } from "./room-peers.ts";

const REVALIDATE_AFTER_MS = 300_000;
/** Limits the database queries that one scan may start. */
const MAX_REVALIDATED_PER_SCAN = 20;
/** Idle clients are looked for at most this often. */
const SCAN_EVERY_MS = 1_000;
/** How sockets are closed; after a change of the role, clients reconnect with the new one. */
export const CLOSE_BY_REASON: Record<DisconnectReason, [code: number, reason: string]> = {
  session: [CLOSE.notSignedIn, "Your session has ended"],
  access: [CLOSE.notAllowed, "You have no access any more"],
  role: [CLOSE.reconnect, "Your role has changed"],
};

export function createRevalidation({
  env,
  peers,
  waitUntil,
  refreshName,
}: {
  env: Env;
  peers: RoomPeers;
  waitUntil(work: Promise<unknown>): void;
  refreshName(userId: string): void;
}) {
  let lastScanAt = 0;

  async function revalidate(peer: SocketPeer, resumeId: string): Promise<void> {
    peer.checkedAt = Date.now();
    try {
      const { isSignedIn, role, name } = await revalidatePerson(env, peer.person, resumeId);
      if (!isSignedIn) peer.close(...CLOSE_BY_REASON.session);
      else if (role === null) peer.close(...CLOSE_BY_REASON.access);
      else if (role !== peer.person.role) peer.close(...CLOSE_BY_REASON.role);
      else {
        // Keeps the time of this check while the room hibernates.
        peer.save();
        if (name !== peer.person.name) refreshName(peer.person.userId);
      }
    } catch (error) {
      // A database error must not disconnect anyone.
      console.error("A person could not be looked up", error);
    }
  }

  return {
    /** Whether a person who has just sent a frame should be revalidated. */
    isDue: (peer: SocketPeer) => Date.now() - peer.checkedAt > REVALIDATE_AFTER_MS,
    revalidate,
    /** A client that only reads sends no frames, so it is revalidated by time. */
    revalidateIdle(resumeId: string): void {
      const now = Date.now();
      if (now - lastScanAt < SCAN_EVERY_MS) return;
      lastScanAt = now;
      const before = now - REVALIDATE_AFTER_MS;
      const duePeers = peers.all().filter((peer) => peer.checkedAt < before);
      for (const peer of duePeers.slice(0, MAX_REVALIDATED_PER_SCAN))
        waitUntil(revalidate(peer, resumeId));
    },
  };
}
