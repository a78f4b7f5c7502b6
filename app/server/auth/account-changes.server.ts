/** Changes to the signed-in user's own account; sensitive ones require the password again. */
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

/** Throws 400 for a wrong password, 429 after too many; 401 would mean that the session has expired. */
export async function requirePassword(
  context: AppContext,
  user: SignedInUser,
  password: string,
): Promise<VerifiedCredentials> {
  await enforcePasswordRateLimits(context, "password", user.id);
  const verified = await findUserByPassword(context, user.email, password);
  if (verified?.user.id !== user.id) throw wrongPassword();
  await refundRateLimit(context, "password", user.id);
  return verified;
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
 * Ends all sessions; the current sign-in continues under a new token. Throws as for a wrong password if the password
 * was reset since it was verified: the reset wins, and no session started with the old password survives it.
 */
export async function changePassword(
  context: AppContext,
  { row }: ActiveSession,
  { user, hash }: VerifiedCredentials,
  { newPassword, request }: { newPassword: string; request: Request },
) {
  const { db } = context;
  const otherSessionIds = await listOtherSessionIds(context, user.id, row.familyId);
  const password = await hashPassword(newPassword);
  const isOwnAccount = eq(account.userId, user.id);
  // Hashes are salted, so this one exists only if the first statement wrote it.
  const isChanged = exists(
    db
      .select({ id: account.id })
      .from(account)
      .where(and(isOwnAccount, eq(account.password, password))),
  );
  const [changed] = await db.batch([
    db
      .update(account)
      .set({ password, updatedAt: new Date() })
      .where(and(isOwnAccount, eq(account.password, hash)))
      .returning({ id: account.id }),
    db.delete(verification).where(and(eq(verification.value, user.id), isChanged)),
    db.delete(session).where(and(eq(session.userId, user.id), isChanged)),
  ]);
  if (changed.length === 0) throw wrongPassword();
  const { familyId, absoluteExpiresAt } = row;
  const continued = { familyId, absoluteExpiresAt };
  const fresh = await createVerifiedSession(context, { user, hash: password }, request, continued);
  if (!fresh) throw wrongPassword();
  closeSessionSockets(context, otherSessionIds);
  const notification = context.sendMail({
    to: user.email,
    ...passwordChangedMail(context.request.siteOrigin),
  });
  context.waitUntil(
    notification.catch((error) =>
      console.error(`${context.request.id}: failed to send the password notification`, error),
    ),
  );
  return { ...fresh, hash: password };
}

/** Throws as for a wrong password if the password was reset since it was verified. */
export async function deleteAccount(
  context: AppContext,
  verified: VerifiedCredentials,
): Promise<void> {
  if (!(await isPasswordCurrent(context, verified))) throw wrongPassword();
  await eraseAccount(context, verified.user);
}
