/** Notifies rooms of account changes immediately, without waiting for their next revalidation. */

import { guestUserId, type RoomApi } from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { listGrants } from "#app/server/db/guests.server.ts";
import { listResumes } from "#app/server/db/resumes.server.ts";
import { listVisitedRooms } from "#app/server/db/room-visits.server.ts";

/** Room calls in flight at once. */
const MAX_CONCURRENT_CALLS = 50;

type Context = Pick<AppContext, "db" | "room" | "waitUntil">;
type SessionOrUser = { sessionId: string } | { userId: string };

/** A room that cannot be reached learns of the change at its next revalidation or when the user reconnects. */
function notifyRooms(
  context: Context,
  roomIds: Promise<string[]>,
  call: (room: RoomApi) => Promise<void>,
) {
  const work = async () => {
    const rooms = await roomIds;
    for (let from = 0; from < rooms.length; from += MAX_CONCURRENT_CALLS) {
      const batch = rooms.slice(from, from + MAX_CONCURRENT_CALLS);
      const results = await Promise.allSettled(batch.map((id) => call(context.room(id))));
      for (const result of results) {
        if (result.status === "rejected") console.error("Failed to notify a room", result.reason);
      }
    }
  };
  context.waitUntil(work().catch((error) => console.error("Failed to notify rooms", error)));
}

/** Disconnects a session, or all of a user's active sessions, from every room that they ever connected to. */
export const closeSockets = (context: Context, target: SessionOrUser) =>
  notifyRooms(context, listVisitedRooms(context, target), (room) => room.disconnect(target));

/** Notifies the rooms of all resumes that the user can still access; others keep the name they have. */
export const notifyNameChange = (context: Context, userId: string) =>
  notifyRooms(context, listAccessibleResumeIds(context, userId), (room) =>
    room.renamePerson(userId),
  );

/** Notifies the rooms that the guest can access through active links. */
export function notifyGuestNameChange(context: Context, guestId: string): void {
  const roomIds = listGrants(context, guestId).then((grants) => [
    ...new Set(grants.map(({ resume }) => resume.id)),
  ]);
  notifyRooms(context, roomIds, (room) => room.renamePerson(guestUserId(guestId)));
}

async function listAccessibleResumeIds(context: Context, userId: string): Promise<string[]> {
  return (await listResumes(context, userId)).map(({ id }) => id);
}
