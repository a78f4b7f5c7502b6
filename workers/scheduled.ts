/** Daily sweep of what has expired: codes, sessions, download addresses, budgets, prints, photos, the trash. */
import { and, inArray, like, lt, notInArray, sql } from "drizzle-orm";
import { guestUserId, type RoomApi } from "#app/core/collab/protocol/room-api.ts";
import { type Database, openDatabase } from "#app/server/db/database.server.ts";
import { forgetDeletedAccounts } from "#app/server/db/forget-deleted-accounts.server.ts";
import { sweepPhotos } from "#app/server/db/photos.server.ts";
import { isActiveShare } from "#app/server/db/shares.server.ts";
import { pendingSignup, session, verification } from "#app/server/db/tables/account-tables.ts";
import { file, print } from "#app/server/db/tables/file-tables.ts";
import { roomVisit } from "#app/server/db/tables/resume-tables.ts";
import { budget } from "#app/server/db/tables/service-tables.ts";
import { collaborator, guest, guestGrant, share } from "#app/server/db/tables/share-tables.ts";
import { eraseTrash } from "#app/server/db/trash.server.ts";

const DAY_MS = 86_400_000;
/** Long enough that an unchanged export is free for all of a job search's busy weeks. */
const PRINT_MS = 30 * DAY_MS;
/** As many as fit one statement's bound parameters in D1. */
const PRINTS_AT_ONCE = 90;

export async function sweep(env: Env, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB);
  await db.batch([
    // A day's grace keeps the difference between an expired code and none at all.
    db.delete(verification).where(lt(verification.expiresAt, new Date(now - DAY_MS))),
    db.delete(pendingSignup).where(lt(pendingSignup.codeExpiresAt, new Date(now - DAY_MS))),
    db.delete(session).where(lt(session.expiresAt, new Date(now))),
    db.delete(file).where(lt(file.expiresAt, new Date(now))),
    db.delete(budget).where(lt(budget.windowStart, now - DAY_MS)),
  ]);
  await forgetGuests(db, now);
  const room = (id: string) => env.ROOMS.get(env.ROOMS.idFromName(id)) as unknown as RoomApi;
  await forgetDeletedAccounts({ db, room }, (id, error) => {
    console.error(`Resume ${id} still knows somebody and is asked again tomorrow`, error);
  });
  await eraseTrash({ db, room, files: env.FILES }, now, (id, error) => {
    console.error(`Resume ${id} could not be erased and is tried again tomorrow`, error);
  });
  await sweepPhotos({ db, room, files: env.FILES }, now, (id, error) => {
    console.error(`Photos of resume ${id} could not be looked at and wait until tomorrow`, error);
  });
  await erasePrints(db, env.FILES, now - PRINT_MS);
}

/** Of links that are over nobody comes back; a guest without a link is nobody. */
async function forgetGuests(db: Database, now: number): Promise<void> {
  const live = db
    .select({ id: share.id })
    .from(share)
    .where(isActiveShare(new Date(now)));
  const granted = db.select({ id: guestGrant.guestId }).from(guestGrant);
  const guests = db.select({ id: sql`'guest:' || ${guest.id}` }).from(guest);
  const sessions = db.select({ id: session.familyId }).from(session);
  await db.batch([
    db.delete(guestGrant).where(notInArray(guestGrant.shareId, live)),
    // Younger ones may be on their way to their first grant.
    db
      .delete(guest)
      .where(and(lt(guest.createdAt, new Date(now - DAY_MS)), notInArray(guest.id, granted))),
    db
      .delete(collaborator)
      .where(
        and(
          like(collaborator.personId, guestUserId("%")),
          notInArray(collaborator.personId, guests),
        ),
      ),
    db.delete(roomVisit).where(notInArray(roomVisit.sessionId, sessions)),
  ]);
}

async function erasePrints(db: Database, files: R2Bucket, before: number): Promise<void> {
  for (;;) {
    const old = await db
      .select({ key: print.key, r2Key: print.r2Key })
      .from(print)
      .where(lt(print.createdAt, new Date(before)))
      .limit(PRINTS_AT_ONCE);
    if (old.length === 0) return;
    await files.delete(old.map(({ r2Key }) => r2Key));
    const keys = old.map(({ key }) => key);
    await db.delete(print).where(inArray(print.key, keys));
  }
}
