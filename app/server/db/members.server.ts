/** Members of a resume: people with an account who joined by a share link. */
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { matchesCollaborator, recordDecision } from "./access-decisions.server.ts";
import { findResume, type ResumeWithRole } from "./resumes.server.ts";
import { type ActiveShare, isActiveShare } from "./shares.server.ts";
import { user } from "./tables/account-tables.ts";
import { collaborator, member, share } from "./tables/share-tables.ts";

type Context = Pick<AppContext, "db" | "room">;

/** Members who currently have access, in the order they joined. Contains email addresses: show only to the owner. */
export async function listMembers(context: Pick<Context, "db">, resumeId: string) {
  const members = await listMembersOfResumes(context, resumeId);
  return members.map(({ resumeId: _, ...member }) => member);
}

export function listMembersOfResumes({ db }: Pick<Context, "db">, ...resumeIds: string[]) {
  return db
    .select({
      resumeId: member.resumeId,
      userId: user.id,
      fullName: user.name,
      email: user.email,
      profileImageUrl: user.image,
      role: member.role,
      shareId: member.shareId,
      isDecided: sql<boolean>`${collaborator.decision} is not null`.mapWith(Boolean),
      joinedAt: member.createdAt,
    })
    .from(member)
    .innerJoin(user, eq(member.userId, user.id))
    .leftJoin(
      collaborator,
      and(eq(collaborator.resumeId, member.resumeId), eq(collaborator.personId, member.userId)),
    )
    .leftJoin(share, eq(member.shareId, share.id))
    .where(and(inArray(member.resumeId, resumeIds), or(isNull(share.id), isActiveShare())))
    .orderBy(asc(member.createdAt), asc(member.userId));
}

/**
 * Joins a signed-in user who opened a link; the resume then appears on their dashboard. A member keeps the link they
 * joined by unless this one grants more: a higher role, or downloads to a viewer. The owner's decision overrides the
 * link. Null for a user whom the owner has removed.
 */
export async function joinByShare(
  context: Context,
  userId: string,
  activeShare: ActiveShare,
  /** The user's access without the link, if already loaded. */
  currentAccess?: ResumeWithRole | null,
): Promise<ResumeWithRole | null> {
  const { db } = context;
  const { id: resumeId } = activeShare.resume;
  const existing =
    currentAccess === undefined ? await findResume(context, userId, resumeId) : currentAccess;
  if (existing && !grantsMore(activeShare.share, existing)) return existing;
  const { id: shareId, role } = activeShare.share;
  const now = Date.now();
  const decision = sql`(select ${collaborator.decision} from ${collaborator} where ${matchesCollaborator(resumeId, userId)})`;
  const isMember = and(eq(member.resumeId, resumeId), eq(member.userId, userId));
  await db.batch([
    // Checked in the statement, because the link may be revoked or the user removed concurrently.
    db
      .insert(member)
      .select(
        sql`select ${resumeId}, ${userId}, coalesce(${decision}, ${role}), ${shareId}, ${now} where ${decision} is not 'blocked' and exists (select 1 from ${share} where ${and(eq(share.id, shareId), isActiveShare())})`,
      )
      .onConflictDoUpdate({
        target: [member.resumeId, member.userId],
        set: { role: sql`excluded.role`, shareId },
      }),
    db
      .insert(collaborator)
      .select(
        sql`select ${resumeId}, ${userId}, null, null, ${now} where exists (select 1 from ${member} where ${isMember})`,
      )
      .onConflictDoNothing(),
  ]);
  return findResume(context, userId, resumeId);
}

function grantsMore(
  { role, allowDownload }: ActiveShare["share"],
  current: Pick<ResumeWithRole, "role" | "allowDownload">,
): boolean {
  if (!isAtLeast(current.role, role)) return true;
  return current.role === "view" && allowDownload && !current.allowDownload;
}

/** Sets a member's role and records it as the owner's decision. False if the user is not a member. */
export async function setMemberRole(
  { db }: Pick<Context, "db">,
  resumeId: string,
  userId: string,
  role: ShareRole,
): Promise<boolean> {
  const isThisMember = and(eq(member.resumeId, resumeId), eq(member.userId, userId));
  if ((await db.$count(member, isThisMember)) === 0) return false;
  await db.batch([
    db.update(member).set({ role }).where(isThisMember),
    recordDecision({ db }, resumeId, userId, role),
  ]);
  return true;
}

/** Removes a member and blocks them until the owner clears the decision. False if the user is not a member. */
export async function removeMember(
  { db }: Pick<Context, "db">,
  resumeId: string,
  userId: string,
): Promise<boolean> {
  const isThisMember = and(eq(member.resumeId, resumeId), eq(member.userId, userId));
  if ((await db.$count(member, isThisMember)) === 0) return false;
  await db.batch([
    db.delete(member).where(isThisMember),
    recordDecision({ db }, resumeId, userId, "blocked"),
  ]);
  return true;
}

/** The user's own choice; they may join again. False if the user is not a member. */
export async function leaveResume(
  { db }: Pick<Context, "db">,
  resumeId: string,
  userId: string,
): Promise<boolean> {
  const removed = await db
    .delete(member)
    .where(and(eq(member.resumeId, resumeId), eq(member.userId, userId)))
    .returning({ userId: member.userId });
  return removed.length > 0;
}
