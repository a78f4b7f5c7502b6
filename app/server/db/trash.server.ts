/** Deleting a resume moves it to the trash; after 30 days the daily sweep erases it with all its data. */
import { and, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { eraseAnnotatedPdfs } from "./annotated-pdfs.server.ts";
import { erasePhotos } from "./photos.server.ts";
import type { ResumeRow } from "./resume-row.ts";
import { resume, roomVisit } from "./tables/resume-tables.ts";
import { analysis, scorePoint } from "./tables/score-tables.ts";
import { collaborator, guestGrant, member, publicPage, share } from "./tables/share-tables.ts";

type Context = Pick<AppContext, "db" | "room">;

/** Hides the resume from every list, restorable for 30 days, and disconnects everyone who has it open. */
export async function trashResume(context: Context, resumeId: string): Promise<void> {
  await context.db
    .update(resume)
    .set({ deletedAt: new Date() })
    .where(and(eq(resume.id, resumeId), isNull(resume.deletedAt)));
  await context.room(resumeId).disconnect({ all: true });
}

/** How long deleted resumes can be restored before the sweep erases them. */
const TRASH_MS = 30 * 86_400_000;
export const purgeDate = (deletedAt: Date) => new Date(deletedAt.getTime() + TRASH_MS);
const isRestorable = () => gt(resume.deletedAt, new Date(Date.now() - TRASH_MS));

/** Resumes that the owner can still restore, last deleted first. */
export async function listTrash(
  { db }: Pick<Context, "db">,
  userId: string,
): Promise<(ResumeRow & { deletedAt: Date })[]> {
  const rows = await db
    .select()
    .from(resume)
    .where(and(eq(resume.ownerId, userId), isRestorable()))
    .orderBy(desc(resume.deletedAt));
  return rows.filter((row): row is ResumeRow & { deletedAt: Date } => row.deletedAt !== null);
}

/** Whether this user can restore the resume. */
export async function isInTrash(
  { db }: Pick<Context, "db">,
  userId: string,
  resumeId: string,
): Promise<boolean> {
  const isOwnInTrash = and(eq(resume.id, resumeId), eq(resume.ownerId, userId), isRestorable());
  return (await db.$count(resume, isOwnInTrash)) > 0;
}

/** False if this user cannot restore the resume. Restoring a resume that is not deleted succeeds. */
export async function restoreResume(
  { db }: Pick<Context, "db">,
  userId: string,
  resumeId: string,
): Promise<boolean> {
  const restored = await db
    .update(resume)
    .set({ deletedAt: null })
    .where(
      and(
        eq(resume.id, resumeId),
        eq(resume.ownerId, userId),
        or(isNull(resume.deletedAt), isRestorable()),
      ),
    )
    .returning({ id: resume.id });
  return restored.length > 0;
}

/** Erases a resume with all its data: the room first and the row last, so that a partial failure can be retried. */
export async function eraseResume(
  { db, room, files }: Context & Pick<AppContext, "files">,
  id: string,
): Promise<void> {
  const shares = db.select({ id: share.id }).from(share).where(eq(share.resumeId, id));
  await room(id).destroy();
  await eraseAnnotatedPdfs({ db, files }, id);
  await erasePhotos({ db, files }, id);
  await db.batch([
    db.delete(member).where(eq(member.resumeId, id)),
    db.delete(collaborator).where(eq(collaborator.resumeId, id)),
    db.delete(guestGrant).where(inArray(guestGrant.shareId, shares)),
    db.delete(publicPage).where(eq(publicPage.resumeId, id)),
    db.delete(roomVisit).where(eq(roomVisit.resumeId, id)),
    db.delete(share).where(eq(share.resumeId, id)),
    db.delete(analysis).where(eq(analysis.resumeId, id)),
    db.delete(scorePoint).where(eq(scorePoint.resumeId, id)),
    db.delete(resume).where(eq(resume.id, id)),
  ]);
}

/** Bounds one daily sweep; the next one handles the rest. */
const MAX_PER_SWEEP = 200;

/**
 * Erases resumes that have been in the trash for 30 days. Returns how many; calls `onFailure` for the others.
 */
export async function eraseTrash(
  { db, room, files }: Context & Pick<AppContext, "files">,
  now: number,
  onFailure: (resumeId: string, error: unknown) => void,
): Promise<number> {
  const expired = await db
    .select({ id: resume.id })
    .from(resume)
    .where(lte(resume.deletedAt, new Date(now - TRASH_MS)))
    .limit(MAX_PER_SWEEP);
  let erased = 0;
  for (const { id } of expired) {
    try {
      await eraseResume({ db, room, files }, id);
      erased += 1;
    } catch (error) {
      onFailure(id, error);
    }
  }
  return erased;
}
