/** Looks up a connected person's current session, role and name. */
import { and, eq, gt } from "drizzle-orm";
import {
  isGuest,
  type Person,
  type Role,
  type RoomApi,
} from "#app/core/collab/protocol/room-api.ts";
import { shareGrantFor } from "#app/server/db/access-decisions.server.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { findResume } from "#app/server/db/resumes.server.ts";
import { findShare } from "#app/server/db/shares.server.ts";
import { session, user } from "#app/server/db/tables/account-tables.ts";
import { findCurrentName } from "./find-current-name.ts";

/** `role` is null if the person has no access any more; a guest, who has no session, always counts as signed in. */
export async function revalidatePerson(
  env: Env,
  person: Person,
  resumeId: string,
): Promise<{ isSignedIn: boolean; role: Role | null; name: string }> {
  const db = openDatabase(env.DB);
  if (isGuest(person)) {
    const activeShare = person.shareId ? await findShare({ db }, person.shareId) : null;
    const shareGrant =
      activeShare?.resume.id === resumeId
        ? await shareGrantFor({ db }, activeShare, [person.userId])
        : null;
    const role = shareGrant?.role ?? null;
    const name = (await findCurrentName(db, person.userId)) ?? person.name;
    return { isSignedIn: true, role, name };
  }
  const activeSession = await db
    .select({ name: user.name })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.familyId, person.sessionId), gt(session.expiresAt, new Date())))
    .get();
  const room = (id: string) => env.ROOMS.getByName(id) as unknown as RoomApi;
  const resume = await findResume({ db, room }, person.userId, resumeId);
  const name = activeSession?.name ?? person.name;
  return { isSignedIn: activeSession !== undefined, role: resume?.role ?? null, name };
}
