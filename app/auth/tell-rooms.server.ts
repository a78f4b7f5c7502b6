/** What the rooms hear of somebody's account at once, rather than at their next look. */
import type { AppContext } from "#app/context.ts";
import { visitedRooms } from "#app/db/room-visits.server.ts";
import type { RoomApi } from "#app/room/room-api.ts";

/** Calls that may be under way together. */
const AT_ONCE = 50;

type Context = Pick<AppContext, "db" | "room" | "waitUntil">;
type Visitor = { sessionId: string } | { userId: string };

/** Every room that the session, or any session of the person that lives, has ever opened. */
function tellVisited(context: Context, whom: Visitor, tell: (room: RoomApi) => Promise<void>) {
  const work = async () => {
    const rooms = await visitedRooms(context, whom);
    for (let from = 0; from < rooms.length; from += AT_ONCE) {
      const some = rooms.slice(from, from + AT_ONCE);
      await Promise.allSettled(some.map((id) => tell(context.room(id))));
    }
  };
  context.waitUntil(work());
}

/** Open editors of an ended session go. */
export const closeSockets = (context: Context, whom: Visitor) =>
  tellVisited(context, whom, (room) => room.disconnect(whom));

/** A new name reaches whoever has a resume open with this person. */
export const renameInRooms = (context: Context, userId: string, name: string) =>
  tellVisited(context, { userId }, (room) => room.renamePerson(userId, name));
