/** Which rooms a session has opened, so that its end is told to exactly those. */
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/context.ts";
import { roomVisit } from "./schema.ts";

type Context = Pick<AppContext, "db">;

export async function noteVisit(
  { db }: Context,
  visit: typeof roomVisit.$inferInsert,
): Promise<void> {
  await db.insert(roomVisit).values(visit).onConflictDoNothing();
}

export async function visitedRooms(
  { db }: Context,
  by: { sessionId: string } | { userId: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: roomVisit.resumeId })
    .from(roomVisit)
    .where(
      "sessionId" in by ? eq(roomVisit.sessionId, by.sessionId) : eq(roomVisit.userId, by.userId),
    );
  return rows.map(({ id }) => id);
}
