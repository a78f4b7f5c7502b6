/** Sessions that rest on a password, which may be reset while they begin. */
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { session } from "#app/server/db/tables/account-tables.ts";
import { isStillProven, type Proven } from "./people.server.ts";
import { beginSession } from "./sessions.server.ts";

/**
 * Null when the password is another by now. A reset writes the password first and ends the sessions then:
 * one that begins in between is seen here, one that began before goes with the others.
 */
export async function beginProvenSession(
  context: Pick<AppContext, "db" | "config" | "waitUntil">,
  proven: Proven,
  request: Request,
  continues?: Parameters<typeof beginSession>[3],
) {
  const fresh = await beginSession(context, proven.user.id, request, continues);
  if (await isStillProven(context, proven)) return fresh;
  await context.db.delete(session).where(eq(session.id, fresh.rowId));
  return null;
}
