/**
 * Resume rows: creation, lookup and lists with the user's role. The content is in the resume's room, a Durable Object.
 */
import { and, desc, eq, getTableColumns, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Role, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { type Design, designForVersion } from "#app/core/resume/design.ts";
import { isUnwrittenResume } from "#app/core/resume/is-empty-resume.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { UNTITLED } from "#app/core/resume/title.ts";
import type { AppContext } from "#app/server/context.ts";
import { copyPhoto } from "./photos.server.ts";
import { newResumeId } from "./resume-id.ts";
import type { ResumeRow } from "./resume-row.ts";
import { user } from "./tables/account-tables.ts";
import { resume } from "./tables/resume-tables.ts";
import { member, share } from "./tables/share-tables.ts";

/** A resume with this user's role, the link by which they became a member, and when it expires (milliseconds). */
export type ResumeWithRole = ResumeRow & {
  role: Role;
  shareId: string | null;
  until: number | null;
  /** For viewers: whether the link includes the PDF. */
  allowDownload: boolean;
};
type Context = Pick<AppContext, "db" | "room">;

interface NewResume {
  ownerId: string;
  templateId: string;
  templateVersion?: number;
  title?: string;
  content?: Resume;
  jobDescription?: JobDescription | null;
  design?: Design;
}

/**
 * Seeds the room before inserting the row, so that every listed resume has content. A failure in between leaves an
 * unreachable room.
 */
export async function createResume({
  context,
  ...input
}: NewResume & { context: Context }): Promise<ResumeRow> {
  const row = await seedRoom(context, input);
  await context.db.insert(resume).values(row);
  return row;
}

/**
 * The user's latest resume on a template; creates one if there is none. Of concurrent calls only one inserts its row,
 * and all return it.
 * @param initial what a new one starts with
 */
export async function findOrCreateOnTemplate(
  context: Context,
  userId: string,
  templateId: string,
  initial: Pick<NewResume, "templateVersion" | "content" | "design"> = {},
): Promise<ResumeRow> {
  const { db } = context;
  const onTemplate = and(
    eq(resume.ownerId, userId),
    eq(resume.templateId, templateId),
    isNull(resume.deletedAt),
  );
  const latest = () =>
    db
      .select()
      .from(resume)
      .where(onTemplate)
      .orderBy(desc(resume.updatedAt), desc(resume.id))
      .limit(1)
      .get();
  const existing = await latest();
  if (existing) return existing;

  const row = await seedRoom(context, { ownerId: userId, templateId, ...initial });
  const inserted = await db
    .insert(resume)
    .select(
      sql`select ${toColumnValues(row)} where not exists (select 1 from ${resume} where ${onTemplate})`,
    )
    .returning({ id: resume.id });
  if (inserted.length > 0) return row;
  await context.room(row.id).destroy();
  const created = await latest();
  if (!created) throw new Error(`Failed to create a resume for user ${userId}`);
  return created;
}

/**
 * Returns a resume to start with on a template: the user's latest one if it is still empty,
 * otherwise a new one, so that existing content is not overwritten.
 */
export async function startOnTemplate(
  context: Context,
  userId: string,
  templateId: string,
  initial: Pick<NewResume, "templateVersion" | "content" | "design">,
): Promise<ResumeRow> {
  const latest = await findOrCreateOnTemplate(context, userId, templateId, initial);
  const state = await context.room(latest.id).read();
  if (state && isUnwrittenResume(state.content)) return latest;
  return createResume({ context, ownerId: userId, templateId, ...initial });
}

/** The user's own and shared resumes, most recently edited first, without the trash. */
export async function listResumes(
  context: Context,
  userId: string,
): Promise<(ResumeWithRole & { ownerName: string | null })[]> {
  const rows = await selectWithRole(context, userId)
    .where(and(isNull(resume.deletedAt), isAccessible(userId)))
    .orderBy(desc(resume.updatedAt), desc(resume.id));
  return rows.map((row) => ({ ...toResumeWithRole(row, userId), ownerName: row.ownerName }));
}

export function countResumes({ db }: Pick<Context, "db">, userId: string): Promise<number> {
  return db.$count(resume, and(eq(resume.ownerId, userId), isNull(resume.deletedAt)));
}

/** Including resumes in the trash. */
export function countAllResumes({ db }: Pick<Context, "db">, userId: string): Promise<number> {
  return db.$count(resume, eq(resume.ownerId, userId));
}

/** Null if the resume does not exist, is in the trash, or is not accessible to this user. */
export async function findResume(
  context: Context,
  userId: string,
  resumeId: string,
): Promise<ResumeWithRole | null> {
  const [row] = await resumeQuery(context, userId, resumeId);
  return row ? toResumeWithRole(row, userId) : null;
}

/** Query for a resume with the user's role. `userId` may be a subquery, so that both run in one batch. */
export function resumeQuery(context: Pick<Context, "db">, userId: string | SQL, resumeId: string) {
  return selectWithRole(context, userId).where(
    and(eq(resume.id, resumeId), isNull(resume.deletedAt), isAccessible(userId)),
  );
}

export async function findOwnerId({ db }: Pick<Context, "db">, resumeId: string): Promise<string> {
  const row = await db
    .select({ ownerId: resume.ownerId })
    .from(resume)
    .where(eq(resume.id, resumeId))
    .get();
  if (!row) throw new Error(`There is no resume ${resumeId}`);
  return row.ownerId;
}

export async function renameResume(context: Context, resumeId: string, title: string) {
  await context.db.update(resume).set({ title }).where(eq(resume.id, resumeId));
}

/** Updates the row from its room after an edit. Ignores older states, because updates may arrive out of order. */
export async function updateRowFromRoom(
  context: Pick<Context, "db">,
  resumeId: string,
  { templateId, design, updatedAt }: Pick<RoomState, "templateId" | "design" | "updatedAt">,
) {
  await context.db
    .update(resume)
    .set({ templateId, templateVersion: design?.version ?? 1, updatedAt: new Date(updatedAt) })
    .where(and(eq(resume.id, resumeId), sql`${resume.updatedAt} <= ${updatedAt}`));
}

/** Creates a copy owned by the user, without the original's scores and history. */
export async function duplicateResume(
  context: Context & Pick<AppContext, "files">,
  userId: string,
  original: ResumeRow,
): Promise<ResumeRow> {
  const state = await context.room(original.id).read();
  const copy = await createResume({
    context,
    ownerId: userId,
    templateId: original.templateId,
    title: `Copy of ${original.title}`.slice(0, CAPS.shortText),
    content: state?.content,
    jobDescription: state?.jobDescription,
    design: state?.design,
  });
  const photo = state?.content.photo;
  if (photo) await copyPhoto(context, original, copy, photo.fileId);
  return copy;
}

/** Creates the room with its content, and returns the row to insert. */
async function seedRoom(context: Context, input: NewResume): Promise<ResumeRow> {
  const id = newResumeId();
  // A copied design keeps its template version.
  const design = { ...designForVersion(input.templateVersion), ...input.design };
  await context.room(id).create({
    resumeId: id,
    templateId: input.templateId,
    content: input.content ?? emptyResume(),
    jobDescription: input.jobDescription ?? null,
    design,
  });
  const now = new Date();
  return {
    id,
    ownerId: input.ownerId,
    title: input.title ?? UNTITLED,
    templateId: input.templateId,
    templateVersion: design.version ?? 1,
    lastScore: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** The row's values in the table's column order, as `insert … select` requires. */
function toColumnValues(row: ResumeRow) {
  const values = Object.entries(getTableColumns(resume)).map(
    ([key, column]) => sql`${sql.param(row[key as keyof ResumeRow], column)}`,
  );
  return sql.join(values, sql`, `);
}

function selectWithRole({ db }: Pick<Context, "db">, userId: string | SQL) {
  return db
    .select({
      resume,
      memberRole: member.role,
      shareId: member.shareId,
      expiresAt: share.expiresAt,
      allowDownload: share.allowDownload,
      ownerName: user.name,
    })
    .from(resume)
    .leftJoin(member, and(eq(member.resumeId, resume.id), eq(member.userId, userId)))
    .leftJoin(share, eq(share.id, member.shareId))
    .leftJoin(user, eq(user.id, resume.ownerId))
    .$dynamic();
}

/** SQL condition: the user owns the resume, or is a member whose link is still active. */
function isAccessible(userId: string | SQL) {
  const isMember = and(
    eq(member.userId, userId),
    isNull(share.revokedAt),
    or(isNull(share.expiresAt), gt(share.expiresAt, new Date())),
  );
  return or(eq(resume.ownerId, userId), isMember);
}

export function toResumeWithRole(
  row: {
    resume: ResumeRow;
    memberRole: Role | null;
    shareId: string | null;
    expiresAt: Date | null;
    allowDownload: boolean | null;
  },
  userId: string,
): ResumeWithRole {
  if (row.resume.ownerId === userId) return ownedResume(row.resume);
  const { memberRole, shareId, expiresAt, allowDownload } = row;
  return {
    ...row.resume,
    role: memberRole ?? "view",
    shareId,
    until: expiresAt?.getTime() ?? null,
    allowDownload: allowDownload ?? false,
  };
}

function ownedResume(row: ResumeRow): ResumeWithRole {
  return { ...row, role: "owner", shareId: null, until: null, allowDownload: true };
}
