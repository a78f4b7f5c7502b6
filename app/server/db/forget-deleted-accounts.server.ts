/**
 * The rooms that still know somebody whose account is deleted. The list is made by the deletion itself: whoever
 * joined a resume and is no account any more. A room leaves it once it has forgotten them.
 */
import { and, eq, notExists, notLike, sql } from "drizzle-orm";
import { guestUserId } from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { matchesCollaborator } from "./access-decisions.server.ts";
import { user } from "./tables/account-tables.ts";
import { collaborator } from "./tables/share-tables.ts";

const BATCH_SIZE = 20;
/** So that one run has an end; the rest goes with the next. */
const MAX_PER_RUN = 1_000;

/** `onFailure` is called for rooms that stay on the list; `personId`: only what is due of this person. */
export async function forgetDeletedAccounts(
  { db, room }: Pick<AppContext, "db" | "room">,
  onFailure: (resumeId: string, error: unknown) => void,
  personId?: string,
): Promise<void> {
  const account = db.select({ one: sql`1` }).from(user).where(eq(user.id, collaborator.personId));
  const due = await db
    .select({ resumeId: collaborator.resumeId, personId: collaborator.personId })
    .from(collaborator)
    .where(
      and(
        personId === undefined ? undefined : eq(collaborator.personId, personId),
        notLike(collaborator.personId, guestUserId("%")),
        notExists(account),
      ),
    )
    .limit(MAX_PER_RUN);

  async function forget({ resumeId, personId }: (typeof due)[number]): Promise<void> {
    try {
      await room(resumeId).forgetPerson(personId);
      await db.delete(collaborator).where(matchesCollaborator(resumeId, personId));
    } catch (error) {
      onFailure(resumeId, error);
    }
  }
  for (let from = 0; from < due.length; from += BATCH_SIZE) {
    await Promise.all(due.slice(from, from + BATCH_SIZE).map(forget));
  }
}
