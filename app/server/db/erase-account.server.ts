/** An account's end: everything that is the person's own goes, and the person last. */
import { eq, like, or } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { forgetDeletedAccounts } from "./forget-deleted-accounts.server.ts";
import { listVisitedRooms } from "./room-visits.server.ts";
import {
  account,
  emailChange,
  pendingSignup,
  session,
  user,
  verification,
} from "./tables/account-tables.ts";
import { annotatedCopy, file, print } from "./tables/file-tables.ts";
import { resume, roomVisit } from "./tables/resume-tables.ts";
import { member } from "./tables/share-tables.ts";
import { eraseResume } from "./trash.server.ts";

type Context = Pick<AppContext, "db" | "room" | "files">;
/** In place of an account's id. */
const DELETED_ACCOUNT_ID = "former";
/** Rooms that are closed or erased together. */
const BATCH_SIZE = 20;

/**
 * Sessions first, so that nothing is made meanwhile; the person's row last, so that somebody whose erasing
 * failed half-way can sign in and ask for it again. Others' rooms forget them afterwards; one that cannot be reached
 * stays on the list until it can.
 */
export async function eraseAccount(
  context: Context,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const { db } = context;
  await db.delete(session).where(eq(session.userId, userId));
  await runInBatches(await listVisitedRooms(context, { userId }), (id) =>
    context.room(id).disconnect({ userId }),
  );
  const own = await db.select({ id: resume.id }).from(resume).where(eq(resume.ownerId, userId));
  await runInBatches(
    own.map(({ id }) => id),
    (id) => eraseResume(context, id),
  );
  await eraseFiles(context, `${userId}/`);
  await db.batch([
    // Copies that they left in others' resumes.
    db
      .update(annotatedCopy)
      .set({ createdBy: DELETED_ACCOUNT_ID })
      .where(eq(annotatedCopy.createdBy, userId)),
    db.delete(member).where(eq(member.userId, userId)),
    db.delete(roomVisit).where(eq(roomVisit.userId, userId)),
    db.delete(print).where(like(print.r2Key, `${userId}/%`)),
    db.delete(file).where(eq(file.ownerId, userId)),
    db.delete(verification).where(eq(verification.value, userId)),
    db.delete(emailChange).where(or(eq(emailChange.userId, userId), eq(emailChange.email, email))),
    db.delete(pendingSignup).where(eq(pendingSignup.email, email)),
    // One that began while the rest went.
    db.delete(session).where(eq(session.userId, userId)),
    db.delete(account).where(eq(account.userId, userId)),
    db.delete(user).where(eq(user.id, userId)),
  ]);
  const onFailure = (resumeId: string, error: unknown) =>
    console.error(`Resume ${resumeId} still knows somebody and is asked again tomorrow`, error);
  await forgetDeletedAccounts(context, onFailure, userId);
}

async function runInBatches(ids: string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    await Promise.all(ids.slice(from, from + BATCH_SIZE).map(work));
  }
}

/** Everything under a person's prefix, whatever the rows say. */
async function eraseFiles({ files }: Pick<AppContext, "files">, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await files.list({ prefix, limit: 1000 });
    if (objects.length === 0) return;
    await files.delete(objects.map(({ key }) => key));
  }
}
