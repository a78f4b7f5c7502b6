/** Share links: each grants its role to everyone who has it, until it expires or is revoked. */
import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { keyedHash } from "#app/server/auth/keyed-hash.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { newResumeId } from "./resume-id.ts";
import { hashSecret, isSecret } from "./secret.server.ts";
import { resume } from "./tables/resume-tables.ts";
import { guestGrant, member, share } from "./tables/share-tables.ts";

type Context = Pick<AppContext, "db">;
export type ShareRow = typeof share.$inferSelect;

/** SQL condition: neither revoked nor expired. */
export const isActiveShare = (now = new Date()) =>
  and(isNull(share.revokedAt), or(isNull(share.expiresAt), gt(share.expiresAt, now)));

/**
 * A link's token: 256 bits that only this server can compute. The database stores only its hash, so
 * a copy of the database opens no link, yet the owner can copy the link again.
 */
const tokenOf = (config: AppContext["config"], shareId: string) =>
  keyedHash(config.sessionSecret, "share link", shareId);

/** The token of an active link; null if it was made with another secret. */
export async function readShareToken(
  { config }: Pick<AppContext, "config">,
  { id, tokenHash }: Pick<ShareRow, "id" | "tokenHash">,
): Promise<string | null> {
  const token = tokenOf(config, id);
  return (await hashSecret(token)) === tokenHash ? token : null;
}

export async function createShare(
  { db, config }: Context & Pick<AppContext, "config">,
  input: Pick<ShareRow, "resumeId" | "role" | "createdBy" | "expiresAt" | "allowDownload">,
): Promise<{ row: ShareRow; token: string }> {
  const id = newResumeId();
  const token = tokenOf(config, id);
  const row = {
    ...input,
    id,
    tokenHash: await hashSecret(token),
    createdAt: new Date(),
    revokedAt: null,
  };
  await db.insert(share).values(row);
  return { row, token };
}

/** Active links, newest first, with the number of members and guests of each. */
export async function listShares({ db }: Context, ...resumeIds: string[]) {
  const isActiveOfResumes = and(inArray(share.resumeId, resumeIds), isActiveShare());
  const [rows, members, guests] = await db.batch([
    db.select().from(share).where(isActiveOfResumes).orderBy(desc(share.createdAt), desc(share.id)),
    db
      .select({ shareId: member.shareId, people: count() })
      .from(member)
      .where(inArray(member.resumeId, resumeIds))
      .groupBy(member.shareId),
    db
      .select({ shareId: guestGrant.shareId, people: count() })
      .from(guestGrant)
      .innerJoin(share, eq(guestGrant.shareId, share.id))
      .where(isActiveOfResumes)
      .groupBy(guestGrant.shareId),
  ]);
  const countIn = (list: { shareId: string | null; people: number }[], id: string) =>
    list.find(({ shareId }) => shareId === id)?.people ?? 0;
  return rows.map((row) => ({
    ...row,
    members: countIn(members, row.id),
    guests: countIn(guests, row.id),
  }));
}

export function countShares({ db }: Context, resumeId: string): Promise<number> {
  return db.$count(share, and(eq(share.resumeId, resumeId), isActiveShare()));
}

/** An active link with its resume; null if the link is unknown or inactive, or its resume is deleted. */
export async function findShareByToken({ db }: Context, token: string) {
  if (!isSecret(token)) return null;
  return findActiveShare(db, eq(share.tokenHash, await hashSecret(token)));
}

export const findShare = ({ db }: Context, id: string) => findActiveShare(db, eq(share.id, id));

export type ActiveShare = NonNullable<Awaited<ReturnType<typeof findActiveShare>>>;

async function findActiveShare(db: Context["db"], condition: ReturnType<typeof eq>) {
  const [row] = await activeShareQuery(db, condition);
  return row ?? null;
}

/** Query for the active link with this token hash. */
export const shareByTokenHashQuery = ({ db }: Context, tokenHash: string) =>
  activeShareQuery(db, eq(share.tokenHash, tokenHash));

/** Aliased apart from the resume's columns, because a D1 batch keeps only one column of each name. */
const shareColumns = {
  ...getTableColumns(share),
  id: sql<string>`${share.id}`.as("link_id"),
  createdAt: sql`${share.createdAt}`.mapWith(share.createdAt).as("linked_at"),
};

function activeShareQuery(db: Context["db"], condition: ReturnType<typeof eq>) {
  return db
    .select({ share: shareColumns, resume })
    .from(share)
    .innerJoin(resume, eq(share.resumeId, resume.id))
    .where(and(condition, isActiveShare(), isNull(resume.deletedAt)));
}

/** Revokes a link and deletes its memberships in one batch. False if this resume has no such active link. */
export async function revokeShare(
  { db }: Context,
  resumeId: string,
  shareId: string,
): Promise<boolean> {
  const [revoked] = await db.batch([
    db
      .update(share)
      .set({ revokedAt: new Date() })
      .where(and(eq(share.id, shareId), eq(share.resumeId, resumeId), isNull(share.revokedAt)))
      .returning({ id: share.id }),
    db.delete(member).where(and(eq(member.resumeId, resumeId), eq(member.shareId, shareId))),
  ]);
  return revoked.length > 0;
}

/** The access that a link grants: role, link id, expiry (milliseconds) and whether a viewer may download the PDF. */
export function toShareGrant({ id, role, expiresAt, allowDownload }: ShareRow): {
  role: ShareRole;
  shareId: string;
  until: number | null;
  allowDownload: boolean;
} {
  return { role, shareId: id, until: expiresAt?.getTime() ?? null, allowDownload };
}
