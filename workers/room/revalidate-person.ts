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
import { nameOf } from "./name-of.ts";

export async function revalidatePerson(
  env: Env,
  person: Person,
  resumeId: string,
): Promise<{ isSignedIn: boolean; role: Role | null; name: string }> {
  const db = openDatabase(env.DB);
  if (isGuest(person)) {
    const open = person.shareId ? await findShare({ db }, person.shareId) : null;
    const admission =
      open?.resume.id === resumeId ? await shareGrantFor({ db }, open, [person.userId]) : null;
    const role = admission?.role ?? null;
    const name = (await nameOf(db, person.userId)) ?? person.name;
    return { isSignedIn: true, role, name };
  }
  const alive = await db
    .select({ name: user.name })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.familyId, person.sessionId), gt(session.expiresAt, new Date())))
    .get();
  const room = (id: string) => env.ROOMS.getByName(id) as unknown as RoomApi;
  const found = await findResume({ db, room }, person.userId, resumeId);
  const name = alive?.name ?? person.name;
  return { isSignedIn: alive !== undefined, role: found?.role ?? null, name };
}
