/** Daily sweep of expired data: codes, sessions, download URLs, rate limits, prints, photos and the trash. */
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
/** How long finished prints are kept; covers the busy weeks of a job search. */
const PRINT_MS = 30 * DAY_MS;
/** Fits D1's limit of 100 bound parameters per statement. */
const PRINTS_AT_ONCE = 90;

export async function sweep(env: Env, now = Date.now()): Promise<void> {
  const db = openDatabase(env.DB);
  await db.batch([
    // Kept for another day, so that an expired code gets a different message than an unknown one.
    db.delete(verification).where(lt(verification.expiresAt, new Date(now - DAY_MS))),
    db.delete(pendingSignup).where(lt(pendingSignup.codeExpiresAt, new Date(now - DAY_MS))),
    db.delete(session).where(lt(session.expiresAt, new Date(now))),
    db.delete(file).where(lt(file.expiresAt, new Date(now))),
    db.delete(budget).where(lt(budget.windowStart, now - DAY_MS)),
  ]);
  await deleteUnusedGuests(db, now);
  const room = (id: string) => env.ROOMS.get(env.ROOMS.idFromName(id)) as unknown as RoomApi;
  await forgetDeletedAccounts({ db, room }, (id, error) => {
    console.error(`Failed to forget a deleted account in resume ${id}; retrying tomorrow`, error);
  });
  await eraseTrash({ db, room, files: env.FILES }, now, (id, error) => {
    console.error(`Failed to erase resume ${id}; retrying tomorrow`, error);
  });
  await sweepPhotos({ db, room, files: env.FILES }, now, (id, error) => {
    console.error(`Failed to check the photos of resume ${id}; retrying tomorrow`, error);
  });
  await erasePrints(db, env.FILES, now - PRINT_MS);
}

/** Deletes grants of inactive links, guests without a grant, and data that refers to them. */
async function deleteUnusedGuests(db: Database, now: number): Promise<void> {
  const activeShareIds = db
    .select({ id: share.id })
    .from(share)
    .where(isActiveShare(new Date(now)));
  const grantedGuestIds = db.select({ id: guestGrant.guestId }).from(guestGrant);
  const guestPersonIds = db.select({ id: sql`'guest:' || ${guest.id}` }).from(guest);
  const sessionIds = db.select({ id: session.familyId }).from(session);
  await db.batch([
    db.delete(guestGrant).where(notInArray(guestGrant.shareId, activeShareIds)),
    // New guests are kept, because their first grant may not be stored yet.
    db
      .delete(guest)
      .where(
        and(lt(guest.createdAt, new Date(now - DAY_MS)), notInArray(guest.id, grantedGuestIds)),
      ),
    db
      .delete(collaborator)
      .where(
        and(
          like(collaborator.personId, guestUserId("%")),
          notInArray(collaborator.personId, guestPersonIds),
        ),
      ),
    db.delete(roomVisit).where(notInArray(roomVisit.sessionId, sessionIds)),
  ]);
}

/** Deletes the PDFs printed before a time, first their files and then their rows. */
async function erasePrints(db: Database, files: R2Bucket, before: number): Promise<void> {
  for (;;) {
    const expiredPrints = await db
      .select({ key: print.key, r2Key: print.r2Key })
      .from(print)
      .where(lt(print.createdAt, new Date(before)))
      .limit(PRINTS_AT_ONCE);
    if (expiredPrints.length === 0) return;
    await files.delete(expiredPrints.map(({ r2Key }) => r2Key));
    const keys = expiredPrints.map(({ key }) => key);
    await db.delete(print).where(inArray(print.key, keys));
  }
}
