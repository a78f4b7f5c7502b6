/** Photos of resumes: a row each, the file in R2 under the owner's prefix, both named by their content. */
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

/** Enough for all a person tries; versions hold on to theirs. */
const MAX_PHOTOS = 50;
/** Somebody else's may be stored, and not yet named by the resume; what was just replaced may be undone. */
const UNUSED_GRACE_MS = 600_000;

/** The same one again is one. */
export async function addPhoto(
  context: Context,
  to: OwnedResume,
  jpeg: Uint8Array<ArrayBuffer>,
): Promise<PhotoRow> {
  // Nobody guesses it who does not have the picture.
  const row = newPhotoRow(to, await sha256(jpeg), jpeg.byteLength);
  await storeFileAndRow(context, row, jpeg);
  return row;
}

/** The file is stored before its row, so that whoever finds a photo can fetch it. */
async function storeFileAndRow(context: Context, row: PhotoRow, jpeg: ArrayBuffer | Uint8Array) {
  await context.files.put(row.r2Key, jpeg, { httpMetadata: { contentType: "image/jpeg" } });
  try {
    await insertPhoto(context, row);
  } catch (error) {
    // Its resume has gone meanwhile: without a row nobody would ever take the picture away.
    const isNamed = await findPhoto(context, row.resumeId, row.id).catch(() => row);
    if (!isNamed) await context.files.delete(row.r2Key);
    throw error;
  }
}

/** Null for a photo of another resume, as for none. */
export async function findPhoto(
  { db }: Pick<Context, "db">,
  resumeId: string,
  id: string,
): Promise<PhotoRow | null> {
  const isIt = and(eq(photo.resumeId, resumeId), eq(photo.id, id));
  return (await db.select().from(photo).where(isIt).get()) ?? null;
}

/** The photo that a resume shows, as data for a page; null where it shows none, or names one that is not its own. */
export async function visiblePhotoDataUrl(
  context: Context,
  resumeId: string,
  { photo: named }: Pick<Resume, "photo">,
): Promise<string | null> {
  const found = named?.visible ? await findPhoto(context, resumeId, named.fileId) : null;
  const file = found && (await context.files.get(found.r2Key));
  return file ? toDataUrl(await file.arrayBuffer()) : null;
}

const toDataUrl = (jpeg: ArrayBuffer) =>
  `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`;

/** Every photo kept of these resumes, for whoever takes all that is theirs along. */
export function listPhotos(
  { db }: Pick<Context, "db">,
  ...resumeIds: string[]
): Promise<PhotoRow[]> {
  return db.select().from(photo).where(inArray(photo.resumeId, resumeIds));
}

/** The same photo for a copy of its resume, as a file of its own: each goes with its own resume. */
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

/** All of a resume's, when it goes for good. */
export async function erasePhotos(context: Context, resumeId: string): Promise<void> {
  const rows = await context.db.select().from(photo).where(eq(photo.resumeId, resumeId));
  await eraseRows(context, rows);
}

/** False when the resume is full even without those that neither it nor any of its versions shows. */
export async function ensurePhotoCapacity(
  context: Context & Pick<AppContext, "room">,
  resumeId: string,
): Promise<boolean> {
  const count = () => context.db.$count(photo, eq(photo.resumeId, resumeId));
  if ((await count()) < MAX_PHOTOS) return true;
  await eraseUnusedPhotos(context, resumeId, Date.now() - UNUSED_GRACE_MS);
  return (await count()) < MAX_PHOTOS;
}

/** As long as somebody may still undo, or come back from being offline. */
const UNUSED_RETENTION_MS = 30 * 86_400_000;
/** So that one night's sweep has an end; the rest goes the next night. */
const MAX_RESUMES_PER_SWEEP = 100;

/** Photos that nothing refers to any more; each is looked at once in 30 days. */
export async function sweepPhotos(
  context: Context & Pick<AppContext, "room">,
  now: number,
  onFailure: (resumeId: string, error: unknown) => void,
): Promise<void> {
  const due = await context.db
    .selectDistinct({ id: photo.resumeId })
    .from(photo)
    .innerJoin(resume, eq(resume.id, photo.resumeId))
    .where(lt(photo.checkedAt, new Date(now - UNUSED_RETENTION_MS)))
    .limit(MAX_RESUMES_PER_SWEEP);
  for (const { id } of due) {
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

/** Only those stored, or last looked at, before `before`. */
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

/** One that was there already is as good as new. */
async function insertPhoto({ db }: Pick<Context, "db">, row: PhotoRow): Promise<void> {
  const { checkedAt } = row;
  await db
    .insert(photo)
    .values(row)
    .onConflictDoUpdate({ target: [photo.resumeId, photo.id], set: { checkedAt } });
}
