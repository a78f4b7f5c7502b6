/**
 * The owner's access decisions about a person: a role or a block that overrides every share link until it is cleared.
 */
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

/** SQL condition: the row of this person in this resume. */
export const matchesCollaborator = (resumeId: string, personId: string) =>
  and(eq(collaborator.resumeId, resumeId), eq(collaborator.personId, personId));

/** Returns a statement, to run in one batch with the change that it records. */
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
 * The access that a link grants someone who is not a member: the link's role, or the owner's decision. Null if blocked.
 * A person may have several ids; the strictest decision applies.
 */
export async function shareGrantFor(
  { db }: Context,
  { share, resume }: ActiveShare,
  personIds: readonly string[],
): Promise<ShareGrant | null> {
  const linkGrant = toShareGrant(share);
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
  const roles = decisions.filter((decision): decision is ShareRole => decision !== "blocked");
  const [strictest] = roles.sort((a, b) => (isAtLeast(a, b) ? 1 : -1));
  return { ...linkGrant, role: strictest ?? linkGrant.role };
}

/** Clears a decision; a member's role becomes the link's again. False if there was no decision. */
export async function clearDecision(
  { db }: Context,
  resumeId: string,
  personId: string,
): Promise<boolean> {
  const linkRole = sql`coalesce((select ${share.role} from ${share} where ${share.id} = ${member.shareId}), ${member.role})`;
  const [cleared] = await db.batch([
    db
      .update(collaborator)
      .set({ decision: null, decidedAt: null })
      .where(and(matchesCollaborator(resumeId, personId), isNotNull(collaborator.decision)))
      .returning({ personId: collaborator.personId }),
    db
      .update(member)
      .set({ role: linkRole })
      .where(and(eq(member.resumeId, resumeId), eq(member.userId, personId))),
  ]);
  return cleared.length > 0;
}

/** People whom the owner has removed, latest first. Contains email addresses, so show it only to the owner. */
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
