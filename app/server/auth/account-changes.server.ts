/** What somebody signed in does to their own account; what matters asks for the password again. */
import { and, eq, exists, ne } from "drizzle-orm";
import { passwordChangedMail } from "#app/core/account/mails.ts";
import { WRONG_PASSWORD } from "#app/core/account/messages.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { AppContext } from "#app/server/context.ts";
import { eraseAccount } from "#app/server/db/erase-account.server.ts";
import {
  account,
  session,
  user as userTable,
  verification,
} from "#app/server/db/tables/account-tables.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { notifyNameChange } from "./notify-rooms.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { enforcePasswordRateLimits, refundRateLimit } from "./rate-limits.server.ts";
import { type ActiveSession, closeSessionSockets, listOtherSessionIds } from "./sessions.server.ts";
import { findUserByPassword, isPasswordCurrent, type VerifiedCredentials } from "./users.server.ts";
import { createVerifiedSession } from "./verified-session.server.ts";

const wrongPassword = () => fail(400, WRONG_PASSWORD, { success: false, field: "password" });

/** Throws 400 for a wrong password, 429 after too many; 401 would say that the session is dead. */
export async function requirePassword(
  context: AppContext,
  user: SignedInUser,
  password: string,
): Promise<VerifiedCredentials> {
  await enforcePasswordRateLimits(context, "password", user.id);
  const proven = await findUserByPassword(context, user.email, password);
  if (proven?.user.id !== user.id) throw wrongPassword();
  await refundRateLimit(context, "password", user.id);
  return proven;
}

export async function renameUser(
  context: Pick<AppContext, "db" | "room" | "waitUntil">,
  user: SignedInUser,
  fullName: string,
): Promise<SignedInUser> {
  const renamed = await context.db
    .update(userTable)
    .set({ name: fullName, updatedAt: new Date() })
    .where(and(eq(userTable.id, user.id), ne(userTable.name, fullName)))
    .returning({ id: userTable.id });
  if (renamed.length > 0) notifyNameChange(context, user.id);
  return { ...user, fullName };
}

/**
 * All sessions end; this sign-in goes on under a new token. Throws as for a wrong password when the proven
 * one was reset in the meantime: the reset stands, and nobody stays signed in by the password before it.
 */
export async function changePassword(
  context: AppContext,
  { row }: ActiveSession,
  { user, hash }: VerifiedCredentials,
  { newPassword, request }: { newPassword: string; request: Request },
) {
  const { db } = context;
  const others = await listOtherSessionIds(context, user.id, row.familyId);
  const password = await hashPassword(newPassword);
  const own = eq(account.userId, user.id);
  // Salted, the new hash is there only if the first statement wrote it.
  const isDone = exists(
    db
      .select({ id: account.id })
      .from(account)
      .where(and(own, eq(account.password, password))),
  );
  const [changed] = await db.batch([
    db
      .update(account)
      .set({ password, updatedAt: new Date() })
      .where(and(own, eq(account.password, hash)))
      .returning({ id: account.id }),
    db.delete(verification).where(and(eq(verification.value, user.id), isDone)),
    db.delete(session).where(and(eq(session.userId, user.id), isDone)),
  ]);
  if (changed.length === 0) throw wrongPassword();
  const { familyId, absoluteExpiresAt } = row;
  const continues = { familyId, absoluteExpiresAt };
  const fresh = await createVerifiedSession(context, { user, hash: password }, request, continues);
  if (!fresh) throw wrongPassword();
  closeSessionSockets(context, others);
  const told = context.sendMail({
    to: user.email,
    ...passwordChangedMail(context.request.siteOrigin),
  });
  context.waitUntil(
    told.catch((error) => console.error(`${context.request.id}: nobody is told of it`, error)),
  );
  return { ...fresh, hash: password };
}

/** Throws as for a wrong password when the proven one was reset in the meantime. */
export async function deleteAccount(
  context: AppContext,
  proven: VerifiedCredentials,
): Promise<void> {
  if (!(await isPasswordCurrent(context, proven))) throw wrongPassword();
  await eraseAccount(context, proven.user);
}
