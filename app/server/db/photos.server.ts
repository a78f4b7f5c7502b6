/** Photos of resumes: one row each, with the file in R2 under the owner's prefix; the id is a content hash. */
import { and, eq, inArray, lt } from "drizzle-orm";
import type { Resume } from "#app/core/resume/schema.ts";
import type { AppContext } from "#app/server/context.ts";
import type { ResumeRow } from "./resume-row.ts";
import { sha256 } from "./sha256.server.ts";
import { photo } from "./tables/file-tables.ts";
import { resume } from "./tables/resume-tables.ts";

type Context = Pick<AppContext, "db" | "files">;
type OwnedResume = Pick<ResumeRow, "id" | "ownerId">;
export type PhotoRow = typeof photo.$inferSelect;

/** Per resume, including photos that only older versions show. */
const MAX_PHOTOS = 50;
/** Recent photos are spared: the resume may not refer to an upload yet, and a replacement may be undone. */
const UNUSED_GRACE_MS = 600_000;

/** Adding the same photo twice results in one row. */
export async function addPhoto(
  context: Context,
  to: OwnedResume,
  jpeg: Uint8Array<ArrayBuffer>,
): Promise<PhotoRow> {
  // A content hash cannot be guessed without the file.
  const row = newPhotoRow(to, await sha256(jpeg), jpeg.byteLength);
  await storeFileAndRow(context, row, jpeg);
  return row;
}

/** Stores the file before its row, so that every photo in the database can be fetched. */
async function storeFileAndRow(context: Context, row: PhotoRow, jpeg: ArrayBuffer | Uint8Array) {
  await context.files.put(row.r2Key, jpeg, { httpMetadata: { contentType: "image/jpeg" } });
  try {
    await insertPhoto(context, row);
  } catch (error) {
    // The resume may have been erased meanwhile; a file without a row would never be deleted.
    const existing = await findPhoto(context, row.resumeId, row.id).catch(() => row);
    if (!existing) await context.files.delete(row.r2Key);
    throw error;
  }
}

/** Null if the photo does not exist or belongs to another resume. */
export async function findPhoto(
  { db }: Pick<Context, "db">,
  resumeId: string,
  id: string,
): Promise<PhotoRow | null> {
  const isPhoto = and(eq(photo.resumeId, resumeId), eq(photo.id, id));
  return (await db.select().from(photo).where(isPhoto).get()) ?? null;
}

/** A resume's visible photo as a data URL; null if it shows none or refers to another resume's photo. */
export async function visiblePhotoDataUrl(
  context: Context,
  resumeId: string,
  { photo: reference }: Pick<Resume, "photo">,
): Promise<string | null> {
  const row = reference?.visible ? await findPhoto(context, resumeId, reference.fileId) : null;
  const file = row && (await context.files.get(row.r2Key));
  return file ? toDataUrl(await file.arrayBuffer()) : null;
}

const toDataUrl = (jpeg: ArrayBuffer) =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;

/** All stored photos of these resumes, for the account export. */
export function listPhotos(
  { db }: Pick<Context, "db">,
  ...resumeIds: string[]
): Promise<PhotoRow[]> {
  return db.select().from(photo).where(inArray(photo.resumeId, resumeIds));
}

/** Copies a photo to a duplicated resume as a separate file, so that each is erased with its own resume. */
export async function copyPhoto(
  context: Context,
  from: Pick<ResumeRow, "id">,
  to: OwnedResume,
  id: string,
): Promise<void> {
  const original = await findPhoto(context, from.id, id);
  const file = original && (await context.files.get(original.r2Key));
  if (!file) return;
  const row = newPhotoRow(to, id, file.size);
  await storeFileAndRow(context, row, await file.arrayBuffer());
}

/** Deletes all photos of a resume that is being erased. */
export async function erasePhotos(context: Context, resumeId: string): Promise<void> {
  const rows = await context.db.select().from(photo).where(eq(photo.resumeId, resumeId));
  await eraseRows(context, rows);
}

/** Erases unused photos if the resume is at its limit. False if it is still full. */
export async function ensurePhotoCapacity(
  context: Context & Pick<AppContext, "room">,
  resumeId: string,
): Promise<boolean> {
  const count = () => context.db.$count(photo, eq(photo.resumeId, resumeId));
  if ((await count()) < MAX_PHOTOS) return true;
  await eraseUnusedPhotos(context, resumeId, Date.now() - UNUSED_GRACE_MS);
  return (await count()) < MAX_PHOTOS;
}

/** Long enough for an undo or for a collaborator who returns from being offline. */
const UNUSED_RETENTION_MS = 30 * 86_400_000;
/** Bounds one daily sweep; the next one handles the rest. */
const MAX_RESUMES_PER_SWEEP = 100;

/** Erases photos that neither the resume nor any version refers to; checks each photo once in 30 days. */
export async function sweepPhotos(
  context: Context & Pick<AppContext, "room">,
  now: number,
  onFailure: (resumeId: string, error: unknown) => void,
): Promise<void> {
  const resumes = await context.db
    .selectDistinct({ id: photo.resumeId })
    .from(photo)
    .innerJoin(resume, eq(resume.id, photo.resumeId))
    .where(lt(photo.checkedAt, new Date(now - UNUSED_RETENTION_MS)))
    .limit(MAX_RESUMES_PER_SWEEP);
  for (const { id } of resumes) {
    try {
      await eraseUnusedPhotos(context, id, now - UNUSED_RETENTION_MS);
      await context.db
        .update(photo)
        .set({ checkedAt: new Date(now) })
        .where(
          and(eq(photo.resumeId, id), lt(photo.checkedAt, new Date(now - UNUSED_RETENTION_MS))),
        );
    } catch (error) {
      onFailure(id, error);
    }
  }
}

/** Erases only photos that were stored or last checked before `before` (milliseconds). */
async function eraseUnusedPhotos(
  context: Context & Pick<AppContext, "room">,
  resumeId: string,
  before: number,
): Promise<void> {
  const used = await context.room(resumeId).listPhotos();
  const rows = await context.db.select().from(photo).where(eq(photo.resumeId, resumeId));
  const unused = rows.filter((row) => !used.includes(row.id) && row.checkedAt.getTime() < before);
  await eraseRows(context, unused);
}

async function eraseRows({ db, files }: Context, rows: readonly PhotoRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await files.delete(rows.map(({ r2Key }) => r2Key));
  const ids = rows.map(({ id }) => id);
  await db.delete(photo).where(and(eq(photo.resumeId, first.resumeId), inArray(photo.id, ids)));
}

function newPhotoRow({ id: resumeId, ownerId }: OwnedResume, id: string, bytes: number): PhotoRow {
  const now = new Date();
  const r2Key = `${ownerId}/photos/${resumeId}/${id}.jpg`;
  return { resumeId, id, r2Key, bytes, createdAt: now, checkedAt: now };
}

/** For an existing photo, only `checkedAt` is updated. */
async function insertPhoto({ db }: Pick<Context, "db">, row: PhotoRow): Promise<void> {
  const { checkedAt } = row;
  await db
    .insert(photo)
    .values(row)
    .onConflictDoUpdate({ target: [photo.resumeId, photo.id], set: { checkedAt } });
}
