/** Annotated copies of a resume's PDF: a row each, the file in R2 under the owner's prefix. */
import { and, desc, eq, inArray } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import type { ResumeRow } from "./resume-row.ts";
import { user } from "./tables/account-tables.ts";
import { annotatedCopy } from "./tables/file-tables.ts";

type Context = Pick<AppContext, "db" | "files">;
/** With the maker's name; null when their account is gone. */
export type AnnotatedPdf = typeof annotatedCopy.$inferSelect & { by: string | null };

/** The file is stored before its row, so that whoever sees a copy can open it. */
export async function addAnnotatedPdf(
  { db, files }: Context,
  resume: Pick<ResumeRow, "id" | "ownerId">,
  made: { createdBy: string; name: string; pdf: Uint8Array<ArrayBuffer> },
): Promise<typeof annotatedCopy.$inferSelect> {
  const id = crypto.randomUUID().replaceAll("-", "");
  const row = {
    id,
    resumeId: resume.id,
    createdBy: made.createdBy,
    r2Key: `${resume.ownerId}/copies/${resume.id}/${id}.pdf`,
    name: made.name,
    bytes: made.pdf.byteLength,
    createdAt: new Date(),
  };
  await files.put(row.r2Key, made.pdf, { httpMetadata: { contentType: "application/pdf" } });
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
    .select({ copy: annotatedCopy, by: user.name })
    .from(annotatedCopy)
    .leftJoin(user, eq(user.id, annotatedCopy.createdBy))
    .where(inArray(annotatedCopy.resumeId, resumeIds))
    .orderBy(desc(annotatedCopy.createdAt), desc(annotatedCopy.id));
  return rows.map(({ copy, by }) => ({ ...copy, by }));
}

export function countAnnotatedPdfs({ db }: Pick<Context, "db">, resumeId: string): Promise<number> {
  return db.$count(annotatedCopy, eq(annotatedCopy.resumeId, resumeId));
}

/** Null for a copy of another resume, as for none. */
export async function findAnnotatedPdf(
  { db }: Pick<Context, "db">,
  resumeId: string,
  copyId: string,
) {
  const row = await db
    .select()
    .from(annotatedCopy)
    .where(and(eq(annotatedCopy.id, copyId), eq(annotatedCopy.resumeId, resumeId)))
    .get();
  return row ?? null;
}

export async function deleteAnnotatedPdf(
  { db, files }: Context,
  copy: Pick<AnnotatedPdf, "id" | "r2Key">,
): Promise<void> {
  await files.delete(copy.r2Key);
  await db.delete(annotatedCopy).where(eq(annotatedCopy.id, copy.id));
}

/** All of a resume's, when it goes for good. */
export async function eraseAnnotatedPdfs({ db, files }: Context, resumeId: string): Promise<void> {
  const ofResume = eq(annotatedCopy.resumeId, resumeId);
  const rows = await db.select({ key: annotatedCopy.r2Key }).from(annotatedCopy).where(ofResume);
  if (rows.length === 0) return;
  await files.delete(rows.map(({ key }) => key));
  await db.delete(annotatedCopy).where(ofResume);
}
