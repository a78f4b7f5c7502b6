/** Which rooms a session has asked for, so that its end is told to exactly those. */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/context.ts";
import { resume, roomVisit } from "./resume-tables.ts";

type Context = Pick<AppContext, "db">;

/**
 * Noted before the room is asked, also for one that will turn out to be out of reach: a visit says only whom
 * to tell. Rooms that do not exist leave no row.
 */
export async function noteVisit(
  { db }: Context,
  { sessionId, resumeId, userId }: typeof roomVisit.$inferInsert,
): Promise<void> {
  await db
    .insert(roomVisit)
    .select(
      sql`select ${sessionId}, ${resumeId}, ${userId} from ${resume} where ${eq(resume.id, resumeId)}`,
    )
    .onConflictDoNothing();
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
