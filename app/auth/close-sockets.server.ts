/** Open editors of an ended session go at once, rather than at the room's next look. */
import { and, desc, eq, isNull, or } from "drizzle-orm";
import type { AppContext } from "#app/context.ts";
import { member, resume } from "#app/db/schema.ts";

/** Rooms one person can have open at a time. */
const MAX_ROOMS = 50;

export function closeSockets(
  context: Pick<AppContext, "db" | "room" | "waitUntil">,
  userId: string,
  whom: { sessionId: string } | { userId: string },
): void {
  const work = async () => {
    const rooms = await context.db
      .selectDistinct({ id: resume.id, updatedAt: resume.updatedAt })
      .from(resume)
      .leftJoin(member, eq(member.resumeId, resume.id))
      .where(
        and(isNull(resume.deletedAt), or(eq(resume.ownerId, userId), eq(member.userId, userId))),
      )
      .orderBy(desc(resume.updatedAt))
      .limit(MAX_ROOMS);
    await Promise.allSettled(rooms.map(({ id }) => context.room(id).disconnect(whom)));
  };
  context.waitUntil(work());
}
