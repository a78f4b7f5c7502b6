/** People without an account: who they say they are, and which links have let them in. */
import { and, desc, eq, isNull } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { newResumeId } from "./resume-id.ts";
import { isLiveShare, type OpenShare } from "./shares.server.ts";
import { resume } from "./tables/resume-tables.ts";
import { guest, guestGrant, share } from "./tables/share-tables.ts";

type Context = Pick<AppContext, "db">;
export type Guest = typeof guest.$inferSelect;

export async function createGuest({ db }: Context): Promise<Guest> {
  const made = { id: newResumeId(), name: null, createdAt: new Date() };
  await db.insert(guest).values(made);
  return made;
}

export async function findGuest({ db }: Context, id: string): Promise<Guest | null> {
  return (await db.select().from(guest).where(eq(guest.id, id)).get()) ?? null;
}

/** Null makes them Anonymous again. */
export async function nameGuest({ db }: Context, id: string, name: string | null): Promise<void> {
  await db.update(guest).set({ name }).where(eq(guest.id, id));
}

/** One link more; those opened before stay open. */
export async function grantGuest({ db }: Context, guestId: string, shareId: string): Promise<void> {
  await db
    .insert(guestGrant)
    .values({ guestId, shareId, createdAt: new Date() })
    .onConflictDoNothing();
}

/** The live links this guest has opened, the latest first. */
export function listGrants({ db }: Context, guestId: string): Promise<OpenShare[]> {
  return db
    .select({ share, resume })
    .from(guestGrant)
    .innerJoin(share, eq(guestGrant.shareId, share.id))
    .innerJoin(resume, eq(share.resumeId, resume.id))
    .where(and(eq(guestGrant.guestId, guestId), isLiveShare(), isNull(resume.deletedAt)))
    .orderBy(desc(guestGrant.createdAt));
}
