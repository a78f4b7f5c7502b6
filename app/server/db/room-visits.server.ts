/** Which rooms a session has asked for, so that its end is told to exactly those. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { session } from "./tables/account-tables.ts";
import { resume, roomVisit } from "./tables/resume-tables.ts";

type Context = Pick<AppContext, "db">;

/**
 * Noted before the credential is checked and the room is asked, also for a room that will turn out to be out of
 * reach: a visit says only whom to tell. Neither a session that is over nor a room that does not exist leaves a row.
 */
export function recordRoomAccess({ db }: Context, sessionRowId: string, resumeId: string) {
  const now = new Date();
  const isThis = and(
    eq(session.id, sessionRowId),
    gt(session.expiresAt, now),
    gt(session.absoluteExpiresAt, now),
    eq(resume.id, resumeId),
  );
  return db
    .insert(roomVisit)
    .select(
      sql`select ${session.familyId}, ${resume.id}, ${session.userId} from ${session}, ${resume} where ${isThis}`,
    )
    .onConflictDoNothing();
}

export async function listVisitedRooms(
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
