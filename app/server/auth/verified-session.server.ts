/** Creates sessions by password, which may be reset at the same moment. */
import { eq } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { session } from "#app/server/db/tables/account-tables.ts";
import { type ContinuedSignIn, createSession } from "./sessions.server.ts";
import { isPasswordCurrent, type VerifiedCredentials } from "./users.server.ts";

/**
 * Null if the password has changed since it was verified. A reset first writes the password and then ends sessions:
 * a session created in between is detected here, an earlier one is ended by the reset.
 * @param continued the sign-in that goes on with a new session after the user has changed the password
 */
export async function createVerifiedSession(
  context: Pick<AppContext, "db" | "config" | "waitUntil">,
  verified: VerifiedCredentials,
  request: Request,
  continued?: ContinuedSignIn,
) {
  const fresh = await createSession(context, verified.user.id, request, continued);
  if (await isPasswordCurrent(context, verified)) return fresh;
  await context.db.delete(session).where(eq(session.id, fresh.rowId));
  return null;
}
