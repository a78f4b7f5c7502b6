/** Guests (people without an account): their chosen names and the links that they have opened. */
import { and, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { guestIdOf, guestUserId } from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { type Decision, guestDisplayName, recordDecision } from "./access-decisions.server.ts";
import { newResumeId } from "./resume-id.ts";
import { type ActiveShare, isActiveShare } from "./shares.server.ts";
import { resume } from "./tables/resume-tables.ts";
import { collaborator, guest, guestGrant, share } from "./tables/share-tables.ts";

type Context = Pick<AppContext, "db">;
export type Guest = typeof guest.$inferSelect;

export async function createGuest({ db }: Context): Promise<Guest> {
  const row = { id: newResumeId(), name: null, createdAt: new Date() };
  await db.insert(guest).values(row);
  return row;
}

export async function findGuest({ db }: Context, id: string): Promise<Guest | null> {
  return (await db.select().from(guest).where(eq(guest.id, id)).get()) ?? null;
}

/** A null name makes the guest Anonymous again. */
export async function renameGuest({ db }: Context, id: string, name: string | null): Promise<void> {
  await db.update(guest).set({ name }).where(eq(guest.id, id));
}

/** Adds a link that the guest has opened; earlier grants remain. */
export async function recordGuestGrant(
  { db }: Context,
  guestId: string,
  shareId: string,
): Promise<void> {
  await db
    .insert(guestGrant)
    .values({ guestId, shareId, createdAt: new Date() })
    .onConflictDoNothing();
}

/** The active links that this guest has opened, latest first. */
export function listGrants({ db }: Context, guestId: string): Promise<ActiveShare[]> {
  return db
    .select({ share, resume })
    .from(guestGrant)
    .innerJoin(share, eq(guestGrant.shareId, share.id))
    .innerJoin(resume, eq(share.resumeId, resume.id))
    .where(and(eq(guestGrant.guestId, guestId), isActiveShare(), isNull(resume.deletedAt)))
    .orderBy(desc(guestGrant.createdAt));
}

/** At most this many grants are read; a guest may have several. */
const MAX_LISTED_GRANTS = 100;

/** Guests who currently have access, latest first, without blocked ones. */
export async function listGuests({ db }: Context, resumeId: string) {
  const userId = sql<string>`'guest:' || ${guest.id}`;
  const rows = await db
    .select({
      userId: userId.as("guest_user_id"),
      name: guest.name,
      linkRole: share.role,
      decision: collaborator.decision,
      shareId: guestGrant.shareId,
      joinedAt: guestGrant.createdAt,
    })
    .from(guestGrant)
    .innerJoin(guest, eq(guest.id, guestGrant.guestId))
    .innerJoin(share, eq(share.id, guestGrant.shareId))
    .leftJoin(
      collaborator,
      and(eq(collaborator.resumeId, share.resumeId), eq(collaborator.personId, userId)),
    )
    .where(
      and(
        eq(share.resumeId, resumeId),
        isActiveShare(),
        or(isNull(collaborator.decision), ne(collaborator.decision, "blocked")),
      ),
    )
    .orderBy(desc(guestGrant.createdAt))
    .limit(MAX_LISTED_GRANTS);
  // A guest who opened several links has several rows; the latest one counts.
  const latestByGuest = new Map([...rows].reverse().map((row) => [row.userId, row]));
  return [...latestByGuest.values()].reverse().map(({ name, linkRole, decision, ...row }) => ({
    ...row,
    fullName: guestDisplayName(row.userId, name),
    // The query leaves "blocked" out; only its type has it.
    role: decision === null || decision === "blocked" ? linkRole : decision,
    isDecided: decision !== null,
  }));
}

/** False if the guest has no active link to this resume. */
export async function decideOnGuest(
  context: Context,
  resumeId: string,
  userId: string,
  decision: Decision,
): Promise<boolean> {
  const guestId = guestIdOf(userId) ?? "";
  const grants = await listGrants(context, guestId);
  if (!grants.some(({ resume }) => resume.id === resumeId)) return false;
  await recordDecision(context, resumeId, guestUserId(guestId), decision);
  return true;
}
