/**
 * Records which rooms (the live documents of resumes) a session has requested, so that exactly those are notified when
 * it ends.
 */
import { and, eq, gt, sql } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { session } from "./tables/account-tables.ts";
import { resume, roomVisit } from "./tables/resume-tables.ts";

type Context = Pick<AppContext, "db">;

/**
 * Records a request before the credential and the access are checked, so a row grants nothing; it only lists the rooms
 * to notify. `familyId` is stored as sessionId: the id that all session rows of one login share. Expired sessions and
 * missing rooms leave no row.
 */
export function recordRoomVisit({ db }: Context, sessionRowId: string, resumeId: string) {
  const now = new Date();
  const isActiveSessionAndResume = and(
    eq(session.id, sessionRowId),
    gt(session.expiresAt, now),
    gt(session.absoluteExpiresAt, now),
    eq(resume.id, resumeId),
  );
  return db
    .insert(roomVisit)
    .select(
      sql`select ${session.familyId}, ${resume.id}, ${session.userId} from ${session}, ${resume} where ${isActiveSessionAndResume}`,
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
