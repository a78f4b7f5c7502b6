/** Sessions that rest on a password, which may be reset while they begin. */
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { session } from "#app/server/db/tables/account-tables.ts";
import { createSession } from "./sessions.server.ts";
import { isPasswordCurrent, type VerifiedCredentials } from "./users.server.ts";

/**
 * Null when the password is another by now. A reset writes the password first and ends the sessions then:
 * one that begins in between is seen here, one that began before goes with the others.
 */
export async function createVerifiedSession(
  context: Pick<AppContext, "db" | "config" | "waitUntil">,
  proven: VerifiedCredentials,
  request: Request,
  continues?: Parameters<typeof createSession>[3],
) {
  const fresh = await createSession(context, proven.user.id, request, continues);
  if (await isPasswordCurrent(context, proven)) return fresh;
  await context.db.delete(session).where(eq(session.id, fresh.rowId));
  return null;
}
