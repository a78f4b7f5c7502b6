/** The dashboard's rows: which resumes there are, whose, and in which role someone reaches them. */
import { and, desc, eq, getTableColumns, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Role, RoomState } from "#app/core/collab/protocol/room-api.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { type Design, onVersion } from "#app/core/resume/design.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { UNTITLED } from "#app/core/resume/title.ts";
import type { AppContext } from "#app/server/context.ts";
import { copyPhoto } from "./photos.server.ts";
import { newResumeId } from "./resume-id.ts";
import type { ResumeRow } from "./resume-row.ts";
import { user } from "./tables/account-tables.ts";
import { resume } from "./tables/resume-tables.ts";
import { member, share } from "./tables/share-tables.ts";

/** With the link that made somebody a member, and when it ends by itself. */
export type ResumeWithRole = ResumeRow & {
  role: Role;
  shareId: string | null;
  until: number | null;
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
 * The room is seeded before the row exists, so that whoever sees a resume sees its content.
 * A failure between the two leaves a room that nobody can reach.
 */
export async function createResume({
  context,
  ...made
}: NewResume & { context: Context }): Promise<ResumeRow> {
  const row = await seedRoom(context, made);
  await context.db.insert(resume).values(row);
  return row;
}

/**
 * The user's latest resume on a template, made when there is none. Asked twice at once, the database
 * lets one row in and both answers name it.
 */
export async function findOrCreateOnTemplate(
  context: Context,
  userId: string,
  templateId: string,
  templateVersion?: number,
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

  const row = await seedRoom(context, { ownerId: userId, templateId, templateVersion });
  const inserted = await db
    .insert(resume)
    .select(
      sql`select ${columnValues(row)} where not exists (select 1 from ${resume} where ${onTemplate})`,
    )
    .returning({ id: resume.id });
  if (inserted.length > 0) return row;
  await context.room(row.id).destroy();
  const winner = await latest();
  if (!winner) throw new Error(`No resume could be made for user ${userId}`);
  return winner;
}

/** One's own and those shared with one, latest edit first; the trash is not among them. */
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

/** With those in the trash. */
export function countAllResumes({ db }: Pick<Context, "db">, userId: string): Promise<number> {
  return db.$count(resume, eq(resume.ownerId, userId));
}

/** Null for a resume that is absent, in the trash, or none of this user's business: they look alike. */
export async function findResume(
  context: Context,
  userId: string,
  resumeId: string,
): Promise<ResumeWithRole | null> {
  const [row] = await resumeQuery(context, userId, resumeId);
  return row ? toResumeWithRole(row, userId) : null;
}

export function resumeQuery(context: Pick<Context, "db">, userId: string | SQL, resumeId: string) {
  return selectWithRole(context, userId).where(
    and(eq(resume.id, resumeId), isNull(resume.deletedAt), isAccessible(userId)),
  );
}

export async function renameResume(context: Context, resumeId: string, title: string) {
  await context.db.update(resume).set({ title }).where(eq(resume.id, resumeId));
}

/** Brings the row in line with its room after an edit. Times only move forward: projections may cross. */
export async function projectResume(
  context: Pick<Context, "db">,
  resumeId: string,
  { templateId, design, updatedAt }: Pick<RoomState, "templateId" | "design" | "updatedAt">,
) {
  await context.db
    .update(resume)
    .set({ templateId, templateVersion: design?.version ?? 1, updatedAt: new Date(updatedAt) })
    .where(and(eq(resume.id, resumeId), sql`${resume.updatedAt} <= ${updatedAt}`));
}

/** A copy of one's own; scores and history stay with the original. */
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
    title: `Copy of ${original.title}`.slice(0, 200),
    content: state?.content,
    jobDescription: state?.jobDescription,
    design: state?.design,
  });
  const photo = state?.content.photo;
  if (photo) await copyPhoto(context, original, copy, photo.fileId);
  return copy;
}

async function seedRoom(context: Context, made: NewResume): Promise<ResumeRow> {
  const id = newResumeId();
  // What is copied keeps its version.
  const design = { ...onVersion(made.templateVersion), ...made.design };
  await context.room(id).create({
    resumeId: id,
    templateId: made.templateId,
    content: made.content ?? emptyResume(),
    jobDescription: made.jobDescription ?? null,
    design,
  });
  const now = new Date();
  return {
    id,
    ownerId: made.ownerId,
    title: made.title ?? UNTITLED,
    templateId: made.templateId,
    templateVersion: design.version ?? 1,
    lastScore: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** The row's values in the table's order, as `insert … select` wants them. */
function columnValues(row: ResumeRow) {
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
      ownerName: user.name,
    })
    .from(resume)
    .leftJoin(member, and(eq(member.resumeId, resume.id), eq(member.userId, userId)))
    .leftJoin(share, eq(share.id, member.shareId))
    .leftJoin(user, eq(user.id, resume.ownerId))
    .$dynamic();
}

/** Whoever came by a link may stay as long as it lasts. */
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
  },
  userId: string,
): ResumeWithRole {
  if (row.resume.ownerId === userId) return ownedResume(row.resume);
  const { memberRole, shareId, expiresAt } = row;
  return {
    ...row.resume,
    role: memberRole ?? "view",
    shareId,
    until: expiresAt?.getTime() ?? null,
  };
}

function ownedResume(row: ResumeRow): ResumeWithRole {
  return { ...row, role: "owner", shareId: null, until: null };
}
