/** The owner's word on a person: it holds whichever link that person opens, until the owner takes it back. */
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import {
  ANONYMOUS,
  FORMER_COLLABORATOR,
  isGuest,
  type ShareRole,
  shownName,
} from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { type ActiveShare, toShareGrant } from "./shares.server.ts";
import { user } from "./tables/account-tables.ts";
import { collaborator, guest, member, share } from "./tables/share-tables.ts";

type Context = Pick<AppContext, "db">;
export type Decision = ShareRole | "blocked";
export type ShareGrant = ReturnType<typeof toShareGrant>;

export const matchesCollaborator = (resumeId: string, personId: string) =>
  and(eq(collaborator.resumeId, resumeId), eq(collaborator.personId, personId));

/** To be run with what it stands for, in one batch. */
export function recordDecision(
  { db }: Context,
  resumeId: string,
  personId: string,
  decision: Decision,
) {
  const now = new Date();
  return db
    .insert(collaborator)
    .values({ resumeId, personId, decision, decidedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [collaborator.resumeId, collaborator.personId],
      set: { decision, decidedAt: now },
    });
}

/**
 * How a link lets somebody in who has no membership of their own: in its role, or as the owner has decided. Null
 * for one who is blocked. Of several ids that one person is known by, the strictest decision holds.
 */
export async function shareGrantFor(
  { db }: Context,
  { share, resume }: ActiveShare,
  personIds: readonly string[],
): Promise<ShareGrant | null> {
  const admission = toShareGrant(share);
  const rows = await db
    .select({ decision: collaborator.decision })
    .from(collaborator)
    .where(
      and(
        eq(collaborator.resumeId, resume.id),
        inArray(collaborator.personId, [...personIds]),
        isNotNull(collaborator.decision),
      ),
    );
  const decisions = rows.flatMap(({ decision }) => decision ?? []);
  if (decisions.includes("blocked")) return null;
  const roles = decisions.filter((one): one is ShareRole => one !== "blocked");
  const [strictest] = roles.sort((one, other) => (isAtLeast(one, other) ? 1 : -1));
  return { ...admission, role: strictest ?? admission.role };
}

/** From now on the link decides: a member has its role. False when nothing was decided. */
export async function clearDecision(
  { db }: Context,
  resumeId: string,
  personId: string,
): Promise<boolean> {
  const ofLink = sql`coalesce((select ${share.role} from ${share} where ${share.id} = ${member.shareId}), ${member.role})`;
  const [undone] = await db.batch([
    db
      .update(collaborator)
      .set({ decision: null, decidedAt: null })
      .where(and(matchesCollaborator(resumeId, personId), isNotNull(collaborator.decision)))
      .returning({ personId: collaborator.personId }),
    db
      .update(member)
      .set({ role: ofLink })
      .where(and(eq(member.resumeId, resumeId), eq(member.userId, personId))),
  ]);
  return undone.length > 0;
}

/** Those the owner has removed, the last first; the address is for the owner's eyes only. */
export async function listRemovedPeople({ db }: Context, resumeId: string) {
  const rows = await db
    .select({
      userId: collaborator.personId,
      fullName: user.name,
      guestName: guest.name,
      email: user.email,
      removedAt: collaborator.decidedAt,
    })
    .from(collaborator)
    .leftJoin(user, eq(user.id, collaborator.personId))
    .leftJoin(guest, eq(sql`'guest:' || ${guest.id}`, collaborator.personId))
    .where(and(eq(collaborator.resumeId, resumeId), eq(collaborator.decision, "blocked")))
    .orderBy(desc(collaborator.decidedAt));
  return rows.map(({ guestName, fullName, ...row }) => ({
    ...row,
    fullName: fullName ?? guestDisplayName(row.userId, guestName),
  }));
}

export const guestDisplayName = (userId: string, name: string | null) =>
  shownName({ userId, name: name ?? (isGuest({ userId }) ? ANONYMOUS : FORMER_COLLABORATOR) });
