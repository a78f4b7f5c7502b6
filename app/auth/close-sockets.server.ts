/** Open editors of an ended session go at once, rather than at the room's next look. */
import type { AppContext } from "#app/context.ts";
import { visitedRooms } from "#app/db/room-visits.server.ts";

/** Calls that may be under way together. */
const AT_ONCE = 50;

/** Tells every room that the session, or any session of the person, has ever opened. */
export function closeSockets(
  context: Pick<AppContext, "db" | "room" | "waitUntil">,
  whom: { sessionId: string } | { userId: string },
): void {
  const work = async () => {
    const rooms = await visitedRooms(context, whom);
    for (let from = 0; from < rooms.length; from += AT_ONCE) {
      const some = rooms.slice(from, from + AT_ONCE);
      await Promise.allSettled(some.map((id) => context.room(id).disconnect(whom)));
    }
  };
  context.waitUntil(work());
}
