/** Looks up the current name of an account or a guest in the database. */
import { eq } from "drizzle-orm";
import { ANONYMOUS, guestIdOf } from "#app/core/collab/protocol/room-api.ts";
import type { Database } from "#app/server/db/database.server.ts";
import { findGuest } from "#app/server/db/guests.server.ts";
import { user } from "#app/server/db/tables/account-tables.ts";

/** Null if the account is deleted, or if the guest is not in the database, as without cookies. */
export async function findCurrentName(db: Database, userId: string): Promise<string | null> {
  const guestId = guestIdOf(userId);
  if (guestId !== null) {
    const guest = await findGuest({ db }, guestId);
    return guest && (guest.name ?? ANONYMOUS);
  }
  const account = await db.select({ name: user.name }).from(user).where(eq(user.id, userId)).get();
  return account?.name ?? null;
}
