/** Erases an account: everything that belongs to the user, and the user's row last. */
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
/** Replaces the id of a deleted account. */
const DELETED_ACCOUNT_ID = "former";
/** Rooms that are disconnected or erased at once. */
const BATCH_SIZE = 20;

/**
 * Deletes sessions first, so that nothing is created meanwhile, and the user's row last, so that the user can sign in
 * and retry after a partial failure. Other people's rooms forget the user afterwards; unreachable rooms are retried
 * daily.
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
  const ownResumes = await db
    .select({ id: resume.id })
    .from(resume)
    .where(eq(resume.ownerId, userId));
  await runInBatches(
    ownResumes.map(({ id }) => id),
    (id) => eraseResume(context, id),
  );
  await eraseFiles(context, `${userId}/`);
  await db.batch([
    // Annotated PDFs in other people's resumes stay, without their creator.
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
    // A session may have been created during the erasure.
    db.delete(session).where(eq(session.userId, userId)),
    db.delete(account).where(eq(account.userId, userId)),
    db.delete(user).where(eq(user.id, userId)),
  ]);
  // An upload that was under way may have ended meanwhile. The account is gone, so a failure cannot be retried.
  await eraseFiles(context, `${userId}/`).catch((error: unknown) =>
    console.error("Failed to delete what a deleted account uploaded last", error),
  );
  const onFailure = (resumeId: string, error: unknown) =>
    console.error(
      `Failed to forget a deleted account in resume ${resumeId}; retrying tomorrow`,
      error,
    );
  await forgetDeletedAccounts(context, onFailure, userId);
}

async function runInBatches(ids: string[], work: (id: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    await Promise.all(ids.slice(from, from + BATCH_SIZE).map(work));
  }
}

/** Deletes every file under a user's prefix, including files without a row. */
async function eraseFiles({ files }: Pick<AppContext, "files">, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await files.list({ prefix, limit: 1000 });
    if (objects.length === 0) return;
    await files.delete(objects.map(({ key }) => key));
  }
}
