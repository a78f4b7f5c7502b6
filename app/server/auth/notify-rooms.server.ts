/** What the rooms hear of somebody's account at once, rather than at their next look. */

import { guestUserId, type RoomApi } from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { listGrants } from "#app/server/db/guests.server.ts";
import { listResumes } from "#app/server/db/resumes.server.ts";
import { listVisitedRooms } from "#app/server/db/room-visits.server.ts";

/** Calls that may be under way together. */
const MAX_CONCURRENT_CALLS = 50;

type Context = Pick<AppContext, "db" | "room" | "waitUntil">;
type SessionOrUser = { sessionId: string } | { userId: string };

/** A room that cannot be told finds out by itself, at its next look or when the person comes in again. */
function notifyRooms(
  context: Context,
  find: Promise<string[]>,
  what: (room: RoomApi) => Promise<void>,
) {
  const work = async () => {
    const rooms = await find;
    for (let from = 0; from < rooms.length; from += MAX_CONCURRENT_CALLS) {
      const some = rooms.slice(from, from + MAX_CONCURRENT_CALLS);
      const told = await Promise.allSettled(some.map((id) => what(context.room(id))));
      for (const one of told) {
        if (one.status === "rejected") console.error("A room was not told", one.reason);
      }
    }
  };
  context.waitUntil(work().catch((error) => console.error("No room was told", error)));
}

/** Open editors of an ended session, or of all of a person's that live, go: wherever they ever knocked. */
export const closeSockets = (context: Context, whom: SessionOrUser) =>
  notifyRooms(context, listVisitedRooms(context, whom), (room) => room.disconnect(whom));

/** A new name reaches every resume within reach; whoever was shown out has no more say in a room. */
export const notifyNameChange = (context: Context, userId: string) =>
  notifyRooms(context, listAccessibleResumeIds(context, userId), (room) =>
    room.renamePerson(userId),
  );

/** A guest's new name, wherever a live link of theirs leads. */
export function notifyGuestNameChange(context: Context, guestId: string): void {
  const reached = listGrants(context, guestId).then((opened) => [
    ...new Set(opened.map(({ resume }) => resume.id)),
  ]);
  notifyRooms(context, reached, (room) => room.renamePerson(guestUserId(guestId)));
}

async function listAccessibleResumeIds(context: Context, userId: string): Promise<string[]> {
  return (await listResumes(context, userId)).map(({ id }) => id);
}
