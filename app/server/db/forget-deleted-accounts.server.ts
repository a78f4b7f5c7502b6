/**
 * Removes deleted accounts from the rooms that still hold their id and name. The pending work is derived from data:
 * collaborators without an account. A row is deleted once its room has forgotten the account.
 */
import { and, eq, notExists, notLike, sql } from "drizzle-orm";
import { guestUserId } from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { matchesCollaborator } from "./access-decisions.server.ts";
import { user } from "./tables/account-tables.ts";
import { collaborator } from "./tables/share-tables.ts";

/** Rooms called at once. */
const BATCH_SIZE = 20;
/** Bounds one run; the next one handles the rest. */
const MAX_PER_RUN = 1_000;

/** Calls `onFailure` for rooms that failed and remain pending; `personId` limits the run to one account. */
export async function forgetDeletedAccounts(
  { db, room }: Pick<AppContext, "db" | "room">,
  onFailure: (resumeId: string, error: unknown) => void,
  personId?: string,
): Promise<void> {
  const accountOfRow = db
    .select({ one: sql`1` })
    .from(user)
    .where(eq(user.id, collaborator.personId));
  const pending = await db
    .select({ resumeId: collaborator.resumeId, personId: collaborator.personId })
    .from(collaborator)
    .where(
      and(
        personId === undefined ? undefined : eq(collaborator.personId, personId),
        // Guests have no account.
        notLike(collaborator.personId, guestUserId("%")),
        notExists(accountOfRow),
      ),
    )
    .limit(MAX_PER_RUN);

  async function forget({ resumeId, personId }: (typeof pending)[number]): Promise<void> {
    try {
      await room(resumeId).forgetPerson(personId);
      await db.delete(collaborator).where(matchesCollaborator(resumeId, personId));
    } catch (error) {
      onFailure(resumeId, error);
    }
  }
  for (let from = 0; from < pending.length; from += BATCH_SIZE) {
    await Promise.all(pending.slice(from, from + BATCH_SIZE).map(forget));
  }
}
