/**
 * Annotated PDFs of a resume (its PDF with a reader's marks and notes): one row each, with the file in R2 under the
 * owner's prefix.
 */
import { and, desc, eq, inArray } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import type { ResumeRow } from "./resume-row.ts";
import { user } from "./tables/account-tables.ts";
import { annotatedCopy } from "./tables/file-tables.ts";

type Context = Pick<AppContext, "db" | "files">;
/** `by` is the creator's name; null if their account was deleted. */
export type AnnotatedPdf = typeof annotatedCopy.$inferSelect & { by: string | null };

/** Stores the file before its row, so that every listed PDF can be opened. */
export async function addAnnotatedPdf(
  { db, files }: Context,
  resume: Pick<ResumeRow, "id" | "ownerId">,
  created: { createdBy: string; name: string; pdf: Uint8Array<ArrayBuffer> },
): Promise<typeof annotatedCopy.$inferSelect> {
  const id = crypto.randomUUID().replaceAll("-", "");
  const row = {
    id,
    resumeId: resume.id,
    createdBy: created.createdBy,
    r2Key: `${resume.ownerId}/copies/${resume.id}/${id}.pdf`,
    name: created.name,
    bytes: created.pdf.byteLength,
    createdAt: new Date(),
  };
  await files.put(row.r2Key, created.pdf, { httpMetadata: { contentType: "application/pdf" } });
  try {
    await db.insert(annotatedCopy).values(row);
  } catch (error) {
    await files.delete(row.r2Key);
    throw error;
  }
  return row;
}

/** Newest first. */
export async function listAnnotatedPdfs(
  { db }: Pick<Context, "db">,
  ...resumeIds: string[]
): Promise<AnnotatedPdf[]> {
  const rows = await db
    .select({ annotatedPdf: annotatedCopy, by: user.name })
    .from(annotatedCopy)
    .leftJoin(user, eq(user.id, annotatedCopy.createdBy))
    .where(inArray(annotatedCopy.resumeId, resumeIds))
    .orderBy(desc(annotatedCopy.createdAt), desc(annotatedCopy.id));
  return rows.map(({ annotatedPdf, by }) => ({ ...annotatedPdf, by }));
}

export function countAnnotatedPdfs({ db }: Pick<Context, "db">, resumeId: string): Promise<number> {
  return db.$count(annotatedCopy, eq(annotatedCopy.resumeId, resumeId));
}

/** Null if it does not exist or belongs to another resume. */
export async function findAnnotatedPdf({ db }: Pick<Context, "db">, resumeId: string, id: string) {
  const row = await db
    .select()
    .from(annotatedCopy)
    .where(and(eq(annotatedCopy.id, id), eq(annotatedCopy.resumeId, resumeId)))
    .get();
  return row ?? null;
}

export async function deleteAnnotatedPdf(
  { db, files }: Context,
  annotatedPdf: Pick<AnnotatedPdf, "id" | "r2Key">,
): Promise<void> {
  await files.delete(annotatedPdf.r2Key);
  await db.delete(annotatedCopy).where(eq(annotatedCopy.id, annotatedPdf.id));
}

/** Deletes all annotated PDFs of a resume that is being erased. */
export async function eraseAnnotatedPdfs({ db, files }: Context, resumeId: string): Promise<void> {
  const ofResume = eq(annotatedCopy.resumeId, resumeId);
  const rows = await db.select({ key: annotatedCopy.r2Key }).from(annotatedCopy).where(ofResume);
  if (rows.length === 0) return;
  await files.delete(rows.map(({ key }) => key));
  await db.delete(annotatedCopy).where(ofResume);
}
